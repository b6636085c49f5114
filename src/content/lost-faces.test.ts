import { expect, test } from 'vitest';
import { findLostFaces } from './lost-faces.ts';
import { readContent } from './read.ts';
import { files, messagesOf, options } from './test-content.ts';

const { faces } = readContent(files, options);
const NAMES = [...faces.headings, ...faces.display, ...faces.text].map(
  ({ file }) => `brand/faces/${file}`,
);

test('all cut faces are there', () => {
  expect(findLostFaces(faces, new Set(NAMES))).toEqual([]);
});

test('those that have been deleted are told at once, with the command', () => {
  const [, second = '', third = ''] = faces.text.map(({ file }) => file);
  const rest = NAMES.filter((name) => !name.endsWith(second) && !name.endsWith(third));
  expect(findLostFaces(faces, new Set(rest))).toEqual([
    {
      file: 'brand/faces/faces.yaml',
      field: '',
      message: `names what does not lie beside it (${second}, ${third}): run npm run fonts`,
    },
  ]);
});

test('a folder of faces that is missing is told with the command', () => {
  const rest = Object.entries(files).filter(([file]) => file !== 'brand/faces/faces.yaml');
  expect(messagesOf(Object.fromEntries(rest))).toEqual([
    expect.stringMatching(/brand\/faces\/faces\.yaml .*is missing: run npm run fonts/),
  ]);
});
