import { brand } from './lib/brand.ts';
import { drawChart, type ChartOptions } from './lib/chart.ts';
import { hillInks } from './lib/colours.ts';
import type { Point } from './lib/geometry.ts';
import { loadIslands, middleOf } from './lib/islands.ts';
import { at } from './lib/lists.ts';
import { writePng } from './lib/render.ts';

type Look = Omit<ChartOptions, 'view' | 'islands' | 'fade' | 'minor' | 'major' | 'land' | 'light'>;

interface Band extends Omit<Look, 'inEveryCrop'> {
  readonly page: keyof typeof brand.pictures;
  /** The island that the band shows alone, by its place in size; without it the sea with all. */
  readonly island?: number;
  /** The place that lies at `anchor`, and how close the view is, where no island is shown alone. */
  readonly place?: Point;
  readonly anchor: Point;
  readonly pixelsPerKilometre?: number;
  readonly turn: number;
  /** Of the shared one: where soundings may stand. */
  readonly inEveryCrop?: ChartOptions['inEveryCrop'];
}

const bands: readonly Band[] = [
  {
    // The largest island
    page: 'about',
    island: 0,
    anchor: [0.79, 0.54],
    turn: 0,
    relief: { seed: 31, roughness: 0.9, wave: 15 },
    interval: 0.36,
    graticule: 10,
    soundings: 9,
  },
  {
    page: 'services',
    island: 2,
    anchor: [0.83, 0.5],
    turn: 0,
    relief: { seed: 47, roughness: 0.75, wave: 9 },
    interval: 0.28,
    graticule: 5,
    soundings: 9,
  },
  {
    page: 'team',
    island: 1,
    anchor: [0.83, 0.53],
    turn: 0,
    relief: { seed: 58, roughness: 0.75, wave: 9 },
    interval: 0.28,
    graticule: 5,
    soundings: 9,
  },
  {
    // All islands
    page: 'contact',
    place: [0, 0],
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

/** Pixels that an island shown alone takes up. */
const islandPixels = 760;

const viewOf = ({ island, place, pixelsPerKilometre }: Band) => {
  const islands = loadIslands(1);
  if (island === undefined)
    return { place: place ?? [0, 0], scale: pixelsPerKilometre ?? 8 } as const;
  const shown = at(islands, island % islands.length);
  return { place: middleOf(shown), scale: Math.min(Math.max(islandPixels / shown.size, 7), 40) };
};

/** The dark strips at the head of the inner pages. Words lie left, on phones over the whole. */
export async function drawBands(pages?: readonly string[]): Promise<void> {
  for (const band of bands) {
    const { page, island, anchor, turn, ...look } = band;
    if (pages ? !pages.includes(page) : brand.pictures[page].show !== 'drawn') continue;
    const { place, scale } = viewOf(band);
    const islands = loadIslands(Math.min(0.35, 4 / scale));
    const svg = drawChart({
      // Strips on phones show the middle of the picture's right half, wide screens its middle height.
      inEveryCrop: { left: 0.62, right: 0.925, top: 0.36, bottom: 0.86 },
      ...look,
      view: { width: 3200, height: 900, place, anchor, pixelsPerKilometre: scale, turn },
      // A neighbour would come to lie under the words.
      islands: island === undefined ? islands : [at(islands, island % islands.length)],
      fade: { axis: 'x', from: 0.58, to: 0.78 },
      minor: [0.06, 0.17],
      major: 0.36,
      land: { inks: hillInks, coast: 0.9 },
      light: { x: anchor[0], y: anchor[1], rx: 0.34, ry: 0.95, strength: 0.9 },
    });
    await writePng(svg, `content/brand/charts/band-${page}.png`);
  }
}

if (import.meta.main) await drawBands(process.argv.length > 2 ? process.argv.slice(2) : undefined);
