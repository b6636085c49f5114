import { colours } from './colours.ts';
import type { Relief } from './depth.ts';
import { mix, smoothstep, type Point } from './geometry.ts';
import { layGraticule } from './graticule.ts';
import type { Island } from './islands.ts';
import { drawIslands, type Land } from './land.ts';
import { drawRose } from './rose.ts';
import { sampleSeaFloor, traceLevels, valueAt, type SeaFloor } from './sea-floor.ts';
import { drawSheetCorner } from './sheet-corner.ts';
import { drawSoundings } from './soundings.ts';
import { pathOf, stopsOf, svgDocument } from './svg.ts';
import { createProjection, strengthAt, type Box, type Fade, type View } from './view.ts';
import { drawWater, type Light } from './water.ts';

export interface ChartOptions {
  readonly view: View;
  readonly islands: readonly Island[];
  readonly relief: Relief;
  /** Difference of depth between the first two lines; every fifth line is a strong one. */
  readonly interval: number;
  readonly fade: Fade;
  /** That of the minor lines, where it is another. */
  readonly minorFade?: Fade;
  /** Opacity of the minor lines on the faint and on the open side of the fade. */
  readonly minor: readonly [faint: number, open: number];
  /** Opacity of the strong lines on the open side; on the faint side they are minor ones. */
  readonly major: number;
  readonly land: Land;
  readonly light: Light;
  /** Minutes of arc between the graticule's lines. */
  readonly graticule: number;
  /** How many soundings to place at most. */
  readonly soundings: number;
  /** What the site shows of the picture at every width. */
  readonly inEveryCrop: Box;
  /** A compass rose, its centre in fractions of the picture, its radius in pixels. */
  readonly rose?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the sheet's upper right corner lies, in fractions of the picture. */
  readonly sheetCorner?: Point;
}

const majorEvery = 5;
/** How much the difference between two lines grows from line to line: the deep sea is calmer. */
const widening = 0.018;

function layLevels(interval: number, deepest: number): number[] {
  const levels: number[] = [];
  for (let i = 1, level = 0; level < deepest; i++) {
    level = interval * i * (1 + i * widening);
    levels.push(level);
  }
  return levels;
}

/** A gradient for lines that gain strength along the fade. */
function drawFade(id: string, { width, height }: View, fade: Fade, faint: number, open: number) {
  const [x2, y2] = fade.axis === 'x' ? [width, 0] : [0, height];
  const stops = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    at: mix(fade.from, fade.to, t),
    colour: colours.brass,
    opacity: mix(faint, open, smoothstep(0, 1, t)),
  }));
  // A fade may run backwards, upwards or to the left; a gradient's stops may not.
  const ordered = stops.sort((a, b) => a.at - b.at);
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${x2}" y2="${y2}">` +
    `${stopsOf(ordered)}</linearGradient>`
  );
}

/** Whether a rose would stand in the sea. */
const hasSea = (
  seaFloor: SeaFloor,
  { width, height, pixelsPerKilometre }: View,
  { x, y, radius }: NonNullable<ChartOptions['rose']>,
): boolean =>
  valueAt(seaFloor.distance, [x * width, y * height]) * pixelsPerKilometre > 1.2 * radius;

/** The whole chart as an SVG document, drawn in the order in which an engraver would print it. */
export function drawChart(options: ChartOptions): string {
  const { view, relief, fade, major } = options;
  const { width, height } = view;
  const projection = createProjection(view);
  // On the faint side the words lie: no land may come to lie under them.
  const islands = options.islands.filter(({ coast }) =>
    coast.every((place) => {
      const [x, y] = projection.toPicture(place);
      const isSeen = x > 0 && x < width && y > 0 && y < height;
      return !isSeen || strengthAt(fade, view, [x, y]) > 0;
    }),
  );
  const seaFloor = sampleSeaFloor(view, projection, islands, relief);

  const rose = options.rose && hasSea(seaFloor, view, options.rose) ? options.rose : undefined;

  const deepest = seaFloor.depth.values.reduce((a, b) => Math.max(a, b), 0);
  const levels = layLevels(options.interval, deepest);
  const contours = traceLevels(seaFloor.depth, levels);
  const isStrong = (_: unknown, index: number) => (index + 1) % majorEvery === 0;
  const strongLines = contours.filter(isStrong);
  const minorLines = contours.filter((contour, index) => !isStrong(contour, index));

  const water = drawWater(view, options.light, strongLines);
  const graticule = layGraticule(view, projection, fade, options.graticule, 0.75 * major);
  const corner = options.sheetCorner && drawSheetCorner(view, options.sheetCorner, fade, major);
  const soundings = drawSoundings({
    view,
    fade,
    seaFloor,
    levels,
    seed: relief.seed + 99,
    count: options.soundings,
    opacity: 0.9 * major,
    crosses: graticule.crosses,
    inEveryCrop: options.inEveryCrop,
    reserved: rose ? [{ centre: [rose.x * width, rose.y * height], radius: rose.radius + 50 }] : [],
  });

  return svgDocument(
    width,
    height,
    '<defs>' +
      water.definitions +
      drawFade('minor', view, options.minorFade ?? fade, options.minor[0], options.minor[1]) +
      drawFade('major', view, fade, options.minor[0], major) +
      (corner?.definitions ?? '') +
      '</defs>' +
      water.ground +
      `<g fill="none" stroke="${colours.brass}" stroke-linejoin="round">` +
      graticule.drawing +
      `<g${corner ? ' clip-path="url(#sheet)"' : ''}>` +
      `<path d="${pathOf(minorLines.flatMap(({ lines }) => lines))}" stroke="url(#minor)" stroke-width="1.8"/>` +
      `<path d="${pathOf(strongLines.flatMap(({ lines }) => lines))}" stroke="url(#major)" stroke-width="2.6"/>` +
      `${soundings}</g>` +
      (corner?.border ?? '') +
      (rose ? drawRose(rose.x * width, rose.y * height, rose.radius, -view.turn) : '') +
      drawIslands(islands, view, projection, seaFloor, options.land) +
      '</g>' +
      water.veil,
  );
}
