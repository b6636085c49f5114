import { expect, test } from 'vitest';
import { findOddCounts } from './odd-counts.ts';

const counts = { team: 3, offices: 1, 'other-offices': 0 };
const find = (text: string) =>
  findOddCounts('pages.yaml', text, counts).map(({ line, found, message }) => [
    line,
    found,
    message.split(':')[0],
  ]);

test('a sentence about none is told, in whatever words, with its line', () => {
  const none = 'is 0 as things stand';
  expect(
    find('a: A\nb: the other {count:other-offices}\nc: {Count:other-offices|one|more}'),
  ).toEqual([
    [2, '{count:other-offices}', none],
    [3, '{Count:other-offices|one|more}', none],
  ]);
});

test('a sentence about one is told until its words change with the number', () => {
  const one = 'is one as things stand';
  expect(find('{Count:offices} offices\n{figure:offices} offices')).toEqual([
    [1, '{Count:offices}', one],
    [2, '{figure:offices}', one],
  ]);
  expect(find('{Count:offices|office|offices}')).toEqual([]);
});

test('sentences about several, and facts that are no numbers, are not', () => {
  expect(find('{count:team} people of {name}, {office:offices}, {count:unknown}')).toEqual([]);
});
