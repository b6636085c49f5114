import { geoConicEqualArea, type GeoProjection } from 'd3-geo';

/** Width of the map's picture divided by its height. */
export const mapAspectRatio = 9 / 7.4;

/**
 * The projection of the picture `src/pictures/map.png`, drawn `width` pixels wide: conic
 * equal-area, upright on 86° W, the meridian between the two Honduran offices. Its middle and
 * scale leave room for a label beside each of the five offices, and end the map in open sea beyond
 * the last of the Antilles.
 */
export function createMapProjection(width: number): GeoProjection {
  return geoConicEqualArea()
    .parallels([18, 45])
    .rotate([86, 0])
    .center([0.1, 29.9])
    .scale(width * 1.075)
    .translate([width / 2, width / mapAspectRatio / 2]);
}

const unitProjection = createMapProjection(1);

export interface Coordinates {
  /** Degrees north of the equator. */
  readonly latitude: number;
  /** Degrees east of Greenwich. */
  readonly longitude: number;
}

/** Where a place lies on the map, in fractions of the picture's width and height from top left. */
export function projectOnMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const projected = unitProjection([longitude, latitude]);
  if (!projected) throw new RangeError(`Not on the map: ${latitude}, ${longitude}`);
  return { x: projected[0], y: projected[1] * mapAspectRatio };
}

/** Whether a place, as `projectOnMap` gives it, lies within the picture. */
export const isOnMap = ({ x, y }: { x: number; y: number }): boolean =>
  x >= 0 && x <= 1 && y >= 0 && y <= 1;
