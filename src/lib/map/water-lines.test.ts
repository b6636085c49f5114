import { expect, test } from 'vitest';
import { distanceToSide, simplify, simplifyRing, type Point } from './lines.ts';
import { measureWater } from './water-lines.ts';

/** An island with a bay, a small one, and a coast that leaves the picture. */
const COAST: Point[][] = [
  [
    [60, 60],
    [160, 50],
    [150, 150],
    [110, 90],
    [60, 140],
  ],
  [
    [220, 60],
    [224, 62],
    [221, 66],
  ],
  [
    [-50, 190],
    [180, 170],
    [400, 260],
    [-50, 260],
  ],
];
const [WIDTH, HEIGHT] = [300, 220];

const distanceToCoast = (point: Point): number =>
  Math.min(
    ...COAST.flatMap((ring) =>
      ring.map((to, i) => distanceToSide(point, ring.at(i - 1) ?? to, to)),
    ),
  );

test.each([5, 12, 30])(
  'every line at %d lies there, in the picture, along each coast',
  (distance) => {
    const lines = measureWater(COAST, [0, 0, WIDTH, HEIGHT], 30)(distance);
    expect(lines.length).toBeGreaterThan(1);
    for (const [x, y] of lines.flat()) {
      // To the half of what lies between two measured places.
      expect(Math.abs(distanceToCoast([x, y]) - distance)).toBeLessThan(1.25);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
  },
);

test('no line runs over land', () => {
  // Deep in the land that leaves the picture, as far from its coast as the lines in the water are.
  const lines = measureWater(COAST, [0, 0, WIDTH, HEIGHT], 30)(12);
  expect(lines.flat().filter(([x, y]) => x < 180 && y > 195)).toEqual([]);
});

test('a simplified line keeps its ends and stays near every point that it leaves out', () => {
  const line = Array.from({ length: 200 }, (_, i): Point => [i, 12 * Math.sin(i / 9)]);
  const simple = simplify(line, 0.5);
  expect(simple.length).toBeLessThan(line.length / 3);
  expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
  for (const point of line) {
    const distances = simple.slice(1).map((to, i) => distanceToSide(point, simple[i] ?? to, to));
    expect(Math.min(...distances)).toBeLessThanOrEqual(0.5);
  }
});

test('a ring is told once round, however short it gets', () => {
  const square: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(simplifyRing(square, 0.5)).toEqual([square[0], square[2], square[3], square[4]]);
  expect(simplifyRing(square, 100).length).toBeLessThanOrEqual(2);
  expect(simplifyRing([], 1)).toEqual([]);
});
