import { traceContours } from './contours.ts';
import { shoreDistance, type Grid } from './depth.ts';
import type { Point } from './geometry.ts';
import type { Island } from './islands.ts';
import { at } from './lists.ts';
import { createSeededNoise } from './random.ts';
import { pathOf } from './svg.ts';
import type { Projection, View } from './view.ts';

/** Pixels between two samples of the land: its lines are finer than those of the sea. */
const cell = 2;
/** Samples around an island, so that its lines close. */
const overscan = 3;
/** Towards the light, which falls from the upper left as on every relief map. */
const light: Point = [-Math.SQRT1_2, -Math.SQRT1_2];
/** Steps of light and of shade that are told apart. */
const steps = 7;

/** The two inks of the hills, and the colour that they stand on. */
export interface HillInks {
  readonly ground: string;
  readonly lit: string;
  readonly shaded: string;
}

/** Close views show broad islands, far ones thin islands that heavy lines would smear. */
const broad = { spacing: 5, thin: 0.9, swell: 2.5 };
const fine = { spacing: 3.4, thin: 0.5, swell: 1.1 };
const broadFrom = 12;

interface Sheet extends Grid {
  /** Where its first sample lies in the picture. */
  readonly left: number;
  readonly top: number;
}

/** Heights of an island in pixels: the distance from the shore, raised and sunk by two octaves of noise. */
function sampleHeights(island: Island, view: View, projection: Projection): Sheet {
  const shore = island.coast.map((point) => projection.toPicture(point));
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - overscan * cell, Math.min(...ys) - overscan * cell];
  const columns = Math.ceil((Math.max(...xs) - left) / cell) + overscan + 1;
  const rows = Math.ceil((Math.max(...ys) - top) / cell) + overscan + 1;
  const noise = createSeededNoise(7);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = projection.toPlane([left + column * cell, top + row * cell]);
      const inland = -shoreDistance(x, y, [island]) * view.pixelsPerKilometre;
      const hills = 0.46 * noise(x / 1.9, y / 1.9) + 0.13 * noise(x / 0.75 + 40, y / 0.75);
      values[row * columns + column] = inland > 0 ? inland * (1 + hills) : inland;
    }
  }
  return { columns, rows, values, left, top };
}

/**
 * How much a stretch of a contour faces the light, from -1 to 1. d3-contour keeps the higher ground
 * to the left of its lines, as seen on a picture whose y points down.
 */
function lightOn(line: readonly Point[], index: number): number {
  const [x0, y0] = at(line, Math.max(0, index - 1));
  const [x1, y1] = at(line, Math.min(line.length - 1, index + 2));
  const run = Math.hypot(x1 - x0, y1 - y0) || 1;
  return ((x1 - x0) * light[1] - (y1 - y0) * light[0]) / run;
}

/**
 * Hills in relief by illuminated contours, as Tanaka Kitirô drew them: every stretch of a contour is
 * as broad as it faces the light or turns away from it.
 */
export function drawHills(
  islands: readonly Island[],
  view: View,
  projection: Projection,
  { lit, shaded }: HillInks,
): string {
  const { spacing, thin, swell } = view.pixelsPerKilometre < broadFrom ? fine : broad;
  const stretches = new Map<number, Point[][]>();
  for (const island of islands) {
    const { left, top, ...heights } = sampleHeights(island, view, projection);
    const highest = heights.values.reduce((a, b) => Math.max(a, b), 0);
    const levels = Array.from(
      { length: Math.floor(highest / spacing + 0.3) },
      (_, i) => (i + 0.7) * spacing,
    );
    for (const { lines } of traceContours(heights, levels, cell, 0)) {
      for (const line of lines) {
        let before: number | undefined;
        for (let i = 0; i + 1 < line.length; i++) {
          const step = Math.round(lightOn(line, i) * steps);
          const same = stretches.get(step) ?? [];
          stretches.set(step, same);
          const place = ([x, y]: Point): Point => [x + left, y + top];
          if (step !== before) same.push([place(at(line, i))]);
          at(same, same.length - 1).push(place(at(line, i + 1)));
          before = step;
        }
      }
    }
  }
  const drawn = [...stretches]
    .sort(([a], [b]) => a - b)
    .map(([step, lines]) => {
      const strength = Math.abs(step) / steps;
      return (
        `<path d="${pathOf(lines)}" stroke="${step > 0 ? lit : shaded}" ` +
        `stroke-width="${(thin + swell * strength).toFixed(2)}" opacity="${(0.3 + 0.62 * strength).toFixed(2)}"/>`
      );
    });
  return `<g stroke-linecap="round">${drawn.join('')}</g>`;
}
