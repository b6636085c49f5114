import { writeFileSync } from 'node:fs';

import { createDepth, shoreDistance } from './lib/depth.ts';
import { mix, type Point } from './lib/geometry.ts';
import { loadIslands } from './lib/islands.ts';
import { projectPath } from './lib/paths.ts';
import { toKilometres } from './lib/plane.ts';
import { createSeededNoise } from './lib/random.ts';

interface Course {
  readonly from: Point;
  readonly to: Point;
}

/** Courses over the sea of the charts, each of another character. */
const courses: readonly Course[] = [
  // Off Roatán's reef and down into the trough
  { from: toKilometres(-86.52, 16.405), to: toKilometres(-86.6, 16.95) },
  // Across the strait, from Utila's shelf to Roatán's
  { from: toKilometres(-86.86, 16.12), to: toKilometres(-86.62, 16.29) },
  // Past the Cochinos, over two rises
  { from: toKilometres(-86.9, 15.86), to: toKilometres(-86.1, 16.06) },
  // Out of the deep, up to Guanaja
  { from: toKilometres(-85.3, 16.95), to: toKilometres(-85.86, 16.545) },
  // Along the southern shelf
  { from: toKilometres(-86.95, 16.0), to: toKilometres(-85.75, 16.4) },
  // Open sea
  { from: toKilometres(-87.4, 16.5), to: toKilometres(-86.2, 17.1) },
];

const soundings = 121;
/** Where the shallowest and the deepest sounding of a course come to lie. */
const [shallowest, deepest] = [70, 400];
/** Swing of the bottom's own waves, which are too short for a chart. */
const roughness = 14;

const islands = loadIslands(1);
const depthAt = createDepth({ seed: 16, roughness: 2.3, wave: 34 });

/** Depths along a course from left to right, in four hundredths of the greatest. */
function sound({ from, to }: Course, index: number): number[] {
  const noise = createSeededNoise(200 + index);
  const depths = Array.from({ length: soundings }, (_, i) => {
    const t = i / (soundings - 1);
    const [x, y] = [mix(from[0], to[0], t), mix(from[1], to[1], t)];
    return depthAt(x, y, shoreDistance(x, y, islands));
  });
  const least = depths.reduce((a, b) => Math.min(a, b));
  const most = depths.reduce((a, b) => Math.max(a, b));
  return depths.map((depth, i) => {
    const waves = 1.6 * noise(i / 14, 0) + noise(i / 6, 5) + 0.45 * noise(i / 2.2, 9);
    return Math.round(
      mix(shallowest, deepest, (depth - least) / (most - least)) + roughness * waves,
    );
  });
}

/** Profiles of the sea floor, which the pages draw as lines: see `src/lib/transect.ts`. */
export function drawTransects(): void {
  writeFileSync(
    projectPath('src/pictures/transects.json'),
    `[\n${courses.map((course, i) => `  ${JSON.stringify(sound(course, i))}`).join(',\n')}\n]\n`,
  );
}

if (import.meta.main) drawTransects();
