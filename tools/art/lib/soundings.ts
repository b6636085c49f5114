import { mix, type Point } from './geometry.ts';
import { engraveNumber, widthOfNumber } from './numerals.ts';
import { createRandom } from './random.ts';
import { valueAt, type SeaFloor } from './sea-floor.ts';
import { strengthAt, type Box, type Fade, type View } from './view.ts';

const figureHeight = 17;
/** Least air around a figure, in pixels. */
const air = 6;
/** Least distance between two soundings, from a shore and from a cross, in pixels. */
const apart = 170;
const offShore = 26;
const offCross = 60;
const attempts = 9000;

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
  /** What every crop of the picture shows: no figure is cut by an edge. */
  readonly inEveryCrop: Box;
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
  const { left, right, top, bottom } = options.inEveryCrop;
  const random = createRandom(options.seed);
  const taken: Point[] = [];

  const fathomsAt = (point: Point) => toFathoms(valueAt(seaFloor.depth, point));
  const sheetAt = (point: Point) => {
    const depth = valueAt(seaFloor.depth, point);
    return levels.findIndex((level) => level > depth);
  };
  const roomFor = (point: Point) => ({
    halfWidth: widthOfNumber(fathomsAt(point), figureHeight) / 2 + air,
    halfHeight: figureHeight / 2 + air,
  });
  const fits = ([x, y]: Point) => {
    const { halfWidth, halfHeight } = roomFor([x, y]);
    return (
      x - halfWidth > left * view.width &&
      x + halfWidth < right * view.width &&
      y - halfHeight > top * view.height &&
      y + halfHeight < bottom * view.height
    );
  };
  const crossesLine = ([x, y]: Point) => {
    const { halfWidth, halfHeight } = roomFor([x, y]);
    const corners = [-1, -0.5, 0, 0.5, 1].flatMap((dx) =>
      [-1, 0, 1].map((dy) => sheetAt([x + dx * halfWidth, y + dy * halfHeight])),
    );
    return corners.some((sheet) => sheet !== corners[0]);
  };
  const isFree = (place: Point) =>
    fits(place) &&
    strengthAt(fade, view, place) > 0.35 &&
    valueAt(seaFloor.distance, place) * view.pixelsPerKilometre > offShore &&
    taken.every((other) => distance(place, other) > apart) &&
    options.crosses.every((cross) => distance(place, cross) > offCross) &&
    options.reserved.every(({ centre, radius }) => distance(place, centre) > radius) &&
    !crossesLine(place);

  for (let attempt = 0; attempt < attempts && taken.length < options.count; attempt++) {
    const place: Point = [
      mix(left, right, random()) * view.width,
      mix(top, bottom, random()) * view.height,
    ];
    if (isFree(place)) taken.push(place);
  }

  const figures = taken.map((place) => {
    const opacity = options.opacity * strengthAt(fade, view, place);
    return `<g opacity="${opacity.toFixed(2)}">${engraveNumber(fathomsAt(place), ...place, figureHeight)}</g>`;
  });
  return `<g stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${figures.join('')}</g>`;
}
