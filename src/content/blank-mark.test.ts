import { expect, test } from 'vitest';
import { findBlankMark } from './blank-mark.ts';
import { readContent } from './read.ts';
import { files, options } from './test-content.ts';

const FILE = 'brand/mark.svg';
const found = (body: string) => findBlankMark(FILE, { viewBox: '0 0 24 24', body });

test('the mark of the firm shows', async () => {
  const { mark, smallMark } = readContent(files, options);
  expect(await findBlankMark(FILE, mark)).toEqual([]);
  expect(await findBlankMark(FILE, smallMark)).toEqual([]);
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
