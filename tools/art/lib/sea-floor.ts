import { traceContours, type Contour } from './contours.ts';
import { blur, createDepth, shoreDistance, type Grid, type Relief } from './depth.ts';
import { mix, smoothstep, type Point } from './geometry.ts';
import type { Island } from './islands.ts';
import { at } from './lists.ts';
import type { Projection, View } from './view.ts';

/** Pixels between two samples of the sea floor. */
const cell = 5;
/** Samples beyond the picture's edge, so that lines run out of it. */
const overscan = 6;

export interface SeaFloor {
  readonly depth: Grid;
  /** Distance from the shore in kilometres, negative on land. */
  readonly distance: Grid;
}

export function sampleSeaFloor(
  view: View,
  projection: Projection,
  islands: readonly Island[],
  relief: Relief,
): SeaFloor {
  const columns = Math.ceil(view.width / cell) + 1 + 2 * overscan;
  const rows = Math.ceil(view.height / cell) + 1 + 2 * overscan;
  const depthAt = createDepth(relief);
  const distances = new Float64Array(columns * rows);
  const depths = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = projection.toPlane([(column - overscan) * cell, (row - overscan) * cell]);
      const distance = shoreDistance(x, y, islands);
      distances[row * columns + column] = distance;
      depths[row * columns + column] = depthAt(x, y, distance);
    }
  }

  // Distance has creases off every bay; the further from the shore, the more they are smoothed.
  const radius = (kilometres: number) =>
    Math.max(1, Math.round((kilometres * view.pixelsPerKilometre) / cell));
  const soft = blur({ columns, rows, values: depths }, radius(1.1));
  const softer = blur(soft, radius(2.2));
  const values = depths.map((depth, i) => {
    const distance = at(distances, i);
    const near = mix(depth, at(soft.values, i), smoothstep(0.6, 3.5, distance));
    return mix(near, at(softer.values, i), smoothstep(4, 14, distance));
  });
  return {
    depth: { columns, rows, values },
    distance: { columns, rows, values: distances },
  };
}

/** Value of a sampled field at a point of the picture. */
export function valueAt(grid: Grid, [x, y]: Point): number {
  const column = Math.round(x / cell) + overscan;
  const row = Math.round(y / cell) + overscan;
  return at(grid.values, row * grid.columns + column);
}

export function traceLevels(grid: Grid, levels: readonly number[]): Contour[] {
  return traceContours(grid, levels, cell, -overscan * cell);
}
