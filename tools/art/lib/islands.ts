import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { resample, roundOff, signedArea, smoothstep, type Point, type Ring } from './geometry.ts';
import { at, cyclicAt } from './lists.ts';
import { readPackageJson } from './paths.ts';
import { toPlane } from './plane.ts';
import { createSeededNoise } from './random.ts';

export interface Island {
  /** Detailed coast for drawing, in units of the chart. */
  readonly coast: Ring;
  /** The same coast with fewer points, for measuring distances. */
  readonly outline: Ring;
  /** The longer of its extents from west to east and from south to north. */
  readonly size: number;
}

const coastSpacing = 0.06;

/**
 * Natural Earth's coast has a point every two or three kilometres. Between them the coast is
 * rounded off, then shaken by noise of shorter and shorter waves, and on the southern shores the
 * sea bites narrow bights into it.
 */
function detailCoast(ring: Ring, seed: number): Point[] {
  const eastNoise = createSeededNoise(seed);
  const northNoise = createSeededNoise(seed + 1);
  const bightNoise = createSeededNoise(seed + 2);
  const ordered = signedArea(ring) > 0 ? ring : [...ring].reverse();
  const even = resample(roundOff(ordered, 12), coastSpacing);

  return even.map(([x, y], index) => {
    const [x0, y0] = cyclicAt(even, index - 4);
    const [x1, y1] = cyclicAt(even, index + 4);
    const run = Math.hypot(x1 - x0, y1 - y0) || 1;
    // Outward normal of a counter-clockwise ring.
    const [nx, ny] = [(y1 - y0) / run, -(x1 - x0) / run];

    let [dx, dy] = [0, 0];
    for (let wave = 3.2; wave > 0.15; wave /= 2) {
      dx += eastNoise(x / wave, y / wave) * wave * 0.085;
      dy += northNoise(x / wave, y / wave) * wave * 0.085;
    }

    const bite =
      0.95 *
      smoothstep(0.3, 0.8, bightNoise((index * coastSpacing) / 1.5, 0)) *
      smoothstep(0.1, 0.7, -ny);
    return [x + dx - nx * bite, y + dy - ny * bite];
  });
}

/** Farther from the middle no picture reaches: what does not lie within is a mainland, and left out. */
const reach = 190;
/** Smaller than this an island is a dot. */
const leastSize = 0.8;

export const middleOf = ({ coast }: Island): Point => {
  const middle = (axis: 0 | 1) => {
    const values = coast.map((point) => point[axis]);
    return (values.reduce((a, b) => Math.max(a, b)) + values.reduce((a, b) => Math.min(a, b))) / 2;
  };
  return [middle(0), middle(1)];
};

const sizeOf = (ring: Ring): number =>
  Math.max(
    ...[0, 1].map((axis) => {
      const values = ring.map((point) => point[axis as 0 | 1]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    }),
  );

/**
 * The islands of the chart, the largest first. Distances are measured from outlines with a point every
 * `outlineSpacing` units: the closer the view, the finer.
 */
export function loadIslands(outlineSpacing: number): Island[] {
  const atlas = readPackageJson<Topology<{ land: GeometryCollection }>>(
    'world-atlas/land-10m.json',
  );
  const [land] = feature(atlas, atlas.objects.land).features;
  if (land?.geometry.type !== 'MultiPolygon') {
    throw new Error('world-atlas no longer draws the land as several polygons');
  }
  const rings = land.geometry.coordinates.flatMap(([ring = []]) => {
    // GeoJSON repeats the first point at the end.
    const points = ring.slice(0, -1).map((place) => toPlane(at(place, 0), at(place, 1)));
    const isNear = points.every(([x, y]) => Math.hypot(x, y) < reach);
    return isNear && sizeOf(points) >= leastSize ? [points] : [];
  });
  if (rings.length === 0) {
    throw new Error(
      'No island lies in the sea that content/brand/brand.yaml names under chart: move or widen it, or show pictures or none',
    );
  }
  return rings
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map((ring, index) => {
      const coast = detailCoast(ring, 40 + index * 10);
      return { coast, outline: resample(coast, outlineSpacing), size: sizeOf(ring) };
    });
}
