import { colours } from './colours.ts';
import { traceContours } from './contours.ts';
import { blur, createDepth, shoreDistance, type Grid, type Relief } from './depth.ts';
import { mix, smoothstep, type Point } from './geometry.ts';
import { toKilometres, type Island } from './islands.ts';
import { engraveNumber } from './numerals.ts';
import { createRandom } from './random.ts';
import { drawRose } from './rose.ts';
import { closedPathOf, pathOf, stopsOf, svgDocument } from './svg.ts';

/** Where a chart's sheet lies: which place, at which scale, turned by how much. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** The place, in kilometres of the chart's plane, that lies at `anchor`. */
  readonly place: Point;
  /** Where the place lies in the picture, in fractions of its width and height. */
  readonly anchor: Point;
  readonly pixelsPerKilometre: number;
  /** Counter-clockwise turn of the sheet in degrees: north then points to the left of upwards. */
  readonly turn: number;
}

/** A strength that runs from one edge value to another along one axis of the picture. */
export interface Fade {
  readonly axis: 'x' | 'y';
  /** Fractions of the picture where the fade begins and ends. */
  readonly from: number;
  readonly to: number;
}

export interface ChartOptions {
  readonly view: View;
  readonly islands: readonly Island[];
  readonly relief: Relief;
  /** Difference of depth between the first two lines; every fifth line is a strong one. */
  readonly interval: number;
  /** Strong lines, soundings and crosses vanish at `from` and are whole at `to`. */
  readonly fade: Fade;
  /** Opacity of the minor lines on the faint and on the open side of the fade. */
  readonly minor: readonly [faint: number, open: number];
  readonly major: number;
  /** Colour of the islands, and opacity of the line around them. */
  readonly land: string;
  readonly coast: number;
  /** The lightest water: centre and radii as fractions of the picture's width and height. */
  readonly light: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly strength: number;
  };
  /** Minutes of arc between the graticule's lines. */
  readonly graticule: number;
  readonly soundings: number;
  readonly rose?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the sheet ends on the right, in fractions of the width, at the picture's middle. */
  readonly sheetEnd?: number;
}

/** The brass where light catches it: a line around the islands sets them off their own fill. */
const coastBrass = '#e2c88f';
const majorEvery = 5;
/** Share of the height, from the top, over which the lines are dimmed beneath the site's header. */
const headerZone = 0.17;
/** How much the difference between two lines grows from line to line: the deep sea is calmer. */
const widening = 0.018;
/** Pixels between two samples of the sea floor. */
const cell = 5;
/** Samples beyond the picture's edge, so that lines run out of it. */
const overscan = 6;

function createProjection(view: View) {
  const angle = (view.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [left, top] = [view.anchor[0] * view.width, view.anchor[1] * view.height];
  const scale = view.pixelsPerKilometre;
  return {
    toPicture([x, y]: Point): Point {
      const [east, north] = [x - view.place[0], y - view.place[1]];
      return [
        left + (east * cos - north * sin) * scale,
        top - (east * sin + north * cos) * scale,
      ];
    },
    toPlane([x, y]: Point): Point {
      const [right, up] = [(x - left) / scale, (top - y) / scale];
      return [
        view.place[0] + right * cos + up * sin,
        view.place[1] - right * sin + up * cos,
      ];
    },
  };
}

type Projection = ReturnType<typeof createProjection>;

function sampleSeaFloor(options: ChartOptions, projection: Projection) {
  const { width, height, pixelsPerKilometre } = options.view;
  const columns = Math.ceil(width / cell) + 1 + 2 * overscan;
  const rows = Math.ceil(height / cell) + 1 + 2 * overscan;
  const depthAt = createDepth(options.relief);
  const distances = new Float64Array(columns * rows);
  const depths = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = projection.toPlane([(column - overscan) * cell, (row - overscan) * cell]);
      const distance = shoreDistance(x, y, options.islands);
      distances[row * columns + column] = distance;
      depths[row * columns + column] = depthAt(x, y, distance);
    }
  }
  // Distance has creases off every bay; the further from the shore, the more they are smoothed.
  const raw: Grid = { columns, rows, values: depths };
  const soft = blur(raw, Math.max(1, Math.round((1.1 * pixelsPerKilometre) / cell)));
  const softer = blur(soft, Math.max(1, Math.round((2.2 * pixelsPerKilometre) / cell)));
  const values = depths.map((depth, i) => {
    const near = mix(depth, soft.values[i]!, smoothstep(0.6, 3.5, distances[i]!));
    return mix(near, softer.values[i]!, smoothstep(4, 14, distances[i]!));
  });
  return {
    depth: { columns, rows, values } satisfies Grid,
    distance: { columns, rows, values: distances } satisfies Grid,
  };
}

function valueAt(grid: Grid, [x, y]: Point): number {
  const column = Math.round(x / cell) + overscan;
  const row = Math.round(y / cell) + overscan;
  return grid.values[row * grid.columns + column] ?? NaN;
}

function strengthAt({ axis, from, to }: Fade, view: View, [x, y]: Point): number {
  return smoothstep(from, to, axis === 'x' ? x / view.width : y / view.height);
}

/** The graticule's faint lines, and small crosses where they meet, which stand out more. */
function layGraticule(options: ChartOptions, projection: Projection) {
  const { view, graticule } = options;
  const step = graticule / 60;
  const reach = Math.hypot(view.width, view.height) / view.pixelsPerKilometre / 110 + 1;
  const [west, south] = [-86.4 - reach, 16.3 - reach].map((v) => Math.floor(v / step) * step) as [
    number,
    number,
  ];
  const count = Math.ceil((2 * reach) / step);
  const place = (i: number, j: number) =>
    projection.toPicture(toKilometres(west + i * step, south + j * step));
  const lines: Point[][] = [];
  const crosses: Point[] = [];
  const crossPaths: string[] = [];
  for (let i = 0; i <= count; i++) {
    lines.push([place(i, 0), place(i, count)], [place(0, i), place(count, i)]);
    for (let j = 0; j <= count; j++) {
      const at = place(i, j);
      const strength = strengthAt(options.fade, view, at);
      if (strength < 0.05) continue;
      const arm = 0.07;
      const cross = pathOf([
        [place(i - arm, j), place(i + arm, j)],
        [place(i, j - arm), place(i, j + arm)],
      ]);
      crosses.push(at);
      crossPaths.push(`<path d="${cross}" opacity="${(0.75 * options.major * strength).toFixed(2)}"/>`);
    }
  }
  return {
    crosses,
    drawing:
      `<path d="${pathOf(lines)}" opacity="0.055"/>` +
      `<g stroke-width="2">${crossPaths.join('')}</g>`,
  };
}

/** Soundings: depths at scattered places, none near another, none near a shore or the rose. */
function drawSoundings(
  options: ChartOptions,
  grids: Grids,
  levels: readonly number[],
  crosses: readonly Point[],
): string {
  const { view, fade, rose } = options;
  const random = createRandom(options.relief.seed + 99);
  const taken: Point[] = [];
  const figures: string[] = [];
  const apart = 170;
  for (let attempt = 0; attempt < 4000 && figures.length < options.soundings; attempt++) {
    const at: Point = [random() * view.width, random() * view.height];
    // The site's header lies over the top of every chart.
    if (at[1] < view.height * 0.12 || at[0] > view.width - 70) continue;
    const strength = strengthAt(fade, view, at);
    const distance = valueAt(grids.distance, at);
    if (strength < 0.35 || distance * view.pixelsPerKilometre < 26) continue;
    if (taken.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < apart)) continue;
    if (crosses.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 60)) continue;
    // No line may run through a figure: its box lies between two levels.
    const box = [-26, 0, 26].flatMap((dx) => [-13, 0, 13].map((dy): Point => [at[0] + dx, at[1] + dy]));
    const sheets = box.map((point) => levels.findIndex((l) => l > valueAt(grids.depth, point)));
    if (sheets.some((sheet) => sheet !== sheets[0])) continue;
    if (rose) {
      const off = Math.hypot(at[0] - rose.x * view.width, at[1] - rose.y * view.height);
      if (off < rose.radius + 50) continue;
    }
    taken.push(at);
    const fathoms = Math.max(2, Math.round(Math.pow(valueAt(grids.depth, at), 1.75) * 2.1));
    figures.push(
      `<g opacity="${(0.9 * options.major * strength).toFixed(2)}">${engraveNumber(fathoms, at[0], at[1], 17)}</g>`,
    );
  }
  return `<g stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${figures.join('')}</g>`;
}

type Grids = ReturnType<typeof sampleSeaFloor>;

function drawIslands(options: ChartOptions, projection: Projection, grids: Grids): string {
  const { land, coast } = options;
  const coasts = closedPathOf(
    options.islands.map(({ coast }) => coast.map((point) => projection.toPicture(point))),
  );
  // Reef: a dotted line about a kilometre off the shore.
  const reef = pathOf(
    traceContours(grids.distance, [0.95], cell, -overscan * cell).flatMap(({ lines }) => lines),
  );
  // Hills: lines at distances inside the shore, cut into the brass.
  const hills = pathOf(
    traceContours(
      grids.distance,
      Array.from({ length: 12 }, (_, i) => -0.42 * (i + 1)),
      cell,
      -overscan * cell,
    ).flatMap(({ lines }) => lines),
  );
  return (
    `<path d="${reef}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8" opacity="${coast * 0.75}"/>` +
    `<path d="${coasts}" fill="${land}" stroke="none"/>` +
    `<path d="${hills}" stroke="${colours.deep}" stroke-width="1.4" opacity="0.5"/>` +
    `<path d="${coasts}" stroke="${coastBrass}" stroke-width="1.8" opacity="${coast}"/>`
  );
}

/** The border along the sheet's end: two lines, and between them the minutes, filled by turns. */
function drawSheetEnd(options: ChartOptions, sheetEnd: number) {
  const { view } = options;
  const middle = view.height / 2;
  const reach = view.height;
  const place = `translate(${sheetEnd * view.width} ${middle}) rotate(${-view.turn})`;
  const minute = 46;
  const minutes = Array.from(
    { length: Math.ceil((2 * reach) / minute) },
    (_, i) => `M7 ${i * minute - reach}v${minute / 2}`,
  );
  return {
    clip: `<clipPath id="sheet"><path transform="${place}" d="M0 ${-3 * reach}V${3 * reach}H${-2 * view.width}V${-3 * reach}Z"/></clipPath>`,
    fade:
      `<linearGradient id="beyond" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${0.2 * view.width}" y2="0">` +
      stopsOf([
        { at: 0, colour: colours.abyss, opacity: 0.5 },
        { at: 1, colour: colours.abyss, opacity: 1 },
      ]) +
      '</linearGradient>',
    border:
      `<path transform="${place}" fill="url(#beyond)" stroke="none" d="M0 ${-3 * reach}V${3 * reach}H${view.width}V${-3 * reach}Z"/>` +
      `<g transform="${place}" opacity="${options.major}">` +
      `<path d="M0 ${-reach}V${reach}M14 ${-reach}V${reach}" stroke-width="1.8"/>` +
      `<path d="M24 ${-reach}V${reach}" stroke-width="3.4"/>` +
      `<path d="${minutes.join('')}" stroke-width="8" opacity="0.7"/></g>`,
  };
}

/** The whole chart as an SVG document, drawn in the order in which an engraver would print it. */
export function drawChart(options: ChartOptions): string {
  const { view, fade, light, rose } = options;
  const { width, height } = view;
  const projection = createProjection(view);
  const grids = sampleSeaFloor(options, projection);
  const deepest = grids.depth.values.reduce((a, b) => Math.max(a, b), 0);
  const levels: number[] = [];
  for (let i = 1, level = 0; level < deepest; i++) {
    level = options.interval * i * (1 + i * widening);
    levels.push(level);
  }
  const contours = traceContours(grids.depth, levels, cell, -overscan * cell);
  const isMajor = (index: number) => (index + 1) % majorEvery === 0;
  const minorLines = pathOf(contours.filter((_, i) => !isMajor(i)).flatMap((c) => c.lines));
  const majors = contours.filter((_, i) => isMajor(i));
  const majorLines = pathOf(majors.flatMap((c) => c.lines));

  const graticule = layGraticule(options, projection);
  const end = options.sheetEnd === undefined ? undefined : drawSheetEnd(options, options.sheetEnd);

  const [x2, y2] = fade.axis === 'x' ? [width, 0] : [0, height];
  const lineFade = (id: string, faint: number, open: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${x2}" y2="${y2}">` +
    stopsOf(
      [0, 0.25, 0.5, 0.75, 1].map((t) => ({
        at: mix(fade.from, fade.to, t),
        colour: colours.brass,
        opacity: mix(faint, open, smoothstep(0, 1, t)),
      })).sort((a, b) => a.at - b.at),
    ) +
    '</linearGradient>';
  const lightTransform = `translate(${light.x * width} ${light.y * height}) scale(${light.rx * width} ${light.ry * height})`;

  const definitions =
    '<defs>' +
    `<radialGradient id="water" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${lightTransform}">` +
    stopsOf([
      { at: 0, colour: colours.shelf, opacity: light.strength },
      { at: 0.4, colour: colours.shelf, opacity: light.strength * 0.6 },
      { at: 0.75, colour: colours.shelf, opacity: light.strength * 0.16 },
      { at: 1, colour: colours.shelf, opacity: 0 },
    ]) +
    '</radialGradient>' +
    `<radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${light.x * width} ${light.y * height}) scale(${width * 0.85} ${height * 0.95})">` +
    stopsOf([
      { at: 0.35, colour: colours.abyss, opacity: 0 },
      { at: 0.7, colour: colours.abyss, opacity: 0.6 },
      { at: 1, colour: colours.abyss, opacity: 1 },
    ]) +
    '</radialGradient>' +
    '<linearGradient id="header" x1="0" y1="0" x2="0" y2="1">' +
    stopsOf([
      { at: 0, colour: colours.abyss, opacity: 0.62 },
      { at: 0.5, colour: colours.abyss, opacity: 0.4 },
      { at: 1, colour: colours.abyss, opacity: 0 },
    ]) +
    '</linearGradient>' +
    lineFade('minor', options.minor[0], options.minor[1]) +
    lineFade('major', options.minor[0], options.major) +
    (end ? end.clip + end.fade : '') +
    '</defs>';

  // Each strong line opens a deeper sheet of water, a little darker than the one before.
  const sheets = majors
    .slice(0, 7)
    .map((c) => `<path d="${closedPathOf(c.rings)}" fill="${colours.abyss}" fill-opacity="0.1"/>`)
    .join('');

  return svgDocument(
    width,
    height,
    definitions +
      `<rect width="${width}" height="${height}" fill="${colours.deep}"/>` +
      `<rect width="${width}" height="${height}" fill="url(#water)"/>` +
      `<g fill-rule="evenodd">${sheets}</g>` +
      `<rect width="${width}" height="${height}" fill="url(#edge)"/>` +
      `<g fill="none" stroke="${colours.brass}" stroke-width="1.6" stroke-linejoin="round">` +
      graticule.drawing +
      `<g${end ? ' clip-path="url(#sheet)"' : ''}>` +
      `<path d="${minorLines}" stroke="url(#minor)" stroke-width="1.8"/>` +
      `<path d="${majorLines}" stroke="url(#major)" stroke-width="2.6"/>` +
      drawSoundings(options, grids, levels, graticule.crosses) +
      '</g>' +
      (end?.border ?? '') +
      (rose ? drawRose(rose.x * width, rose.y * height, rose.radius, -view.turn) : '') +
      drawIslands(options, projection, grids) +
      '</g>' +
      `<rect width="${width}" height="${headerZone * height}" fill="url(#header)"/>`,
  );
}
