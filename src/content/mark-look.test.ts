import { expect, test } from 'vitest';
import { checkMarkLook } from './mark-look.ts';
import type { Problem } from './problems.ts';
import { readContent } from './read.ts';
import { files, options } from './test-content.ts';

const FILE = 'brand/mark.svg';
const SHEET = '0 0 24 24';
const COLOURS = { dark: '#071823', accent: '#c9a86a' };
const SHAPE = '<path d="M4 4h16v16H4z"/>';
const found = (body: string, viewBox = SHEET) => checkMarkLook(FILE, { viewBox, body }, COLOURS);

const noticesOf = async (body: string, viewBox = SHEET): Promise<string[]> => {
  const notices: string[] = [];
  const notify = ({ message }: Problem) => notices.push(message);
  expect(await checkMarkLook(FILE, { viewBox, body }, { ...COLOURS, notify })).toEqual([]);
  return notices;
};

test('the mark of the firm shows', async () => {
  const { mark, smallMark } = readContent(files, options);
  expect(await checkMarkLook(FILE, mark, COLOURS)).toEqual([]);
  expect(await checkMarkLook(FILE, smallMark, COLOURS)).toEqual([]);
});

test.each([
  ['beside its sheet', '<path d="M40 40h9v9z"/>'],
  ['without paint', '<path fill="none" d="M4 4h9v9z"/>'],
  ['wholly transparent', '<path opacity="0" d="M4 4h9v9z"/>'],
  ['without size', '<path d="M4 4h0"/>'],
])('a drawing %s is told with its file', async (_, body) => {
  expect(await found(body)).toEqual([
    { file: FILE, field: '', message: expect.stringContaining('shows nothing') as string },
  ]);
});

test('a thin line shows', async () => {
  expect(await found('<path fill="none" stroke="currentColor" d="M2 12h20"/>')).toEqual([]);
});

test.each([
  ['a white ground', `<rect width="24" height="24" fill="#ffffff"/>${SHAPE}`, SHEET, '#ffffff'],
  [
    'one larger than the sheet',
    `<path fill="#eee" d="M-9-9h99v99H-9z"/>${SHAPE}`,
    SHEET,
    '#eeeeee',
  ],
  ['one in the colour of the shapes', `<path d="M0 0h24v24H0z"/>${SHAPE}`, SHEET, '#c9a86a'],
  [
    'one that the drawing touches',
    `<path fill="#fff" d="M0 0h24v24H0z"/><path d="M12 0l2 24h-4z"/>`,
    SHEET,
    '#ffffff',
  ],
  [
    'one that the drawing touches in its first corner',
    '<path fill="#fff" d="M0 0h24v24H0z"/><path d="M0 0h2l10 12z"/>',
    SHEET,
    '#ffffff',
  ],
  ['one on a wide sheet', '<path fill="#fff" d="M5 5h50v24H5z"/>', '5 5 50 24', '#ffffff'],
])('%s is told: it stands as a box in the header', async (_, body, viewBox, colour) => {
  expect(await noticesOf(body, viewBox)).toEqual([
    expect.stringContaining(`has a ground of its own, ${colour}, and stands as a box`),
  ]);
});

test.each([
  ['a shape', SHAPE],
  ['a round badge', '<circle cx="12" cy="12" r="12" fill="#fff"/>'],
  ['a frame', '<path fill="none" stroke="#fff" d="M3 3h18v18H3z"/>'],
  ['a ground that nobody sees', `<path fill="#071824" d="M0 0h24v24H0z"/>${SHAPE}`],
  ['a drawing that reaches the edges of its sheet', '<path d="M0 0h24L12 24z"/>'],
])('%s is no box', async (_, body) => {
  expect(await noticesOf(body)).toEqual([]);
});

test('a drawing that is lost on its sheet is refused with its share', async () => {
  expect(await found('<path d="M4 4h14v14H4z"/>', '0 0 210 297')).toEqual([
    {
      file: FILE,
      field: '',
      message: expect.stringMatching(/^fills only [56] % of its sheet .* fit the sheet/) as string,
    },
  ]);
});

test('what is only told refuses nothing where nobody listens', async () => {
  expect(await found('<path d="M4 4h10v10H4z"/>')).toEqual([]);
  expect(await found(`<rect width="24" height="24" fill="#fff"/>${SHAPE}`)).toEqual([]);
});

test('a drawing that is small on its sheet is told', async () => {
  expect(await noticesOf('<path d="M4 4h10v10H4z"/>')).toEqual([
    expect.stringMatching(/^fills only 4\d % of its sheet/),
  ]);
  expect(await noticesOf('<path d="M4 4h2v14H4z"/>')).toEqual([]);
});
