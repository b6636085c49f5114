import {
  geoArea,
  geoGraticule,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as Shape,
  Polygon,
  Topology,
} from 'topojson-specification';

import { createMapProjection, mapAspectRatio } from '../../src/lib/map-projection.ts';
import { colours } from './lib/colours.ts';
import { traceContours } from './lib/contours.ts';
import { blur } from './lib/depth.ts';
import { measureFromLand } from './lib/distance.ts';
import { roundOff, type Point } from './lib/geometry.ts';
import { greatLakes } from './lib/lakes.ts';
import { at } from './lib/lists.ts';
import { readPackageJson } from './lib/paths.ts';
import { writePng } from './lib/render.ts';
import { drawRose } from './lib/rose.ts';
import { closedPathOf, pathOf, stopsOf, svgDocument } from './lib/svg.ts';

const width = 2000;
const height = Math.round(width / mapAspectRatio);
/** Pixels drawn beyond the edge, so that the coast just outside throws its water lines inside. */
const margin = 120;

/** Distances of the water lines from the coast in pixels, and their opacity: wider and fainter. */
const waterLines = [
  { distance: 6, opacity: 0.3 },
  { distance: 13, opacity: 0.22 },
  { distance: 22, opacity: 0.17 },
  { distance: 33, opacity: 0.13 },
  { distance: 47, opacity: 0.1 },
  { distance: 64, opacity: 0.075 },
  { distance: 84, opacity: 0.055 },
];

interface Countries extends GeometryCollection {
  geometries: (Shape | Polygon)[];
}
type Atlas = Topology<{ countries: Countries }>;
type States = Topology<{ states: GeometryCollection }>;

/** Drops points nearer than `step` pixels to the one kept before, and shapes that vanish so. */
function simplify(path: string, step: number, smallest: number): string {
  return path
    .split(/(?=M)/)
    .flatMap((line) => {
      const closed = line.endsWith('Z');
      const points = line
        .replaceAll(/[MZ]/g, '')
        .split('L')
        .map((pair) => pair.split(',').map(Number) as [number, number]);
      const kept = points.filter((_, i) => i === 0);
      for (const point of points) {
        const [x, y] = at(kept, kept.length - 1);
        if (Math.hypot(point[0] - x, point[1] - y) >= step) kept.push(point);
      }
      if (kept.length < (closed ? 3 : 2)) return [];
      const spanX = Math.max(...kept.map(([x]) => x)) - Math.min(...kept.map(([x]) => x));
      const spanY = Math.max(...kept.map(([, y]) => y)) - Math.min(...kept.map(([, y]) => y));
      if (closed && Math.max(spanX, spanY) < smallest) return [];
      return [closed ? closedPathOf([kept]) : pathOf([kept])];
    })
    .join('');
}

function project(projection: GeoProjection, [longitude, latitude]: Point): Point {
  const projected = projection([longitude, latitude]);
  if (!projected) throw new RangeError(`Not on the map: ${latitude}, ${longitude}`);
  return projected;
}

/** Which way north lies at a place, in degrees clockwise from straight up. */
function northAt(projection: GeoProjection, x: number, y: number): number {
  const place = projection.invert?.([x, y]);
  if (!place) throw new RangeError(`No place of the globe at ${x}, ${y}`);
  const [nx, ny] = project(projection, [place[0], place[1] + 0.5]);
  return (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
}

/** All land as one shape, without the borders between countries. */
function joinLand(world: Atlas): MultiPolygon {
  const { coordinates } = merge(world, world.objects.countries.geometries);
  // Some atolls have collapsed to slivers that wind the wrong way round and would flood the globe.
  const isSliver = (rings: Position[][]) =>
    geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  return { type: 'MultiPolygon', coordinates: coordinates.filter((rings) => !isSliver(rings)) };
}

/** Lines around the land, the further out the fainter, as on an engraved chart. */
async function drawWaterLines(land: MultiPolygon): Promise<string> {
  const coarse = 2;
  const projection = createMapProjection(width / coarse);
  const [left, top] = projection.translate();
  const [columns, rows] = [
    (width + 2 * margin) / coarse,
    Math.round((height + 2 * margin) / coarse),
  ];
  projection.translate([left + margin / coarse, top + margin / coarse]).clipExtent([
    [0, 0],
    [columns, rows],
  ]);
  const distance = await measureFromLand(geoPath(projection)(land) ?? '', columns, rows);
  const contours = traceContours(
    blur(distance, 2),
    waterLines.map((line) => line.distance / coarse),
    coarse,
    -margin,
  );
  return contours
    .map(({ lines }, i) => `<path d="${pathOf(lines)}" opacity="${at(waterLines, i).opacity}"/>`)
    .join('');
}

export async function drawMap(): Promise<void> {
  const projection = createMapProjection(width).clipExtent([
    [-margin, -margin],
    [width + margin, height + margin],
  ]);
  const toPath = geoPath(projection).digits(2);
  const draw = (shape: GeoPermissibleObjects) => toPath(shape) ?? '';

  const world = readPackageJson<Atlas>('world-atlas/countries-10m.json');
  const states = readPackageJson<States>('us-atlas/states-10m.json');
  const landShape = joinLand(world);
  const land = simplify(draw(landShape), 1.1, 3.5);
  const countryBorders = simplify(
    draw(mesh(world, world.objects.countries, (a, b) => a !== b)),
    1.1,
    0,
  );
  const stateBorders = simplify(
    draw(mesh(states, states.objects.states, (a, b) => a !== b)),
    1.1,
    0,
  );
  const lakes = closedPathOf(
    greatLakes.map((shore) =>
      roundOff(
        shore.map((place) => project(projection, place)),
        6,
      ),
    ),
  );
  const graticule = draw(geoGraticule().step([10, 10])());

  const rose = { x: 225, y: height - 225, radius: 92 };
  // The border of a printed sheet, its minutes of arc filled by turns.
  const frame = (inset: number) =>
    `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const border =
    `<path d="${frame(0)}${frame(34)}" fill="${colours.abyss}" fill-rule="evenodd" stroke="none"/>` +
    `<path d="${frame(20)}${frame(34)}" opacity="0.55"/>` +
    `<path d="${frame(27)}" stroke-width="6" stroke-dasharray="40" opacity="0.4"/>`;

  await writePng(
    svgDocument(
      width,
      height,
      '<defs><radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ' +
        `gradientTransform="translate(${width * 0.55} ${height * 0.62}) scale(${width * 0.75} ${height * 0.85})">` +
        stopsOf([
          { at: 0.3, colour: colours.abyss, opacity: 0 },
          { at: 1, colour: colours.abyss, opacity: 0.75 },
        ]) +
        '</radialGradient></defs>' +
        `<rect width="${width}" height="${height}" fill="${colours.deep}"/>` +
        `<rect width="${width}" height="${height}" fill="url(#edge)"/>` +
        `<g fill="none" stroke="${colours.brass}" stroke-linejoin="round" stroke-width="1.5">` +
        `<path d="${graticule}" opacity="0.1"/>` +
        (await drawWaterLines(landShape)) +
        `<path d="${land}" fill="${colours.shelf}" stroke="none"/>` +
        `<path d="${graticule}" opacity="0.05"/>` +
        `<path d="${stateBorders}" stroke-width="1.6" opacity="0.13"/>` +
        `<path d="${countryBorders}" stroke-width="1.8" opacity="0.28"/>` +
        `<path d="${lakes}" fill="${colours.deep}" stroke-opacity="0.42" stroke-width="1.6"/>` +
        `<path d="${land}" stroke-width="1.9" opacity="0.75"/>` +
        border +
        drawRose(rose.x, rose.y, rose.radius, northAt(projection, rose.x, rose.y)) +
        '</g>',
    ),
    'src/pictures/map.png',
  );
}

if (import.meta.main) await drawMap();
