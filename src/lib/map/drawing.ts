/** The map as an SVG picture: the coast in relief, lines in the water, and the courses. */
import { geoArea, geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import type { Palette } from '#lib/palette.ts';
import type { Course } from './courses.ts';
import { greatLakes } from './lakes.ts';
import { simplify, simplifyRing, type Point } from './lines.ts';
import { projectPlace, type Coordinates, type MapView } from './view.ts';
import { measureWater } from './water-lines.ts';

/** Units beyond the edge that are drawn as well: the coast just outside throws its lines inside. */
const MARGIN = 60;
/** Drawn at twice the units of the map, in whole numbers. */
const FINENESS = 2;
/** How far a line may be from where it should be. */
const TOLERANCE = 0.7;
/** Islands smaller than this are left out, but for an office's own. */
const LEAST_ISLAND = 2.6;
const OWN_REACH = 14;

/** Distances of the water lines from the coast, and how strong each is. */
const WATER_LINES = [
  { distance: 30, opacity: 0.16 },
  { distance: 20, opacity: 0.22 },
  { distance: 12, opacity: 0.3 },
  { distance: 5.5, opacity: 0.42 },
];

/** Degrees between the lines of the graticule, by how many units one of them takes. */
const GRATICULES = [1, 2, 5, 10, 20, 30];
const LEAST_MESH = 90;

const parse = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((line) =>
      line
        .replace('Z', '')
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return [x, y] as const;
        }),
    );

const sizeOf = (points: readonly Point[]): number => {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  };
  return Math.max(span(0), span(1));
};

/** Lines in as few characters as they can be said in. */
const shortPath = (lines: readonly (readonly Point[])[], end: 'z' | ''): string =>
  lines
    .map((line) => {
      let [lastX, lastY] = [0, 0];
      const steps = line.map(([x, y]) => {
        const [fineX, fineY] = [Math.round(x * FINENESS), Math.round(y * FINENESS)];
        const step = `${fineX - lastX} ${fineY - lastY}`;
        [lastX, lastY] = [fineX, fineY];
        return step;
      });
      return `M${steps[0] ?? ''}l${steps.slice(1).join(' ')}${end}`.replaceAll(' -', '-');
    })
    .join('');

const coastOf = (path: string, offices: readonly Point[]): Point[][] =>
  parse(path).flatMap((ring) => {
    const isOwn = offices.some(([x, y]) =>
      ring.some((point) => Math.hypot(point[0] - x, point[1] - y) < OWN_REACH),
    );
    if (sizeOf(ring) < LEAST_ISLAND && !isOwn) return [];
    const simple = simplifyRing(ring, TOLERANCE);
    return simple.length > 2 ? [simple] : ring.length > 2 ? [ring] : [];
  });

/** Shapes that wind the wrong way round, as slivers of atolls do, would flood the globe. */
const isSmall = (coordinates: Position[][]): boolean =>
  geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI;

const lakes: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: greatLakes.map((shore) => {
    const ring = [...shore, ...shore.slice(0, 1)].map((place) => [...place]);
    return isSmall([ring]) ? [ring] : [ring.toReversed()];
  }),
};

interface Options {
  view: MapView;
  land: MultiPolygon;
  borders: MultiLineString;
  offices: readonly Coordinates[];
  courses: readonly Course[];
  palette: Palette;
}

export const drawMap = ({ view, land, borders, offices, courses, palette }: Options): string => {
  const { width, height, projection } = view;
  const { dark, darkRaised, darkLight, accent, accentBright, onDarkSoft } = palette;
  const whole = geoPath(projection).digits(1);
  const projectionOfPart = projection.clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]);
  const toPath = (shape: GeoPermissibleObjects) => geoPath(projectionOfPart).digits(1)(shape) ?? '';
  const dots = offices.map((office) => projectPlace(view, office));
  const coast = coastOf(toPath({ ...land, coordinates: land.coordinates.filter(isSmall) }), dots);
  const bounds = shortPath(
    parse(toPath(borders)).map((line) => simplify(line, TOLERANCE)),
    '',
  );
  const shores = coastOf(toPath(lakes), []);
  const degree = (projection.scale() * Math.PI) / 180;
  const mesh = GRATICULES.find((it) => it * degree >= LEAST_MESH) ?? 30;
  const graticule = toPath(geoGraticule().step([mesh, mesh])());
  const sphere = view.isWorld ? (whole({ type: 'Sphere' }) ?? '') : `M0 0H${width}V${height}H0Z`;
  const ways = courses.map(({ from, to }) =>
    toPath({
      type: 'LineString',
      coordinates: [from, to].map(({ longitude, latitude }) => [longitude, latitude]),
    }),
  );
  const border = (inset: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  const copy = (id: string, rest: string) => `<use href="#${id}" ${rest}/>`;
  const linesAt = measureWater(
    coast,
    [0, 0, width, height],
    Math.max(...WATER_LINES.map(({ distance }) => distance)),
  );
  const water = WATER_LINES.map(({ distance, opacity }) => {
    const lines = linesAt(distance).map((line) => simplify(line, TOLERANCE));
    return `<path d="${shortPath(lines, '')}" stroke-opacity="${opacity}"/>`;
  }).join('');
  // Shifted against the light and away from it, a shape shows rims as broad as they face it.
  const raised = (id: string, fill: string, lit: string, shaded: string) =>
    copy(id, `transform="translate(3.2 3.2)" fill="${shaded}"`) +
    copy(id, `transform="translate(-2.4 -2.4)" fill="${lit}"`) +
    copy(id, `fill="${fill}"`);
  const fine = (content: string) => `<g transform="scale(${1 / FINENESS})">${content}</g>`;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><path id="land" d="${shortPath(coast, 'z')}"/><path id="lakes" d="${shortPath(shores, 'z')}"/><clipPath id="sea"><path d="${sphere}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="${darkRaised}"/>` +
    `<g clip-path="url(#sea)"><path d="${sphere}" fill="${dark}"/>` +
    fine(
      `<g fill="none" stroke="${accent}" stroke-width="1.3">${water}</g>` +
        raised('land', darkLight, accentBright, darkRaised) +
        copy('land', `fill="none" stroke="${accent}" stroke-width="1.4" stroke-opacity="0.55"`) +
        `<path d="${bounds}" fill="none" stroke="${accent}" stroke-opacity="0.42" stroke-width="2"/>` +
        raised('lakes', dark, darkRaised, accent),
    ) +
    `<path d="${graticule}" fill="none" stroke="${accent}" stroke-opacity="0.14" stroke-width="0.9"/></g>` +
    (view.isWorld
      ? `<path d="${sphere}" fill="none" stroke="${accent}" stroke-opacity="0.5"/>`
      : '') +
    `<path d="${ways.join('')}" fill="none" stroke="${onDarkSoft}" stroke-width="1.8" stroke-dasharray="0.1 6" stroke-linecap="round"/>` +
    `<g fill="none" stroke="${accent}">` +
    `${border(5)} stroke="${darkRaised}" stroke-width="10"/>` +
    `${border(10)} stroke-opacity="0.6"/>${border(5)} stroke-width="4" stroke-dasharray="24" stroke-opacity="0.5"/>` +
    '</g></svg>'
  );
};
