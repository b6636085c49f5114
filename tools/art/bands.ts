import { drawChart, type ChartOptions } from './lib/chart.ts';
import { hillInks } from './lib/colours.ts';
import type { Point } from './lib/geometry.ts';
import { loadIslands } from './lib/islands.ts';
import { toKilometres } from './lib/plane.ts';
import { writePng } from './lib/render.ts';

interface Band {
  readonly page: string;
  /** The islands that the band shows; a neighbour would come to lie under the words. */
  readonly islands: readonly string[];
  /** The place that lies at `anchor`, and how close the view is. */
  readonly place: Point;
  readonly anchor: Point;
  readonly pixelsPerKilometre: number;
  readonly turn: number;
  readonly relief: ChartOptions['relief'];
  readonly interval: number;
  readonly graticule: number;
  readonly soundings: number;
  /** Of the shared one: where soundings may stand. */
  readonly inEveryCrop?: ChartOptions['inEveryCrop'];
  readonly sheetCorner?: Point;
}

const everyIsland = loadIslands(1).map(({ name }) => name);

const bands: readonly Band[] = [
  {
    // Roatán, where the firm sits
    page: 'about',
    islands: ['Roatán', 'Morat', 'Barbareta'],
    place: toKilometres(-86.385, 16.352),
    anchor: [0.79, 0.54],
    pixelsPerKilometre: 14.6,
    turn: 0,
    relief: { seed: 31, roughness: 0.9, wave: 15 },
    interval: 0.36,
    graticule: 10,
    soundings: 9,
  },
  {
    // Utila
    page: 'services',
    islands: ['Utila', 'Utila Cays'],
    place: toKilometres(-86.935, 16.098),
    anchor: [0.83, 0.5],
    pixelsPerKilometre: 38,
    turn: 0,
    relief: { seed: 47, roughness: 0.75, wave: 9 },
    interval: 0.28,
    graticule: 5,
    soundings: 9,
  },
  {
    // Guanaja
    page: 'team',
    islands: ['Guanaja'],
    place: toKilometres(-85.882, 16.46),
    anchor: [0.83, 0.53],
    pixelsPerKilometre: 36,
    turn: 0,
    relief: { seed: 58, roughness: 0.75, wave: 9 },
    interval: 0.28,
    graticule: 5,
    soundings: 9,
  },
  {
    // The strait with all three islands
    page: 'contact',
    islands: everyIsland,
    place: toKilometres(-86.4, 16.29),
    anchor: [0.812, 0.55],
    pixelsPerKilometre: 7.3,
    turn: 0,
    relief: { seed: 63, roughness: 2.2, wave: 30 },
    interval: 0.8,
    graticule: 20,
    soundings: 10,
  },
  {
    // Deep water, closed depressions, no island: what is inside is not on show
    page: 'case-studies',
    islands: everyIsland,
    place: [70, 150],
    anchor: [0.8, 0.5],
    pixelsPerKilometre: 11,
    turn: 24,
    relief: { seed: 74, roughness: 2.6, wave: 24 },
    interval: 0.62,
    graticule: 20,
    soundings: 12,
  },
  {
    // Far from any shore the lines run calm and parallel
    page: 'privacy-policy',
    islands: everyIsland,
    place: [-30, 190],
    anchor: [0.8, 0.5],
    pixelsPerKilometre: 9,
    turn: 14,
    relief: { seed: 85, roughness: 0.45, wave: 60 },
    interval: 0.42,
    graticule: 20,
    soundings: 0,
  },
  {
    // The sheet's corner, the graticule runs out into open sea
    page: 'not-found',
    islands: everyIsland,
    place: [190, 120],
    anchor: [0.75, 0.5],
    pixelsPerKilometre: 9,
    turn: -7,
    relief: { seed: 96, roughness: 1.5, wave: 40 },
    interval: 0.55,
    graticule: 20,
    soundings: 8,
    inEveryCrop: { left: 0.62, right: 0.77, top: 0.5, bottom: 0.86 },
    sheetCorner: [0.81, 0.4],
  },
];

/** The dark strips at the head of the inner pages. Words lie left, on phones over the whole. */
export async function drawBands(pages?: readonly string[]): Promise<void> {
  for (const { page, islands, place, anchor, pixelsPerKilometre, turn, ...chart } of bands) {
    if (pages && !pages.includes(page)) continue;
    const svg = drawChart({
      // Strips on phones show the middle of the picture's right half, wide screens its middle height.
      inEveryCrop: { left: 0.62, right: 0.925, top: 0.36, bottom: 0.86 },
      ...chart,
      view: { width: 3200, height: 900, place, anchor, pixelsPerKilometre, turn },
      islands: loadIslands(Math.min(0.35, 4 / pixelsPerKilometre)).filter(({ name }) =>
        islands.includes(name),
      ),
      fade: { axis: 'x', from: 0.58, to: 0.78 },
      minor: [0.06, 0.17],
      major: 0.36,
      land: { inks: hillInks, coast: 0.9 },
      light: { x: anchor[0], y: anchor[1], rx: 0.34, ry: 0.95, strength: 0.9 },
    });
    await writePng(svg, `src/pictures/band-${page}.png`);
  }
}

if (import.meta.main) await drawBands(process.argv.length > 2 ? process.argv.slice(2) : undefined);
