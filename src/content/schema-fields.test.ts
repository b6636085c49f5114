import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { focalPoint, pictureName, text, UNPRINTABLE } from './schema-fields.ts';

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text', () => {
  test('tells editors how short and how long it may be', () => {
    expect(z.toJSONSchema(text(4, 10, 'Help.'), { io: 'input' })).toMatchObject({
      minLength: 4,
      maxLength: 10,
      description: 'Help.',
    });
  });

  test('that is empty is not too short as well', () => {
    expect(messagesOf(text(20, 40, ''), ' ')).toEqual(['is empty']);
  });

  test('may be a third as long where most of it is in letters that say a syllable or a word', () => {
    const isTaken = (value: string) => text(5, 40, '').safeParse(value).success;
    expect(isTaken('李明a')).toBe(true);
    // Half of it is not most.
    expect(isTaken('李明ab')).toBe(false);
    expect(isTaken('李明abc')).toBe(true);
  });

  test('cannot begin with a character that no page can show either', () => {
    expect(messagesOf(text(1, 40, ''), '\ud800abc')).toEqual([UNPRINTABLE]);
  });
});

test('the name of a picture cannot be white space alone', () => {
  expect(messagesOf(pictureName(''), '  ')).toEqual([expect.stringContaining('is empty')]);
  expect(pictureName('').parse(' a.jpg ')).toBe('a.jpg');
});

test.each([
  [0, 0, true],
  [1, 0, true],
  [0, 1, true],
  [100, 100, true],
  [0.5, 0, false],
  [0.5, 0.5, false],
  [101, 50, false],
  [50, -1, false],
])('a place in a picture is percent, not a fraction: %d, %d: %s', (left, top, isTaken) => {
  expect(focalPoint('', '').safeParse({ left, top }).success).toBe(isTaken);
});
