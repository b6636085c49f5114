import { distanceToRing, isInside, mix, smoothstep } from './geometry.ts';
import type { Island } from './islands.ts';
import { at } from './lists.ts';
import { createSeededNoise } from './random.ts';

/** A scalar field sampled at the points of a grid, row by row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** Distances over which two islands' shelves flow into each other, in kilometres. */
const shelfBlend = 5;

/**
 * Signed distance to the nearest shore in kilometres, negative on land. Between islands the
 * minimum is a soft one: a hard one would crease every contour along the middle of the strait.
 */
export function shoreDistance(x: number, y: number, islands: readonly Island[]): number {
  let nearest = Infinity;
  let weight = 0;
  for (const { outline, size } of islands) {
    const distance = distanceToRing(x, y, outline);
    // Nothing on an island is farther from its shore than half of its extent.
    if (distance <= size / 2 && isInside(x, y, outline)) return -distance;
    nearest = Math.min(nearest, distance);
    weight += Math.exp(-distance / shelfBlend);
  }
  const soft = -shelfBlend * Math.log(weight);
  return mix(nearest, soft, smoothstep(0, 10, nearest));
}

/** Three passes of a box filter come close to a Gaussian blur and cost the same at any radius. */
export function blur(grid: Grid, radius: number): Grid {
  const { columns, rows } = grid;
  let source = grid.values;
  const pass = (from: Float64Array, lines: number, length: number, next: number, step: number) => {
    const to = new Float64Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * next;
      const held = (i: number) => at(from, start + Math.min(length - 1, Math.max(0, i)) * step);
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += held(i);
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum / (2 * radius + 1);
        sum += held(i + radius + 1) - held(i - radius);
      }
    }
    return to;
  };
  for (let i = 0; i < 3; i++) {
    source = pass(source, rows, columns, columns, 1);
    source = pass(source, columns, rows, 1, columns);
  }
  return { columns, rows, values: source };
}

export interface Relief {
  readonly seed: number;
  /** Height of the noise in the open sea, in levels of depth. */
  readonly roughness: number;
  /** Length of the longer of the two waves of noise, in kilometres. */
  readonly wave: number;
}

/**
 * Depth at a distance from the shore: the distance raised to 0.8, so that the bottom falls off
 * fast and then evens out, and two octaves of noise that fade towards the shore. To the north the
 * sea floor drops into the Cayman Trough: contours lie closer there.
 */
export function createDepth(relief: Relief) {
  const noise = createSeededNoise(relief.seed);
  return (x: number, y: number, distance: number): number => {
    if (distance <= 0) return -Math.pow(-distance, 0.8);
    const openness = smoothstep(0, relief.wave * 0.9, distance) * (1 + distance / 110);
    const octaves =
      noise(x / relief.wave, y / relief.wave) +
      0.42 * noise((x / relief.wave) * 2.3 + 7, (y / relief.wave) * 2.3 - 3);
    const north = 1 + 0.16 * Math.tanh((y - 8) / 25);
    return Math.pow(distance, 0.8) * north + relief.roughness * openness * octaves;
  };
}
