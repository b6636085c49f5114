import { colours } from './colours.ts';
import type { Island } from './islands.ts';
import { traceLevels, type SeaFloor } from './sea-floor.ts';
import { closedPathOf, pathOf } from './svg.ts';
import type { Projection } from './view.ts';

/** The brass where light catches it: a line around the islands sets them off their own fill. */
const coastBrass = '#e2c88f';
/** Kilometres from the shore to the reef, and between two lines of the hills. */
const reefDistance = 0.95;
const hillStep = 0.42;

/** The islands with their hills and reefs; `coastOpacity` is that of the line around them. */
export function drawIslands(
  islands: readonly Island[],
  projection: Projection,
  seaFloor: SeaFloor,
  fill: string,
  coastOpacity: number,
): string {
  const trace = (levels: readonly number[]) =>
    pathOf(traceLevels(seaFloor.distance, levels).flatMap(({ lines }) => lines));
  const coasts = closedPathOf(
    islands.map(({ coast }) => coast.map((point) => projection.toPicture(point))),
  );
  const reef = trace([reefDistance]);
  const hills = trace(Array.from({ length: 12 }, (_, i) => -hillStep * (i + 1)));
  return (
    `<path d="${reef}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8" opacity="${coastOpacity * 0.75}"/>` +
    `<path d="${coasts}" fill="${fill}" stroke="none"/>` +
    `<path d="${hills}" stroke="${colours.deep}" stroke-width="1.4" opacity="0.5"/>` +
    `<path d="${coasts}" stroke="${coastBrass}" stroke-width="1.8" opacity="${coastOpacity}"/>`
  );
}
