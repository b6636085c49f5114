import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { DRAWN_FROM, drawnFrom, findOldCharts } from './brand-pictures.ts';
import { PICTURE_PLACES, type Brand } from './brand-schema.ts';
import { readContent } from './read.ts';
import { files, messagesOf, options, pictures, withChange } from './test-content.ts';

const BRAND = 'brand/brand.yaml';

/** The same brand with one place of its pictures told in other lines. */
const withPlace = (place: string, lines: string) => {
  const block = new RegExp(`^  ${place}:\\n(?:    .*\\n)*`, 'm');
  return withChange(BRAND, block, `  ${place}:\n${lines}`);
};

test('what the brand shows exists', () => {
  expect(messagesOf(files)).toEqual([]);
});

test('a picture that does not exist is told with its place and what to do', () => {
  const [message, ...others] = messagesOf(withPlace('services', '    picture: harbour.jpg\n'));
  expect(others).toEqual([]);
  expect(message).toMatch(
    /brand\.yaml:\d+ {2}pictures\.services\.picture: found "harbour\.jpg", does not exist: put the picture into content\/brand\//,
  );
});

test('a chart that is not drawn is told with the command', () => {
  expect(messagesOf(withPlace('team', '    show: drawn\n'))).toEqual([
    expect.stringMatching(/pictures\.team: found "drawn", has not been drawn yet: run npm run art/),
  ]);
});

test('that all charts are missing is one mistake', () => {
  const drawn = withChange(BRAND, /show: none/g, 'show: drawn');
  expect(messagesOf(drawn)).toEqual([
    expect.stringMatching(
      /brand\.yaml:\d+ {2}pictures: need charts that are not there \(services, .*, home-about\): run npm run art, or write show: none or name a picture for each$/,
    ),
  ]);
  expect(messagesOf(withChange(BRAND, 'seaFloor: none', 'seaFloor: drawn', drawn))).toEqual([
    expect.stringMatching(/pictures: need charts .* for each, and seaFloor: none$/),
  ]);
});

test.each(['Lake.jpg', 'lakes.jpg', 'lake', 'lake.jpeg', 'LAKE.png', 'brand/lake.jpg'])(
  'for %s the picture that is there is meant, and told once',
  (typed) => {
    expect(messagesOf(withChange(BRAND, /picture: lake\.jpg/g, `picture: ${typed}`))).toEqual([
      expect.stringMatching(/pictures\.home\.picture: found .*(?:Did you mean|write) lake\.jpg/),
      expect.stringMatching(/pictures\.about\.picture: found .*(?:Did you mean|write) lake\.jpg/),
    ]);
  },
);

test.each([
  ['none', 'none'],
  ['drawn', 'drawn'],
])('a picture %s is no picture', (typed, show) => {
  expect(messagesOf(withPlace('team', `    picture: ${typed}\n`))).toEqual([
    expect.stringMatching(
      new RegExp(`team\\.picture: .*is no picture: remove the line, and write show: ${show}$`),
    ),
  ]);
});

test.each([
  'lake.jpg',
  'DSC_0042',
  'IMG 1234',
  'img-1234',
  'a-lake_2.PNG',
  'Screenshot 2026-01-02 at 10.11.12',
])('the name of a file is no alternative text: %s', (alt) => {
  expect(messagesOf(withChange(BRAND, /alt: .*/, `alt: ${alt}`))).toEqual([
    expect.stringMatching(/pictures\.about\.alt: .*is the name of a file: say in words/),
  ]);
});

test.each(['Pier 39', 'Lake', 'The lake (in 1912)'])('what a picture shows is taken: %s', (alt) => {
  expect(messagesOf(withChange(BRAND, /alt: .*/, `alt: ${alt}`))).toEqual([]);
});

test('what cannot be a picture is told', () => {
  expect(messagesOf(withPlace('team', '    picture: harbour.tiff\n'))).toEqual([
    expect.stringMatching(/team\.picture: found "harbour\.tiff", must be the name of a PNG/),
  ]);
  expect(messagesOf(withPlace('team', '    show: harbour.jpg\n'))).toEqual([
    expect.stringMatching(/team\.show: found "harbour\.jpg", must be drawn or none: a picture/),
  ]);
});

test('a focal point needs a picture', () => {
  expect(
    messagesOf(withPlace('team', '    show: none\n    focus:\n      left: 1\n      top: 1\n')),
  ).toEqual([expect.stringMatching(/team\.focus: .*needs a picture/)]);
});

test('an unknown page is told', () => {
  const messages = messagesOf(withChange(BRAND, /^ {2}team:$/m, '  teams:'));
  expect(messages.some((message) => message.includes('teams'))).toBe(true);
});

test('a picture that no page shows is told', () => {
  expect(messagesOf(files, new Set([...pictures, 'brand/spare.jpg']))).toEqual([
    expect.stringMatching(/brand\/spare\.jpg {2}is shown on no page/),
  ]);
});

test('the mark is needed', () => {
  const rest = Object.entries(files).filter(([file]) => file !== 'brand/mark.svg');
  expect(messagesOf(Object.fromEntries(rest))).toEqual([
    expect.stringMatching(/brand\/mark\.svg .*is missing: put the mark/),
  ]);
});

test('a sea floor that is not measured is told with the command', () => {
  expect(messagesOf(withChange(BRAND, 'seaFloor: none', 'seaFloor: drawn'))).toEqual([
    expect.stringMatching(
      /brand\/charts\/sea-floor-depths\.yaml .*has not been drawn yet: run npm run art, or write seaFloor: none/,
    ),
  ]);
});

describe('charts that are drawn', () => {
  const { brand: read } = readContent(files, options);
  const brand: Brand = {
    ...read,
    seaFloor: 'drawn',
    chart: { latitude: 47, longitude: 8, width: 90, turn: 0 },
  };
  const note = stringify(drawnFrom(brand));
  const REMEDY = expect.stringContaining('run npm run art, or') as string;

  test('are as the brand has them', () => {
    expect(findOldCharts(brand, note)).toEqual([]);
  });

  test.each([
    ['chart', { chart: { latitude: 47, longitude: 9, width: 90, turn: 0 } }],
    ['colours', { colours: { ...brand.colours, accentOnPaper: '#1f6b46' } }],
  ])('are told with the command where the brand has another %s', (field, change) => {
    expect(findOldCharts({ ...brand, ...change }, note)).toEqual([
      { file: DRAWN_FROM, field, message: REMEDY },
    ]);
  });

  test('may be the firm’s own, of which nothing is noted, or not shown at all', () => {
    const pictures = Object.fromEntries(
      PICTURE_PLACES.map((place) => [place, { ...brand.pictures[place], show: 'none' }]),
    ) as Brand['pictures'];
    expect(findOldCharts(brand, undefined)).toEqual([]);
    expect(findOldCharts({ ...brand, pictures, seaFloor: 'none' }, '')).toEqual([]);
    expect(findOldCharts(brand, '')).toHaveLength(2);
  });
});
