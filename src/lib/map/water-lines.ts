/**
 * Lines in the water, each at one distance from the coast. They are traced here, once, for a browser
 * that is left to find them, by strokes as broad as twice the distance, takes half a second to draw.
 */
import { contours } from 'd3-contour';
import type { Position } from 'geojson';
import { distanceToSide, type Point } from './lines.ts';

/** Units from one place at which the distance is taken to the next. */
const CELL = 2.5;

/**
 * @param coast - closed rings
 * @param box - where lines are looked for: left, top, width and height
 * @param farthest - the greatest distance that will be asked for
 * @returns what traces the lines at a distance, cut where they leave the box
 */
export const measureWater = (
  coast: readonly (readonly Point[])[],
  [left, top, width, height]: readonly [number, number, number, number],
  farthest: number,
): ((distance: number) => Point[][]) => {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const reach = farthest + CELL;
  const distances = new Float64Array(columns * rows).fill(reach);
  const near = (a: number, b: number, start: number, count: number): number[] => {
    const first = Math.max(0, Math.floor((Math.min(a, b) - reach - start) / CELL));
    const last = Math.min(count - 1, Math.ceil((Math.max(a, b) + reach - start) / CELL));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  };
  const sides = coast.flatMap((ring) => ring.map((to, i) => [ring.at(i - 1) ?? to, to] as const));
  // Every side of the coast tells the places about it how near it is.
  for (const [from, to] of sides) {
    const nearColumns = near(from[0], to[0], left, columns);
    for (const row of near(from[1], to[1], top, rows)) {
      for (const column of nearColumns) {
        const place: Point = [left + column * CELL, top + row * CELL];
        const index = row * columns + column;
        const known = distances[index] ?? reach;
        distances[index] = Math.min(known, distanceToSide(place, from, to));
      }
    }
  }
  // On land, which a line along the row enters and leaves in turns, there is no distance.
  for (let row = 0; row < rows; row++) {
    const y = top + row * CELL;
    const crossings = sides
      .filter(([[, a], [, b]]) => a > y !== b > y)
      .map(([[ax, ay], [bx, by]]) => ax + ((bx - ax) * (y - ay)) / (by - ay))
      .map((x) => Math.min(columns, Math.max(0, Math.ceil((x - left) / CELL))))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      distances.fill(
        0,
        row * columns + (crossings[i] ?? 0),
        row * columns + (crossings[i + 1] ?? 0),
      );
    }
  }
  const nearness = Array.from(distances, (distance) => -distance);
  const trace = contours().size([columns, rows]);
  const isOnEdge = ([x = 0, y = 0]: Position): boolean =>
    x <= 0.5 || y <= 0.5 || x >= columns - 0.5 || y >= rows - 0.5;
  return (distance) =>
    trace
      .contour(nearness, -distance)
      .coordinates.flat()
      .flatMap((ring) => {
        const lines: Point[][] = [[]];
        for (const point of ring) {
          // d3-contour closes what leaves the box along its edge. To it the first place is (0.5, 0.5).
          const [x = 0, y = 0] = point;
          if (isOnEdge(point)) lines.push([]);
          else lines.at(-1)?.push([left + (x - 0.5) * CELL, top + (y - 0.5) * CELL]);
        }
        return lines.filter(({ length }) => length > 1);
      });
};
