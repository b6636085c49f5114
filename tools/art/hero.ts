import { turn } from './lib/brand.ts';
import { drawChart } from './lib/chart.ts';
import { hillInks } from './lib/colours.ts';
import { loadIslands } from './lib/islands.ts';
import type { Land } from './lib/land.ts';
import { writePng } from './lib/render.ts';

const islands = loadIslands(0.35);
const land: Land = { inks: hillInks, coast: 0.92 };

/**
 * Wide screens: words on the left, islands on the right. At 1024 x 768 the picture's left quarter
 * is cut off and the words reach two thirds of its width, so the islands begin there; the sheet is
 * turned to let the chain climb from the lower left to the upper right of what remains.
 */
export async function drawHeroWide(): Promise<void> {
  await writePng(
    drawChart({
      view: {
        width: 3200,
        height: 1800,
        place: [0, 0],
        anchor: [0.838, 0.44],
        pixelsPerKilometre: 9.7,
        turn,
      },
      islands,
      relief: { seed: 16, roughness: 2.3, wave: 34 },
      interval: 0.7,
      fade: { axis: 'x', from: 0.62, to: 0.8 },
      minor: [0.07, 0.2],
      major: 0.46,
      land,
      light: { x: 0.82, y: 0.44, rx: 0.4, ry: 0.62, strength: 1 },
      graticule: 20,
      soundings: 34,
      inEveryCrop: { left: 0.62, right: 0.985, top: 0.21, bottom: 0.78 },
      rose: { x: 0.925, y: 0.7, radius: 105 },
    }),
    'content/brand/charts/hero-wide.png',
  );
}

/** Phones and tablets held upright: islands above, words below. */
export async function drawHeroTall(): Promise<void> {
  await writePng(
    drawChart({
      view: {
        width: 1400,
        height: 1260,
        place: [0, 0],
        anchor: [0.502, 0.385],
        pixelsPerKilometre: 6.85,
        turn: 0,
      },
      islands,
      relief: { seed: 16, roughness: 2.3, wave: 34 },
      interval: 0.76,
      fade: { axis: 'y', from: 0.62, to: 0.48 },
      minorFade: { axis: 'y', from: 0.82, to: 0.44 },
      minor: [0, 0.2],
      major: 0.46,
      land,
      light: { x: 0.5, y: 0.4, rx: 0.85, ry: 0.6, strength: 1 },
      graticule: 20,
      soundings: 10,
      inEveryCrop: { left: 0.04, right: 0.96, top: 0.27, bottom: 0.54 },
    }),
    'content/brand/charts/hero-tall.png',
  );
}

if (import.meta.main) {
  await drawHeroWide();
  await drawHeroTall();
}
