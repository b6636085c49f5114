import { expect, test } from 'vitest';
import { BLANK_MEDAL, drawBlankMedal } from './blank-medal.ts';

const medal = drawBlankMedal();
const { width } = BLANK_MEDAL;

/** Each ruled line, as the stretches that it draws. */
const lines = medal
  .split('M')
  .filter((part) => part.includes('h'))
  .map((part) => {
    const [x = NaN, , ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
    const [length = NaN, gap, , rest = 0] = steps;
    const first = { from: x, to: x + length };
    if (gap === undefined) return [first];
    return [first, { from: first.to + gap, to: first.to + gap + rest }];
  });

test('the blank medal weighs about a kilobyte', () => {
  expect(medal.length).toBeLessThan(1100);
});

test('its lines lie within the frame, alike on both sides, and leave a figure blank', () => {
  for (const stretches of lines) {
    for (const { from, to } of stretches) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThan(width);
    }
    expect((stretches[0]?.from ?? NaN) + (stretches.at(-1)?.to ?? NaN)).toBe(width);
  }
  expect(lines.some((stretches) => stretches.length === 1)).toBe(true);
  expect(lines.some((stretches) => stretches.length === 2)).toBe(true);
});
