import { describe, expect, test } from 'vitest';
import { bodyOfMark, drawTile } from '#lib/mark.ts';
import { readMark } from './mark.ts';

const GROUND = '#0b1a24';

const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;

const read = (source: string) => readMark('brand/mark.svg', source, GROUND);
const messagesOf = (source: string) => read(source).problems.map(({ message }) => message);

const SHAPE = '<path d="M2 2h20v20H2z"/>';

describe('a mark that is a drawing is taken', () => {
  test.each([
    ['in the colour of what stands about it', SHAPE],
    ['in lines', '<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9"/></g>'],
    ['in colours of its own', '<path fill="#e8c37a" d="M2 2h20v20H2z"/>'],
    ['in that colour, however it is written', '<path fill="currentcolor" d="M2 2h20v20H2z"/>'],
    ['in the name of a colour', '<path fill="Gold" stroke="RGB(240,230,210)" d="M2 2h20v20H2z"/>'],
    [
      'with styles',
      `<style>.a{fill:#e8c37a}</style><path class="a" d="M2 2h9v9H2z"/><path class="a" d="M12 12h9v9h-9z"/>`,
    ],
    [
      'with a gradient',
      `<linearGradient id="g"><stop stop-color="#fff"/></linearGradient><path fill="url(#g)" d="M2 2h20v20H2z"/>`,
    ],
    [
      'with what programs leave in it',
      `<!-- drawn --><metadata>x</metadata><title>Mark</title>${SHAPE}`,
    ],
  ])('%s', (_, inner) => {
    const { value, problems } = read(svg(inner));
    expect(problems).toEqual([]);
    expect(value?.viewBox).toBe('0 0 24 24');
    expect(value?.body).toMatch(/<(path|circle|rect|g)\b/);
    expect(value?.body).not.toMatch(/style|class|metadata|title|<!--/);
  });

  test.each([
    ['sheets that are written otherwise', svg(SHAPE, 'viewBox=" 0,0,  24 24 "')],
    [
      'names that are like others',
      svg('<path font-size="9" data-href="a.png" d="M2 2h20v20H2z"/>'),
    ],
    [
      'the declaration of its kind',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg(SHAPE)}`,
    ],
    ['words about addresses', svg(`<title>url(a.svg)</title><desc>@import "a"</desc>${SHAPE}`)],
    [
      'one colour that shows and one that does not',
      svg('<path fill="#0a1c28" d="M2 2h9v9z"/><path fill="#fff" d="M9 9h9v9z"/>'),
    ],
    [
      'no colour but that of others',
      svg('<path fill="transparent" stroke="currentColor" d="M2 2h20v20H2z"/>'),
    ],
  ])('with %s', (_, source) => {
    expect(messagesOf(source)).toEqual([]);
  });

  test('as it stands, without a group about it', () => {
    expect(read(svg(SHAPE)).value?.body).toMatch(/^<path [^>]*\/>$/);
    expect(read(svg(SHAPE, 'viewBox="0 0 24 24" width="48"')).value?.body).toMatch(/^<path /);
  });

  test('in dark colours, where the brand has no dark ground yet', () => {
    const source = svg('<path fill="#0a1c28" d="M2 2h20v20H2z"/>');
    expect(readMark('brand/mark.svg', source, undefined).problems).toEqual([]);
  });

  test('with the paint of its outermost element', () => {
    expect(
      read(svg(SHAPE, 'viewBox="0 0 24 24" fill="none" stroke="currentColor"')).value?.body,
    ).toMatch(/fill="none"/);
  });
});

test.each([
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`), /^holds a script/],
  ['a handler', svg('<path onclick="alert(1)" d="M2 2h20v20H2z"/>'), /^holds a script/],
  ['two drawings', svg(SHAPE) + svg(SHAPE), /^holds more than one drawing/],
  ['pixels', svg('<image href="#a" width="9" height="9"/>'), /^holds a picture of pixels/],
  ['another file', svg('<use href="other.svg#a"/>'), /^points to another file/],
  [
    'another address',
    svg('<use xlink:href="https://firm.example/a.svg#a"/>'),
    /^points to another/,
  ],
  ['a paint elsewhere', svg('<path fill="url(a.svg#b)" d="M2 2h20v20H2z"/>'), /^points to another/],
  ['an import', svg(`<style>@import "a.css";</style>${SHAPE}`), /^points to another file/],
  ['letters', svg('<text x="2" y="20">A</text>'), /^holds letters.*convert them to paths/],
  [
    'movement',
    svg('<path d="M2 2h20v20H2z"><animate attributeName="x"/></path>'),
    /^holds more than a drawing/,
  ],
  [
    'an embedded picture',
    svg('<image xlink:href="data:image/png;base64,AA" width="9" height="9"/>'),
    /^holds a picture of pixels/,
  ],
  [
    'an embedded file',
    svg(`<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}</style>${SHAPE}`),
    /^holds another file, .* without it$/,
  ],
  [
    'what Illustrator keeps for itself',
    `<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${svg(
      `<switch><foreignObject requiredExtensions="&ns_ai;"><i href="a.ai"/></foreignObject><g>${SHAPE}</g></switch>`,
    )}`,
    /^holds what only Illustrator reads: save it anew/,
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`, /^defines entities: export it/],
  ['a link', svg(`<a href="https://firm.example/">${SHAPE}</a>`), /^holds .* a link: .* Take the/],
  [
    'a piece of a page',
    svg('<foreignObject><p><img src="a.png"/></p></foreignObject>'),
    /^holds more than a drawing, a piece of a page/,
  ],
  ['other elements', svg('<foreignObject><p>A</p></foreignObject>'), /^holds more than a drawing/],
  ['no sheet', svg(SHAPE, 'width="24" height="24"'), /^has no viewBox/],
  ['a sheet without height', svg(SHAPE, 'viewBox="0 0 24 0"'), /^has no viewBox/],
  ['a sheet without width', svg(SHAPE, 'viewBox="0 0 0 24"'), /^has no viewBox/],
  [
    'an import after more than a space',
    svg(`<style>@import   'a.css';</style>${SHAPE}`),
    /^points to another file/,
  ],
  [
    'styles for some readers only',
    svg(`<style>@media print{path{fill:red}}</style>${SHAPE}`),
    /^has styles that cannot be told from its shapes/,
  ],
  [
    'a style that is no paint',
    svg('<path style="mix-blend-mode:multiply" d="M2 2h20v20H2z"/>'),
    /^has styles that cannot be told from its shapes/,
  ],
  ['a sheet without size', svg(SHAPE, 'viewBox="0 0 0 0"'), /^has no viewBox/],
  ['a long name', svg(SHAPE, 'viewBox="0 0 240 24"'), /^is too long for its places/],
  ['nothing', svg(''), /^holds no drawing/],
  [
    'colours that cannot be seen',
    svg('<path fill="#0a1c28" d="M2 2h20v20H2z"/>'),
    /^cannot be seen on the dark ground.*currentColor/,
  ],
  ['no drawing at all', 'A letter to the printer', /^is no SVG drawing/],
  [
    'a broken drawing',
    svg('\n<path d="M2 2'),
    /^is no SVG drawing that can be read \(line \d+\): ex/,
  ],
])('a mark with %s is refused with the remedy', (_, source, message) => {
  expect(messagesOf(source)).toEqual([expect.stringMatching(message)]);
  expect(read(source).value).toBeUndefined();
});

test.each([
  ['C9A86A', '#C9A86A'],
  ['abc', '#abc'],
  ['currentColour', 'currentColor'],
  ['currentColors', 'currentColor'],
  ['ucurrentColor', 'currentColor'],
  ['var(--gold,C9A86A)', '#C9A86A'],
  ['var(--gold, #C9A86A)', '#C9A86A'],
  ['var(--ink, var(--gold, C9A86A))', '#C9A86A'],
  ['var(--gold)', 'a # and six figures or letters'],
  ['golden rod', 'a # and six figures or letters'],
  ['#C9A86', 'a # and six figures or letters'],
])('the colour %s, which browsers do not know, is told with %s', (colour, meant) => {
  const messages = messagesOf(svg(`<path fill="${colour}" d="M2 2h20v20H2z"/>`));
  // Cleaning brings most colours to small letters.
  expect(messages.map((message) => message.toLowerCase())).toEqual([
    `has a colour that browsers do not know, ${colour}: write ${meant} in its place`.toLowerCase(),
  ]);
});

test('a mark that would make every page heavy is refused', () => {
  const detail = Array.from(
    { length: 400 },
    (_, i) => `M${i % 24} ${(i * 7.13) % 24}l${(i * 3.7) % 5} 1.37`,
  );
  expect(messagesOf(svg(`<path stroke="currentColor" d="${detail.join('')}"/>`))).toEqual([
    expect.stringMatching(/^is too detailed for a mark: \d\d? KB after cleaning, at most 3$/),
  ]);
});

test('each place has ids of its own', () => {
  const { value } = read(
    svg(
      '<defs><clipPath id="a"><path d="M2 2h9v9H2z"/></clipPath></defs><path clip-path="url(#a)" d="M2 2h20v20H2z"/>',
    ),
  );
  if (!value) throw new Error('not read');
  const [header, footer] = [bodyOfMark(value, 'header'), bodyOfMark(value, 'footer')];
  expect(header).toMatch(/id="header\./);
  expect(header).toMatch(/url\(#header\./);
  expect(footer).not.toMatch(/header\.|mark-/);
});

test('an icon holds the mark in the middle of its ground', () => {
  const { value } = read(svg(SHAPE));
  if (!value) throw new Error('not read');
  const tile = drawTile(value, { colour: 'red', ground: 'blue', size: 100, share: 0.5 });
  expect(tile).toContain('fill="blue"');
  expect(tile).toContain('x="25" y="25" width="50" height="50"');
});
