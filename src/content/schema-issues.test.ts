import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from './problems.ts';
import { idSchema, text } from './schema-fields.ts';
import { readYaml } from './yaml-file.ts';

const schema = z.strictObject({
  name: text(4, 10, ''),
  nick: text(3, 10, '').optional(),
  id: idSchema.optional(),
  whole: z.int().optional(),
  ratio: z.number().optional(),
  draft: z.boolean().optional(),
  clock: z.union([z.literal(12), z.literal(24)], 'must be 12 or 24').optional(),
  head: z.literal(true, 'must be true, or left out').optional(),
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2025-06-02')
    .optional(),
  lines: z.array(z.string()).min(2, 'needs two').optional(),
  place: z.strictObject({ town: z.string() }).optional(),
});

const messagesOf = (source: string): string[] =>
  readYaml('a.yaml', source, schema).problems.map((problem) =>
    formatProblem(problem).replace(/^content\/a\.yaml(?::\d+)? {2}/, ''),
  );

/** What is told of one field beside a right name. */
const messageOf = (field: string, value: string): string => {
  const messages = messagesOf(`name: Anna\n${field}: ${value}\n`);
  expect(messages).toHaveLength(1);
  return messages[0]?.replace(/^.*? found ".*?", /, '') ?? '';
};

describe('a number that is typed otherwise is told with what to write', () => {
  const DEGREES =
    'degrees as a decimal, such as 16.37, south and west with a minus sign before them';

  test.each([
    ['"3"', 'must be a number: take the quotes away'],
    ['" 7 "', 'must be a number: write 7'],
    ['"−5"', 'must be a number: write -5'],
    ['"12,345"', 'must be a number: write 12.345'],
    ['"x12,5"', 'must be a number, in digits'],
    ['"12,5x"', 'must be a number, in digits'],
    ['""', 'must be a number, in digits'],
    ['" "', 'must be a number, in digits'],
    ['true', 'must be a number'],
    ...['16.3°', '16.3 °', 'N 16', 'N16', '16 N', '16n'].map((value) => [
      `"${value}"`,
      `must be a number: ${DEGREES}`,
    ]),
    ['"on 16 N or so"', 'must be a number, in digits'],
    ['“7,5”', 'must be a number: write 7.5'],
    ...['14.07, -87.2', '14.07 -87.2'].map((value) => [
      value,
      'must be a number, and two stand here: write each on its own line, after the name of its field',
    ]),
  ])('%s', (value, message) => {
    expect(messageOf('ratio', value)).toBe(message);
  });

  test.each([
    ['"3"', 'must be a whole number: take the quotes away'],
    ['"12,345"', 'must be a whole number: write 12345'],
    ['"-12,345,678"', 'must be a whole number: write -12345678'],
    ['"1,5"', 'must be a whole number, in digits'],
    ['"1234,567"', 'must be a whole number, in digits'],
    ['"12,345 m"', 'must be a whole number, in digits'],
    ['1.5', 'must be a whole number'],
  ])('%s where it has to be whole', (value, message) => {
    expect(messageOf('whole', value)).toBe(message);
  });
});

test.each([
  ['draft', 'maybe', 'must be true or false, without quotes'],
  ['draft', 'yes', 'must be true or false: write true'],
  ['draft', '"no"', 'must be true or false: write false, or delete the line'],
  ['place', '"town:A"', 'must be a block of fields; town: needs a space after its colon'],
  ...['see town:A', '5', '"5town:A"'].map((value) => [
    'place',
    value,
    'must be a block of fields, each on a line of its own and two spaces further in',
  ]),
  ['lines', '"-One"', 'must be a list: each entry begins with a hyphen and a space'],
  ...['One', 'One-', '5'].map((value) => [
    'lines',
    value,
    'must be a list: each entry on a line of its own, after a hyphen and a space',
  ]),
  ['nick', 'ab', 'is too short: 2 characters, 1 too few (at least 3)'],
  ['nick', 'a', 'is too short: 1 character, 2 too few (at least 3)'],
  ['nick', 'abcdefghijkl', 'is too long: 12 characters, 2 too many (at most 10)'],
])('%s: %s is told by what was meant', (field = '', value = '', message) => {
  expect(messageOf(field, value)).toBe(message);
});

test.each([
  ['clock', '"24"', 'must stand without quotes: write 24'],
  ['clock', '“24”', 'must stand without quotes: write 24'],
  ['clock', '"25"', 'must be 12 or 24'],
  ['head', '"true"', 'must stand without quotes: write true'],
  ['head', '"false"', 'must be true, or left out'],
  ['name', '2025', 'must be text, but is read as a number: put straight quotes around it: "2025"'],
  ['name', '5', 'is too short: 1 character, 3 too few (at least 4)'],
  ['date', '20250602', 'must be a date such as 2025-06-02'],
])(
  '%s: %s is told to take or leave quotes where they are all that is wrong',
  (field, value, message) => {
    const source = field === 'name' ? `name: ${value}` : `name: Anna\n${field}: ${value}`;
    expect(messagesOf(source)).toEqual([expect.stringMatching(/^\w+: found ".*", /)]);
    expect(messagesOf(source)[0]?.replace(/^.*? found ".*?", /, '')).toBe(message);
  },
);

test('a value that is wrong in both of two ways is told once', () => {
  const YEARS = 'must be a year such as 2025, or two';
  const years = z.strictObject({
    years: z
      .string()
      .regex(/^\d{4}/, YEARS)
      .refine((it) => it.length === 4, YEARS),
  });
  expect(readYaml('a.yaml', 'years: © 2025', years).problems).toHaveLength(1);
});

test('a text in the place of a list is told as that, and is not counted', () => {
  expect(messagesOf('name: Anna\nlines: a, b, c\n')).toEqual([
    expect.stringContaining('must be a list'),
  ]);
});

test('the words for one and for several count as they are shown: once, with a number', () => {
  const schemaOf = (max: number) => z.strictObject({ heading: text(3, max, '') });
  const problemsOf = (max: number) =>
    readYaml('a.yaml', 'heading: "{Count:team|person|people} here"\n', schemaOf(max)).problems;
  expect(problemsOf(17)).toEqual([]);
  expect(problemsOf(16)).toEqual([
    expect.objectContaining({
      message: 'is too long: 17 characters, 1 too many (at most 16)',
    }),
  ]);
});

test('a list that is too short is told without all that stands in it', () => {
  expect(messagesOf('name: Anna\nlines: ["One"]\n')).toEqual(['lines: needs two']);
});

test('curly quotes are told where they stand around the whole value', () => {
  const straight = /The quotes around it must be straight ones: "…"$/;
  expect(messageOf('id', '“reef”')).toMatch(straight);
  expect(messageOf('id', '“reef” fund')).not.toMatch(straight);
});

test('an empty field may be deleted where it may be left out', () => {
  expect(messagesOf('name: Anna\nnick:\n')).toEqual([
    'nick: is empty: write something there, or delete the line',
  ]);
  expect(messagesOf('name:\n')).toEqual(['name: is missing or empty']);
  expect(messagesOf('nick: Ann\n')).toEqual(['name: is missing or empty']);
});

test('where no name of a block is right, all are given, and none is missing besides', () => {
  expect(messagesOf('name: Anna\nplace:\n  x: 30\n  y: 40\n')).toEqual([
    'place.x: is not a known field. Allowed: town.',
    'place.y: is not a known field. Allowed: town.',
  ]);
  expect(messagesOf('zzzzzzzz: Anna\n')).toHaveLength(1);
  const spot = z.strictObject({ left: z.number(), top: z.number() });
  expect(readYaml('a.yaml', 'letf: 30\n', spot).problems.map(({ field }) => field)).toEqual([
    'letf',
    'top',
  ]);
  expect(messagesOf('nick: Anna\nzzzzzzzz: Anna\n')).toHaveLength(2);
});

test('a field that nobody knows is told with the one that was meant, or all', () => {
  const message = (key: string) => messagesOf(`name: Anna\n${key}: Ann\n`);
  expect(message('NICK')).toEqual(['NICK: is not a known field. Did you mean nick?']);
  expect(message('nikc')).toEqual(['nikc: is not a known field. Did you mean nick?']);
  expect(message('surname2000')).toEqual([
    `surname2000: is not a known field. Allowed: ${Object.keys(schema.shape).join(', ')}.`,
  ]);
  expect(message('""')).toEqual([expect.stringContaining('has a colon without the name')]);
});
