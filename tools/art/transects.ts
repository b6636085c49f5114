import { writeFileSync } from 'node:fs';

import { createDepth, shoreDistance } from './lib/depth.ts';
import { mix, type Point } from './lib/geometry.ts';
import { loadIslands } from './lib/islands.ts';
import { projectPath } from './lib/paths.ts';
import { createSeededNoise } from './lib/random.ts';

interface Course {
  readonly from: Point;
  readonly to: Point;
}

/** Courses over the sea of the charts, in its units about the middle. */
const courses: readonly Course[] = [
  { from: [-13.3, 11.6], to: [-21.8, 71.9] },
  { from: [-49.3, -19.9], to: [-23.9, -1.1] },
  { from: [-53.6, -48.7], to: [31.3, -26.5] },
  { from: [116.2, 71.9], to: [56.8, 27.1] },
  { from: [-58.9, -33.2], to: [68.5, 11.1] },
  { from: [-106.7, 22.1], to: [20.7, 88.5] },
];

const soundings = 61;
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
    const waves = 1.6 * noise(i / 7, 0) + noise(i / 3, 5) + 0.45 * noise(i / 1.1, 9);
    return Math.round(
      mix(shallowest, deepest, (depth - least) / (most - least)) + roughness * waves,
    );
  });
}

/** Profiles of the sea floor, which the pages draw as lines: see `src/lib/transect.ts`. */
export function drawTransects(): void {
  writeFileSync(
    projectPath('content/brand/charts/sea-floor-depths.yaml'),
    `# Written by npm run art.\n${courses.map((course, i) => `- ${JSON.stringify(sound(course, i))}\n`).join('')}`,
  );
}

if (import.meta.main) drawTransects();
