import type { Island } from './islands.ts';
import { traceLevels, type SeaFloor } from './sea-floor.ts';
import { closedPathOf, pathOf } from './svg.ts';
import type { Projection, View } from './view.ts';

/** The brass where light catches it: a line around the islands sets them off their own fill. */
const coastBrass = '#e2c88f';
/** Kilometres from the shore to the reef. */
const reefDistance = 0.95;
/** At most so far apart are two lines of the hills, in kilometres and in pixels. */
const hillStep = { kilometres: 0.42, pixels: 8 };

/** How an island is printed. */
export interface Land {
  readonly fill: string;
  /** Colour and opacity of the lines of the hills. */
  readonly hills: string;
  readonly hillOpacity: number;
  /** Opacity of the line around the island. */
  readonly coast: number;
}

/** The islands with their hills and reefs. */
export function drawIslands(
  islands: readonly Island[],
  view: View,
  projection: Projection,
  seaFloor: SeaFloor,
  { fill, hills: hillColour, hillOpacity, coast }: Land,
): string {
  const trace = (levels: readonly number[]) =>
    pathOf(traceLevels(seaFloor.distance, levels).flatMap(({ lines }) => lines));
  const coasts = closedPathOf(
    islands.map((island) => island.coast.map((point) => projection.toPicture(point))),
  );
  const reef = trace([reefDistance]);
  const step = Math.min(hillStep.kilometres, hillStep.pixels / view.pixelsPerKilometre);
  const hills = trace(Array.from({ length: 12 }, (_, i) => -step * (i + 1)));
  return (
    `<path d="${reef}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8" opacity="${coast * 0.75}"/>` +
    `<path d="${coasts}" fill="${fill}" stroke="none"/>` +
    `<path d="${hills}" stroke="${hillColour}" stroke-width="1.4" opacity="${hillOpacity}"/>` +
    `<path d="${coasts}" stroke="${coastBrass}" stroke-width="1.8" opacity="${coast}"/>`
  );
}
