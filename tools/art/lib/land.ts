import { colours } from './colours.ts';
import type { Island } from './islands.ts';
import { drawHills, type HillInks } from './relief.ts';
import { traceLevels, type SeaFloor } from './sea-floor.ts';
import { closedPathOf, pathOf } from './svg.ts';
import type { Projection, View } from './view.ts';

/** Kilometres from the shore to the reef. */
const reefDistance = 0.95;

/** How an island is printed. */
export interface Land {
  readonly inks: HillInks;
  /** Opacity of the line around the island. */
  readonly coast: number;
  /** Its colour: on the sea the brass where light catches it, which sets the island off its fill. */
  readonly line?: string;
}

/** The islands with their hills in relief, and their reefs. */
export function drawIslands(
  islands: readonly Island[],
  view: View,
  projection: Projection,
  seaFloor: SeaFloor,
  { inks, coast, line = colours.brassBright }: Land,
): string {
  const coasts = closedPathOf(
    islands.map((island) => island.coast.map((point) => projection.toPicture(point))),
  );
  const reef = pathOf(traceLevels(seaFloor.distance, [reefDistance]).flatMap(({ lines }) => lines));
  return (
    `<path d="${reef}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8" opacity="${coast * 0.75}"/>` +
    `<path d="${coasts}" fill="${inks.ground}" stroke="none"/>` +
    drawHills(islands, view, projection, inks) +
    `<path d="${coasts}" stroke="${line}" stroke-width="1.8" opacity="${coast}"/>`
  );
}
