import type { Point } from './geometry.ts';
import { engraveNumber } from './numerals.ts';
import { createRandom } from './random.ts';
import { valueAt, type SeaFloor } from './sea-floor.ts';
import { strengthAt, type Fade, type View } from './view.ts';

const figureHeight = 17;
/** Least distance between two soundings, from a shore and from a cross, in pixels. */
const apart = 170;
const offShore = 26;
const offCross = 60;
const attempts = 4000;

export interface SoundingOptions {
  readonly view: View;
  readonly fade: Fade;
  readonly seaFloor: SeaFloor;
  readonly seed: number;
  readonly count: number;
  readonly opacity: number;
  /** Depths of the chart's lines: a figure stands between two of them, never across one. */
  readonly levels: readonly number[];
  readonly crosses: readonly Point[];
  /** Places to keep clear, as circles. */
  readonly reserved: readonly { readonly centre: Point; readonly radius: number }[];
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Fathoms for a depth of the relief, so that the open sea comes out as deep as it is there. */
function toFathoms(depth: number): number {
  return Math.max(2, Math.round(Math.pow(depth, 1.75) * 2.1));
}

/** Depths in fathoms at scattered places, in figures as small and faint as an engraver's. */
export function drawSoundings(options: SoundingOptions): string {
  const { view, fade, seaFloor, levels } = options;
  const random = createRandom(options.seed);
  const taken: Point[] = [];

  const sheetAt = (point: Point) => {
    const depth = valueAt(seaFloor.depth, point);
    return levels.findIndex((level) => level > depth);
  };
  const crossesLine = ([x, y]: Point) => {
    const corners = [-26, 0, 26].flatMap((dx) =>
      [-13, 0, 13].map((dy) => sheetAt([x + dx, y + dy])),
    );
    return corners.some((sheet) => sheet !== corners[0]);
  };
  const isFree = (place: Point) =>
    // The site's header lies over the top of every chart.
    place[1] > view.height * 0.12 &&
    place[0] < view.width - 70 &&
    strengthAt(fade, view, place) > 0.35 &&
    valueAt(seaFloor.distance, place) * view.pixelsPerKilometre > offShore &&
    taken.every((other) => distance(place, other) > apart) &&
    options.crosses.every((cross) => distance(place, cross) > offCross) &&
    options.reserved.every(({ centre, radius }) => distance(place, centre) > radius) &&
    !crossesLine(place);

  for (let attempt = 0; attempt < attempts && taken.length < options.count; attempt++) {
    const place: Point = [random() * view.width, random() * view.height];
    if (isFree(place)) taken.push(place);
  }

  const figures = taken.map((place) => {
    const opacity = options.opacity * strengthAt(fade, view, place);
    const fathoms = toFathoms(valueAt(seaFloor.depth, place));
    return `<g opacity="${opacity.toFixed(2)}">${engraveNumber(fathoms, ...place, figureHeight)}</g>`;
  });
  return `<g stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${figures.join('')}</g>`;
}
