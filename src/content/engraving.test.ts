import { expect, test } from 'vitest';
import { engrave } from './engraving.ts';

/** At this height two lines are 15 pixels apart. */
const SIZE = { width: 60, height: 2000 };
const DISTANCE = 15;

/** A picture by its light, from 0 to 1, at each place. */
const picture = (lightAt: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
    lightAt(i % SIZE.width, Math.floor(i / SIZE.width)),
  );

const columnOf = (ink: Float32Array, x: number): number[] =>
  Array.from({ length: SIZE.height }, (_, y) => ink[y * SIZE.width + x] ?? NaN);

/** Where the middles of the lines lie in a column, from its upper edge; those that are cut left out. */
const linesOf = (column: readonly number[]): number[] => {
  const middles: number[] = [];
  let [ink, moment] = [0, 0];
  let isWhole = (column[0] ?? 0) < 0.01;
  for (const [y, value] of column.entries()) {
    if (value >= 0.01) {
      ink += value;
      moment += value * y;
    } else {
      if (ink > 0 && isWhole) middles.push(moment / ink);
      if (ink > 0) [ink, moment] = [0, 0];
      isWhole = true;
    }
  }
  return middles;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The places of lines below a height, each within its distance from the last. */
const phaseBelow = (column: readonly number[], y: number): number[] =>
  linesOf(column)
    .filter((middle) => middle > y)
    .map((middle) => middle % DISTANCE);

test.each([0.2, 0.5, 0.8])('a plain picture (%d) is level lines at one distance', (light) => {
  const ink = engrave(
    picture(() => light),
    SIZE,
  );
  const lines = linesOf(columnOf(ink, 0));
  expect(lines.length).toBeGreaterThan(SIZE.height / DISTANCE - 3);
  // Its light lifts all of them alike: by 2.6 distances at most.
  for (const [index, line] of lines.entries()) {
    const first = lines[0] ?? NaN;
    expect(line - first).toBeCloseTo(index * DISTANCE, 0);
    const lifted = (((line - 2.6 * DISTANCE * light) % DISTANCE) + DISTANCE) % DISTANCE;
    expect(Math.min(lifted, DISTANCE - lifted)).toBeLessThan(0.5);
  }
  for (const x of [1, 30, SIZE.width - 1]) {
    expect(columnOf(ink, x)).toEqual(columnOf(ink, 0));
  }
});

test('lines swell with the shade, and neither vanish in the light nor close in the dark', () => {
  const inkOf = (light: number) =>
    mean([
      ...engrave(
        picture(() => light),
        SIZE,
      ),
    ]);
  const inks = [1, 0.9, 0.7, 0.5, 0.3, 0.1, 0].map(inkOf);
  expect(inks).toEqual([...inks].sort((a, b) => a - b));
  expect(inks[0]).toBeGreaterThan(0.08);
  expect(inks.at(-1)).toBeLessThan(0.92);
  expect(inkOf(0.5)).toBeCloseTo(0.5, 1);
});

test('a form bends the lines beside it as on its other side, and none further away', () => {
  const plain = engrave(
    picture(() => 0.2),
    SIZE,
  );
  const bent = engrave(
    picture((x, y) => (x === 30 && y > 500 && y < 1500 ? 1 : 0.2)),
    SIZE,
  );
  for (const away of [1, 5, 10]) {
    expect(columnOf(bent, 30 + away)).toEqual(columnOf(bent, 30 - away));
    expect(columnOf(bent, 30 + away)).not.toEqual(columnOf(plain, 30 + away));
  }
  // Not past two distances of lines.
  for (const x of [0, SIZE.width - 1]) expect(columnOf(bent, x)).toEqual(columnOf(plain, x));
});

test('below a form the lines are back in their course', () => {
  const plain = engrave(
    picture(() => 0.2),
    SIZE,
  );
  const bent = engrave(
    picture((_, y) => (y > 600 && y < 900 ? 0.9 : 0.2)),
    SIZE,
  );
  const [course = NaN] = phaseBelow(columnOf(plain, 30), 1500);
  const phases = phaseBelow(columnOf(bent, 30), 1500);
  expect(phases.length).toBeGreaterThan(20);
  for (const phase of phases) expect(phase).toBeCloseTo(course, 0);
  // Above it they have never left it, and within it they are lifted.
  const above = (ink: Float32Array) => columnOf(ink, 30).slice(0, 550);
  expect(above(bent)).toEqual(above(plain));
  const within = linesOf(columnOf(bent, 30)).filter((line) => line > 850 && line < 890);
  expect(within.length).toBeGreaterThan(1);
  for (const line of within) {
    const off = Math.abs((line % DISTANCE) - course);
    expect(Math.min(off, DISTANCE - off)).toBeGreaterThan(1);
  }
});

test('lines never come much nearer than half their distance, nor go further apart than two and a half', () => {
  const lines = linesOf(
    columnOf(
      engrave(
        picture((_, y) => (Math.floor(y / 200) % 2 === 0 ? 0.9 : 0.3)),
        SIZE,
      ),
      30,
    ),
  );
  const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? NaN));
  expect(Math.min(...gaps)).toBeGreaterThan(DISTANCE * 0.4);
  expect(Math.max(...gaps)).toBeLessThan(DISTANCE * 2.5);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(DISTANCE / 2);
});
