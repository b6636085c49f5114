import { expect, test } from 'vitest';
import { closest } from './closest.ts';

test('of several names the nearest one is meant, wherever it stands', () => {
  expect(closest('headng', ['head', 'heading', 'hearing'])).toBe('heading');
  expect(closest('headng', ['heading', 'head'])).toBe('heading');
});

test('three letters may be wrong, four are another word', () => {
  expect(closest('abcdef', ['abcxyz'])).toBe('abcxyz');
  expect(closest('abcdef', ['abwxyz'])).toBeUndefined();
});

test('a name of which no letter is right is another word', () => {
  expect(closest('x', ['left', 'top'])).toBeUndefined();
  expect(closest('top', ['x'])).toBeUndefined();
  expect(closest('tap', ['top'])).toBe('top');
});
