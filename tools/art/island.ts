import { colours, hillInks } from './lib/colours.ts';
import { mix } from './lib/geometry.ts';
import { loadIslands, middleOf } from './lib/islands.ts';
import { drawIslands } from './lib/land.ts';
import { at } from './lib/lists.ts';
import { writePng } from './lib/render.ts';
import { sampleSeaFloor, traceLevels } from './lib/sea-floor.ts';
import { pathOf, stopsOf, svgDocument } from './lib/svg.ts';
import { createProjection, type View } from './lib/view.ts';

const [width, height] = [1260, 780];
/** Pixels that the island takes up. */
const islandPixels = 1010;
/** Lines of equal depth around it, the first the strongest. */
const depths = [0.4, 0.85, 1.35, 1.9, 2.5, 3.15, 3.85, 4.6, 5.4, 6.25];

/** The largest island alone in relief, on white, through which the page lets its paper. */
export async function drawIsland(): Promise<void> {
  const island = at(loadIslands(0.2), 0);
  const view: View = {
    width,
    height,
    place: middleOf(island),
    anchor: [0.5, 0.5],
    pixelsPerKilometre: Math.min(islandPixels / island.size, 60),
    turn: 0,
  };
  const projection = createProjection(view);
  const seaFloor = sampleSeaFloor(view, projection, [island], {
    seed: 31,
    roughness: 0.9,
    wave: 15,
  });
  const lines = traceLevels(seaFloor.depth, depths).map(
    (contour, i) =>
      `<path d="${pathOf(contour.lines)}" opacity="${mix(0.6, 0.25, i / depths.length).toFixed(2)}"/>`,
  );
  const vignette = stopsOf([
    { at: 0.5, colour: '#fff' },
    { at: 1, colour: '#fff', opacity: 0 },
  ]);
  await writePng(
    svgDocument(
      width,
      height,
      `<defs><radialGradient id="vignette">${vignette}</radialGradient>` +
        `<mask id="sheet"><rect width="${width}" height="${height}" fill="url(#vignette)"/></mask></defs>` +
        `<rect width="${width}" height="${height}" fill="#fff"/>` +
        `<g fill="none" stroke="${colours.brassInk}" stroke-linejoin="round">` +
        `<g mask="url(#sheet)" stroke-width="1.8">${lines.join('')}</g>` +
        drawIslands([island], view, projection, seaFloor, {
          inks: { ...hillInks, shaded: colours.brassShade },
          coast: 0.8,
          line: colours.brassInk,
        }) +
        '</g>',
    ),
    'content/brand/charts/home-island.png',
  );
}

if (import.meta.main) await drawIsland();
