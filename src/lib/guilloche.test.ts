import { expect, test } from 'vitest';
import { drawSeal } from './guilloche.ts';

/** As many as a firm may list. */
const seals = Array.from({ length: 20 }, (_, place) => drawSeal(place));

test('a seal weighs less than a kilobyte, whatever its place', () => {
  for (const seal of seals) expect(seal.join('').length).toBeLessThan(1000);
});

test('no two of twenty seals are the same, and each begins where it ends', () => {
  expect(new Set(seals.map((seal) => seal.join(''))).size).toBe(seals.length);
  for (const curve of seals.flat()) {
    const [start = [], ...steps] = curve
      .split(/(?=[Mcs])/)
      .map((command) => (command.match(/-?\d+/g) ?? []).map(Number));
    const end = steps.reduce(
      ([x = 0, y = 0], step) => [x + (step.at(-2) ?? 0), y + (step.at(-1) ?? 0)],
      start,
    );
    expect(end).toEqual(start);
  }
});
