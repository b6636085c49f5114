import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { resample, roundOff, signedArea, smoothstep, type Point, type Ring } from './geometry.ts';
import { at, cyclicAt } from './lists.ts';
import { readPackageJson } from './paths.ts';
import { toKilometres } from './plane.ts';
import { createSeededNoise } from './random.ts';

export interface Island {
  readonly name: string;
  /** Detailed coast for drawing, in kilometres. */
  readonly coast: Ring;
  /** The same coast with fewer points, for measuring distances. */
  readonly outline: Ring;
}

/** Honduras's polygons in Natural Earth 1:10m that are the three Bay Islands. */
const naturalEarthIslands = [
  { name: 'Utila', polygon: 3, bights: 0.35 },
  { name: 'Roatán', polygon: 4, bights: 1 },
  { name: 'Guanaja', polygon: 5, bights: 0.6 },
];

/**
 * Islets that Natural Earth leaves out at this scale, as ellipses at their places: length and
 * width in kilometres, bearing of the long axis in degrees counter-clockwise from east.
 */
const islets = [
  { name: 'Morat', at: [-86.158, 16.431], length: 1.5, width: 0.7, bearing: 12 },
  { name: 'Barbareta', at: [-86.128, 16.437], length: 4.4, width: 1.3, bearing: 8 },
  { name: 'Cochino Grande', at: [-86.474, 15.972], length: 2.1, width: 1.3, bearing: 35 },
  { name: 'Cochino Pequeño', at: [-86.501, 15.956], length: 1.2, width: 0.9, bearing: 60 },
  { name: 'Utila Cays', at: [-87.012, 16.066], length: 0.8, width: 0.4, bearing: 20 },
] as const;

const coastSpacing = 0.06;

/**
 * Natural Earth's coast has a point every two or three kilometres. Between them the coast is
 * rounded off, then shaken by noise of shorter and shorter waves, and on the southern shores the
 * sea bites narrow bights into it, as it does along Roatán.
 */
function detailCoast(ring: Ring, seed: number, bights: number): Point[] {
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
      bights *
      0.95 *
      smoothstep(0.3, 0.8, bightNoise((index * coastSpacing) / 1.5, 0)) *
      smoothstep(0.1, 0.7, -ny);
    return [x + dx - nx * bite, y + dy - ny * bite];
  });
}

function ellipse(island: (typeof islets)[number]): Point[] {
  const [cx, cy] = toKilometres(island.at[0], island.at[1]);
  const turn = (island.bearing * Math.PI) / 180;
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const along = (Math.cos(angle) * island.length) / 2;
    const across = (Math.sin(angle) * island.width) / 2;
    return [
      cx + along * Math.cos(turn) - across * Math.sin(turn),
      cy + along * Math.sin(turn) + across * Math.cos(turn),
    ];
  });
}

/**
 * The Bay Islands of Honduras, west to east, with their islets. Distances are measured from
 * outlines with a point every `outlineSpacing` kilometres: the closer the view, the finer.
 */
export function loadIslands(outlineSpacing: number): Island[] {
  const toIsland = (name: string, coast: Point[]): Island => ({
    name,
    coast,
    outline: resample(coast, outlineSpacing),
  });

  const atlas = readPackageJson<Topology<{ countries: GeometryCollection<{ name: string }> }>>(
    'world-atlas/countries-10m.json',
  );
  const honduras = feature(atlas, atlas.objects.countries).features.find(
    ({ properties }) => properties.name === 'Honduras',
  );
  if (honduras?.geometry.type !== 'MultiPolygon') {
    throw new Error('world-atlas no longer draws Honduras as several polygons');
  }
  const polygons = honduras.geometry.coordinates;

  const large = naturalEarthIslands.map(({ name, polygon, bights }, index) => {
    const ring = polygons[polygon]?.[0];
    if (!ring) throw new Error(`world-atlas no longer has polygon ${polygon}, ${name}`);
    // GeoJSON repeats the first point at the end.
    const kilometres = ring
      .slice(0, -1)
      .map((position) => toKilometres(at(position, 0), at(position, 1)));
    return toIsland(name, detailCoast(kilometres, 40 + index * 10, bights));
  });
  const small = islets.map((islet, index) =>
    toIsland(islet.name, detailCoast(ellipse(islet), 140 + index * 10, 0)),
  );
  return [...large, ...small];
}
