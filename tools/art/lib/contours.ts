import { contours as contourGenerator } from 'd3-contour';

import type { Grid } from './depth.ts';
import type { Point } from './geometry.ts';

/** Lines at one level of a grid, in pixels of the picture. */
export interface Contour {
  readonly level: number;
  readonly lines: readonly Point[][];
  /** The same as closed rings around everything at or above the level, for filling. */
  readonly rings: readonly Point[][];
}

/**
 * Contours of a grid whose cells are `cell` pixels wide and whose first point lies at `offset`
 * pixels. d3-contour closes its polygons along the picture's edge; those runs are cut out here,
 * since a chart has no line along its edge.
 */
export function traceContours(
  grid: Grid,
  levels: readonly number[],
  cell: number,
  offset: number,
): Contour[] {
  const trace = contourGenerator().size([grid.columns, grid.rows]).smooth(true);
  const values = Array.from(grid.values);
  const isOnEdge = (x: number, y: number) =>
    x <= 0.5 || y <= 0.5 || x >= grid.columns - 0.5 || y >= grid.rows - 0.5;

  return levels.map((level) => {
    const lines: Point[][] = [];
    const rings: Point[][] = [];
    for (const polygon of trace.contour(values, level).coordinates) {
      for (const ring of polygon) {
        let line: Point[] = [];
        const closed: Point[] = [];
        for (const [x, y] of ring as [number, number][]) {
          // d3-contour puts the value of cell (0, 0) at (0.5, 0.5).
          const point: Point = [(x - 0.5) * cell + offset, (y - 0.5) * cell + offset];
          closed.push(point);
          if (isOnEdge(x, y)) {
            if (line.length > 1) lines.push(line);
            line = [];
          } else {
            line.push(point);
          }
        }
        if (line.length > 1) lines.push(line);
        rings.push(closed);
      }
    }
    return { level, lines, rings };
  });
}
