import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PolicyText } from '#components/legal/PolicyText.tsx';
import { fillPolicy } from './policy-tree.ts';
import { readPrivacyPolicy } from './privacy-policy.ts';
import { formatProblem } from './problems.ts';

const STORED = `What the browser stores, in a text that is long enough for the schema of the policy.`;
const HEAD = `---
updated: 2025-01-31
storedInBrowser:
  courtesy: ${STORED}
  sealed: ${STORED}
---
{storedInBrowser}

`;
/** Lines of the file before the text of a case. */
const ABOVE = HEAD.split('\n').length - 1;

const facts = {
  published: {
    name: 'A_b *C* & <D>',
    url: 'https://firm.example/a_(b)',
    legalEmail: 'l@firm.example',
  },
  drafts: {},
};
const WORDS = { notes: 'Remarks', backToNote: 'Up from {number}' };

const readPolicy = (text: string, showDrafts = false) =>
  readPrivacyPolicy(text, {
    facts,
    anchors: { '/services': ['funds'] },
    ownFiles: ['/robots.txt', '/files/terms of use.pdf'],
    showDrafts,
    bind: (text) => text,
  });

const read = (body: string, showDrafts = false) => readPolicy(HEAD + body, showDrafts);

const messages = (body: string) => read(body).problems.map(formatProblem);

const html = (body: string, showDrafts = false): string => {
  const { value, problems } = read(body, showDrafts);
  if (!value) throw new Error(problems.map(formatProblem).join('\n'));
  const tree = fillPolicy(value.tree, { storedInBrowser: STORED });
  return renderToStaticMarkup(<PolicyText tree={tree} words={WORDS} />).replaceAll(/\n/g, '');
};

describe('EDIT-03 what the page cannot show as it was meant is refused with line and remedy', () => {
  test.each([
    ['HTML', 'One\n\n<b>two</b>\n', 3, /found "<b>", is HTML/],
    ['a comment of HTML', '<!-- note -->\n', 1, /is HTML/],
    ['a picture', 'See ![a](https://a.example/a.png)\n', 1, /is a picture/],
    ['code by spaces', 'One\n\n    two\n', 3, /is read as program code because of spaces/],
    ['code by marks', 'Run `this` now\n', 1, /is marked as program code/],
    ['a fence of code', '```\na\n```\n', 1, /is read as program code/],
    ['a title', '# Policy\n', 1, /must not be a heading of the first level/],
    [
      'a heading of the fourth level',
      '#### Deep\n',
      1,
      /is a heading of a level that the page has not/,
    ],
    [
      'a heading by a line below',
      'Our aim\n---\n',
      1,
      /is made a heading by the line of signs below/,
    ],
    ['a heading in a quote', '> ## Quoted\n', 1, /is a heading inside a list, a quote/],
    ['a heading without words', '## \n', 1, /is a heading without words/],
    [
      'a heading without a space',
      '##Rights\n',
      1,
      /found "##Rights", needs a space after the number signs/,
    ],
    ['a line across the page', 'One\n\n***\n', 3, /is a line across the page/],
    ['boxes to tick', '- [ ] one\n', 1, /has boxes to tick/],
    ['numbers that the page would change', '1. a\n3. b\n', 1, /would show 2 in place of 3/],
    ['a year that makes a list', 'Since\n\n2024. We\n', 3, /is read as an entry of a list/],
    [
      'a cell too many',
      '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n',
      3,
      /found "3", has 3 cells, but the first line of the table has 2/,
    ],
    [
      'a text that joins a table',
      '| a | b |\n|---|---|\n| 1 | 2 |\nAfter\n',
      4,
      /would become a line of the table above/,
    ],
    [
      'a table without its second line',
      '| a | b |\n| 1 | 2 |\n',
      1,
      /is a line of a table that is none/,
    ],
    [
      'a link without its address',
      'See [the law][law].\n',
      1,
      /found "\[the law\]\[law\]", is a link whose address is missing/,
    ],
    [
      'an address without its link',
      'One\n\n[Note]: https://a.example\n',
      3,
      /found "\[Note\]", is read as the address of a link that stands nowhere/,
    ],
    [
      'an address that stands twice',
      '[a][b]\n\n[b]: https://a.example\n[b]: https://b.example\n',
      4,
      /stands twice/,
    ],
    ['a link with a space', 'See [a](https://a.example/b c)\n', 1, /is the rest of a link/],
    ['a link without words', 'See [](https://a.example)\n', 1, /is a link without words/],
    [
      'a link with words behind it',
      'See [a](https://a.example "b")\n',
      1,
      /has words in quotes after its address/,
    ],
    ['a bare address that would be http', 'See www.aepd.es now\n', 1, /must begin with https/],
    ['a bare address with http', 'See http://a.example now\n', 1, /must begin with https/],
    ['half an address', 'See [a](https:/a.example)\n', 1, /needs exactly two slashes/],
    ['a host that cannot be', 'See [a](https://www.firm,example)\n', 1, /has a sign in its name/],
    ['a mail address', 'Write to a@b.example\n', 1, /found "a@b\.example", is a mail address/],
    ['a mail address in a link', '[Write](mailto:a@b.example)\n', 1, /is a mail address/],
    [
      'an unknown fact in a link',
      '[a]({link})\n',
      1,
      /found "\{link\}", is not a known placeholder/,
    ],
    ['a note without words', 'One[^1]\n', 1, /is a note whose other half is missing/],
    [
      'a note without a mark',
      'One\n\n[^1]: Two\n',
      3,
      /is a note that no mark in the text leads to/,
    ],
    [
      'a note in a draft',
      'One[^1]\n\n## Draft: Later\n\n[^1]: Two\n',
      1,
      /leads to words that stand in a draft/,
    ],
    ['a bold mark without a partner', 'One **two\n', 1, /is a mark without its partner/],
    ['a hyphen without a space', '-one\n-two\n', 1, /is no entry of a list/],
    ...[
      '• one',
      '● one',
      'o\tone',
      'o  one',
      'Ø   one',
      '§  one',
      '✓ one',
      '\uf0b7 one',
      '·\tone',
    ].map((line): [string, string, number, RegExp] => [
      `a dot of a word processor: ${line}`,
      `We\n${line}\n`,
      2,
      /is no entry of a list/,
    ]),
    ...(
      [
        ['– one\n– two', 1],
        ['We keep:\n— one\n— two', 1],
        ['a) one\nb) two', 1],
        ['We keep:\na. one\nb. two', 1],
        ['(1) one\nand more\n(2) two', 1],
        ['We keep:\n(i) one;\n(ii) two', 1],
        ['\\- one\n\\- two', 1],
      ] as const
    ).map(([lines, line]): [string, string, number, RegExp] => [
      `a list that was typed: ${lines}`,
      `${lines}\n`,
      line,
      /begins the lines of a list that the page would run into one paragraph/,
    ]),
    [
      'a heading in bold',
      'One\n\n**Your rights**\n',
      3,
      /found "Your rights", stands alone in bold/,
    ],
    ['a heading with a number', '1. Your rights\n\nWords.\n', 1, /is a numbered list of one entry/],
    [
      'a section with a number',
      '## Our duties\n\none\n\n## 2\\. Your rights\n\ntwo\n',
      5,
      /found "2\. Your rights", begins with a number, .*: delete “2\.”$/,
    ],
    [
      'sections with numbers',
      '## 1. Our duties\n\none\n\n## **2.** Your rights\n\ntwo\n',
      1,
      /: delete “1\.”, and so on at 1 more heading$/,
    ],
    ['a section with a number alone', '## § 1\n\none\n', 1, /: give it a name in its place$/],
    [
      'two sections of one name',
      '## A\n\none\n\n## a\n',
      5,
      /found "a", is the heading of a section above, 4 lines before/,
    ],
    ['a link in wide brackets', '[a]（https://a.example）\n', 1, /is the rest of a link/],
    ['a heading with wide signs', '＃＃ Heading\n', 1, /needs a space after the number signs/],
    [
      'a link in quotes',
      'See [a](“https://a.example”)\n',
      1,
      /must stand without quotes around it: write \[words\]\(https:\/\/a\.example\)/,
    ],
    [
      'a link to a file that is not there',
      '[a](/files/termsofuse.pdf)\n',
      1,
      /leads to a file that does not exist\. Did you mean \/files\/terms%20of%20use\.pdf\?/,
    ],
    [
      'a telephone number with a space',
      '[a](<tel:+41 44>)\n',
      1,
      /must be tel: and one telephone number without spaces/,
    ],
    ['a link to nowhere', '[a](#nowhere)\n', 1, /leads to a section that does not exist/],
    ['a placeholder inside bold', 'One\ntwo **{nmae}**\n', 2, /Did you mean \{name\}\?/],
  ])('%s', (_, body, line, message) => {
    const found = messages(body);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(message);
    expect(found[0]).toContain(`content/privacy-policy.md:${ABOVE + line} `);
    expect(new Set(found).size, found.join('\n')).toBe(found.length);
  });

  test.each([
    '##\u00a0Heading',
    '##\u200bHeading',
    '\u00a0## Heading',
    '-\u00a0one',
    '*\u202fone',
    '+\u2009one',
    '1.\u00a0one',
    '\u3000- one',
    '> -\u00a0one',
    '\u00ad1. one',
  ])('a mark at the beginning of a line beside white space that is none: %j', (line) => {
    expect(messages(`One\n\n${line}\n\ntwo\u00a0three – 5\u00a0days\n`)).toEqual([
      expect.stringMatching(
        new RegExp(`privacy-policy\\.md:${ABOVE + 3} .*type it anew with the space bar$`),
      ),
    ]);
  });

  test.each([
    ['a list of dots', 'We\n• one\n• two\n• three\n', [2]],
    ['a list of dots with empty lines', '• one\n\n• two\n\n• three\n', [1]],
    ['two lists of dots', '• one\n• two\n\nWords.\n\n• three\n• four\n', [1, 6]],
    ['a table', '| a | b |\n| **c** | d |\n| e | f |\n', [1]],
    ['a table with tabs', 'Data\tPurpose\nName\tLetters\nAddress\tVisits\n', [1]],
    ['a table with spaces', 'Data    Purpose\nName    Letters\n', [1]],
    ['a table with bars alone', 'Data | Purpose\nName | Letters\n', [1]],
    ['its lines apart', 'Data\tPurpose\tKept\n\nName\tLetters\tLong\n', [1]],
    ['marks beside odd spaces', 'We:\n\n-\u00a0one\n-\u00a0two\n', [3]],
  ])('lines that are one mistake are told once: %s', (_, body, lines) => {
    expect(messages(body)).toEqual(
      lines.map((line) => expect.stringContaining(`privacy-policy.md:${ABOVE + line} `) as string),
    );
  });

  test.each([
    ['## A\n\n## B\n\none\n', 1],
    ['## A\n\none\n\n## B\n', 5],
    ['## A\n\n### B\n\n### C\n\none\n', 3],
    ['## A\n\n## Draft: B\n\none\n', 1],
    ['## A\n\n### Draft: B\n\none\n', 1],
  ])('a heading with no text below it: %j', (body, line) => {
    expect(messages(body)).toEqual([
      expect.stringMatching(
        new RegExp(`privacy-policy\\.md:${ABOVE + line} .*is a heading with no text below it`),
      ),
    ]);
  });

  test.each(['# A', '#### A', '## ', 'A\n---', '> ## A'])(
    'a heading that is none for another reason is told by that alone: %j',
    (body) => {
      expect(messages(`One\n\n${body}\n`)).toEqual([
        expect.not.stringContaining('no text below it'),
      ]);
    },
  );

  test.each(['{#our-duties}', '{.unnumbered}', '{-}', '{: #duties}'])(
    'what another program notes beside a heading is told as that: %s',
    (note) => {
      expect(messages(`## Our duties ${note}\n\nOne\n`)).toEqual([
        expect.stringMatching(/found "\{.*", is what another program notes .*: delete it$/),
      ]);
    },
  );

  test('spaces after the lines of hyphens do not matter', () => {
    const text = HEAD.replaceAll('---\n', '--- \n');
    expect(readPolicy(text).problems).toEqual([]);
  });

  test.each([
    '## A\n\n### B\n\none',
    '## Draft: A\n\n## B\n\none',
    'one\ttwo three',
    'Tel.\tone\n\nFax\ttwo',
    'one | two',
    'One.  Two\nthree.  Four',
    'of Article 6\n(1) letter\n(f) of it',
    'We keep your data – for a year\n– and no longer\n– than that',
    '(1) A paragraph with a number.\n\n(2) Another.',
    'e. V.\nz. B. one\nu. a. two',
    '– one  \n– two',
    '**Note:**\n\n**This is a sentence.**',
    '- **bold**\n- two',
    '1. one\n2. two',
  ])('what only looks like a list or a heading is taken: %j', (body) => {
    expect(messages(`${body}\n`)).toEqual([]);
  });

  test('white space that binds words is taken', () => {
    expect(messages('## A\u00a0B\n\n- one\u00a0two\n\n\u00a0Three – 5\u00a0days\n')).toEqual([]);
  });

  test('the marks of an unfinished merge, before anything else', () => {
    expect(messages('<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> b\n')).toEqual([
      expect.stringMatching(/has the mark of a merge that was not finished/),
    ]);
  });
});

describe('EDIT-03 the page shows the tree that was checked', () => {
  test('facts stand as they are written, in words and in addresses', () => {
    expect(html('**{name}**: [{url}]({url})\n')).toContain(
      '<strong>A_b *C* &amp; &lt;D&gt;</strong>: <a href="https://firm.example/a_(b)">https://firm.example/a_(b)</a>',
    );
  });

  test('a range with a tilde stays one', () => {
    expect(html('5~7 or 10~14 of them\n')).toContain('<p>5~7 or 10~14 of them</p>');
  });

  test('emphasis, bold, struck words, quotes, lists and line breaks', () => {
    expect(html('*a* **b** ~~c~~\\\nd\n\n> e\n\n3. f\n4. g\n   - h\n')).toContain(
      '<p><em>a</em> <strong>b</strong> <del>c</del><br/>d</p><blockquote><p>e</p></blockquote><ol start="3"><li>f</li><li>g<ul><li>h</li></ul></li></ol>',
    );
  });

  test('tables can be moved by keys, their columns aligned without a style', () => {
    const table = html('| a | b |\n|---|--:|\n| 1 | 2 |\n');
    expect(table).toMatch(
      /<div [^>]*tabindex="0"><table><thead><tr><th scope="col">a<\/th><th scope="col" data-align="right">b</,
    );
    expect(table).not.toContain('style=');
  });

  test('notes lead there and back', () => {
    const page = html('One[^a] two.\n\n[^a]: The note.\n');
    const [, target = ''] = /href="#(note\.[^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`<li id="${target}"><p>The note.`);
    expect(page).toMatch(/href="#note\.fnref-a"[^>]*aria-label="Up from 1"/);
  });

  test('a note that is mentioned several times leads back to each, by a name of its own', () => {
    const page = html('One[^a], two[^a], three[^a].\n\n[^a]: The note.\n');
    const ways = [...page.matchAll(/href="#(note\.fnref[^"]*)"[^>]*aria-label="([^"]*)"/g)];
    expect(new Set(ways.map(([, , name]) => name)).size).toBe(3);
    expect(ways).toHaveLength(3);
    for (const [, place = ''] of ways) expect(page).toContain(`id="${place}"`);
  });

  test('an address may stand apart from its link', () => {
    expect(html('See [a][b].\n\n## More\n\n[b]: {url}\n')).toContain(
      '<a href="https://firm.example/a_(b)">a</a>',
    );
  });

  test('sections have addresses of their own, with the letters of any language, and their drafts are left out', () => {
    const body =
      '## Über uns\n\nOne\n\n### Más\n\nA\n\n## Main\n\nB\n\n## Main!\n\nC\n\n## Draft: X\n\nTwo\n';
    expect(read(body).value?.sections).toEqual([
      { id: 'über-uns', heading: 'Über uns' },
      { id: 'main-1', heading: 'Main' },
      { id: 'main-2', heading: 'Main!' },
    ]);
    expect(html(body)).toContain(
      '<section id="über-uns"><h2>Über uns</h2><p>One</p><h3>Más</h3><p>A</p></section>',
    );
    expect(html(body)).not.toContain('Two');
    expect(html(body, true)).toContain('Draft: X');
    expect(messages('## Über uns\n\n[a](#über-uns) [b](#%C3%BCber-uns)\n')).toEqual([]);
  });

  test.each([
    ['## A\n\none\n\n### Draft: B\n\ntwo\n\n- three\n\n### C\n\nfour\n', ['one', 'four']],
    ['## A\n\none\n\n### draft : B\n\ntwo\n\n## C\n\nfour\n', ['one', 'four']],
    ['### Draft: A\n\ntwo three\n\n## B\n\none four\n', ['one four']],
    ['## Draft: A\n\ntwo\n\n### B\n\nthree\n\n## C\n\nfour\n', ['four']],
    ['## Draft: A\n\ntwo\n\n### Draft: B\n\n### C\n\nthree\n\n## D\n\nfour\n', ['four']],
  ])('a draft of any level is left out with all that belongs to it: %j', (body, shown) => {
    const page = html(body);
    for (const words of shown) expect(page).toContain(words);
    expect(page).not.toMatch(/draft|two|three/i);
    expect(html(body, true)).toMatch(/draft.*two/is);
  });

  test('links to sections, pages and letters are taken', () => {
    expect(
      messages('[a](/services#funds) [b](/about) [c](mailto:{legalEmail}) https://a.example\n'),
    ).toEqual([]);
  });

  test('links to files of the site and to telephones are taken', () => {
    expect(
      messages(
        '[a](/robots.txt) [b](/files/terms%20of%20use.pdf#page=2) [c](tel:+41-44-123.45.67)\n',
      ),
    ).toEqual([]);
  });

  test('invisible characters of a word processor are gone', () => {
    expect(html('Pri\u00advacy\u00a0first e\u0301\u200b\n')).toContain('<p>Privacy first é</p>');
  });
});
