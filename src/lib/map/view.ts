import {
  geoAzimuthalEqualArea,
  geoDistance,
  geoEqualEarth,
  geoInterpolate,
  type GeoProjection,
} from 'd3-geo';

export interface Coordinates {
  /** Degrees north of the equator. */
  readonly latitude: number;
  /** Degrees east of Greenwich. */
  readonly longitude: number;
}

/** A part of the world as a picture: its size, and where in it a place comes to lie. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  readonly projection: GeoProjection;
  /** Whether the whole world is shown. */
  readonly isWorld: boolean;
}

/** Units across every map; what is measured below is measured in these. */
export const MAP_WIDTH = 1000;
const REGION_HEIGHT = 820;

/** Share of the picture, on each side, that is kept free for names beside the outermost places. */
const MARGIN = { x: 0.2, y: 0.16 };

/** Angles on the globe, in radians. */
const LEAST_WIDTH = 0.16;
/** Beyond it a picture from above one place would bend the coasts at its edge out of their shape. */
const WIDEST_REGION = (60 * Math.PI) / 180;

const toPoint = ({ longitude, latitude }: Coordinates): [number, number] => [longitude, latitude];

export const projectPlace = ({ projection }: MapView, place: Coordinates): [number, number] => {
  const point = projection(toPoint(place));
  if (!point) throw new RangeError(`Not on the map: ${place.latitude}, ${place.longitude}`);
  return point;
};

/** The middle of the smallest circle about the places, and its radius: each step nears the farthest. */
const circleAbout = (places: readonly Coordinates[]) => {
  const points = places.map(toPoint);
  let middle: [number, number] = points[0] ?? [0, 0];
  const farthest = () =>
    points.reduce((a, b) => (geoDistance(middle, b) > geoDistance(middle, a) ? b : a), middle);
  for (let step = 2; step < 400; step++) middle = geoInterpolate(middle, farthest())(1 / step);
  return { middle, radius: geoDistance(middle, farthest()) };
};

/** Moves the projection so that a box of it fills the picture but for the margins. */
const fitPlaces = (projection: GeoProjection, places: readonly Coordinates[]): GeoProjection => {
  projection.scale(1).translate([0, 0]);
  const points = places.map((place): [number, number] => projection(toPoint(place)) ?? [0, 0]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    MAP_WIDTH / LEAST_WIDTH,
    (MAP_WIDTH * (1 - 2 * MARGIN.x)) / (right - left),
    (REGION_HEIGHT * (1 - 2 * MARGIN.y)) / (bottom - top),
  );
  return projection
    .scale(scale)
    .translate([
      MAP_WIDTH / 2 - (scale * (left + right)) / 2,
      REGION_HEIGHT / 2 - (scale * (top + bottom)) / 2,
    ]);
};

/** The meridian that lies farthest from all places: there the world is cut open. */
const middleOfGap = (places: readonly Coordinates[]): number => {
  const longitudes = places.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const gaps = longitudes.map((from, i) => {
    const to = longitudes[i + 1] ?? (longitudes[0] ?? 0) + 360;
    return { width: to - from, middle: (from + to) / 2 };
  });
  return gaps.reduce((a, b) => (b.width > a.width ? b : a), { width: 0, middle: 180 }).middle;
};

/** Where the world ends on a map: the ice beyond is nobody's office. */
const [SOUTHERNMOST, NORTHERNMOST] = [-58, 80];
const BEYOND_OFFICE = 8;

const viewWorld = (places: readonly Coordinates[]): MapView => {
  const projection = geoEqualEarth()
    .rotate([180 - middleOfGap(places), 0])
    .fitWidth(MAP_WIDTH, { type: 'Sphere' });
  const latitudes = places.map(({ latitude }) => latitude);
  const meridian = projection.rotate()[0];
  const yAt = (latitude: number) =>
    projection([-meridian, Math.min(Math.max(latitude, -90), 90)])?.[1] ?? 0;
  const top = yAt(Math.max(NORTHERNMOST, ...latitudes.map((it) => it + BEYOND_OFFICE)));
  const bottom = yAt(Math.min(SOUTHERNMOST, ...latitudes.map((it) => it - BEYOND_OFFICE)));
  const [x, y] = projection.translate();
  projection.translate([x, y - top]);
  return { width: MAP_WIDTH, height: Math.round(bottom - top), projection, isWorld: true };
};

/**
 * The map that holds all places, wherever they are: seen from above their middle where that shows them
 * in their shape, else the whole world, cut open where none of them is.
 */
export const viewPlaces = (places: readonly Coordinates[]): MapView => {
  const { middle, radius } = circleAbout(places);
  if (radius > WIDEST_REGION) return viewWorld(places);
  const projection = geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]);
  return {
    width: MAP_WIDTH,
    height: REGION_HEIGHT,
    projection: fitPlaces(projection, places),
    isWorld: false,
  };
};
