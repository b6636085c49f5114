import { latitude, longitude, width } from './brand.ts';
import type { Point } from './geometry.ts';

/** Across the picture of the home page, in the units in which all charts are laid out. */
const UNITS = 330;

/** Kilometres in a unit: on a chart of another scale all drawing keeps its proportions. */
export const unit = width / UNITS;

/** The plane of the charts: units east and north of its middle. */
const northScale = 110.57 / unit;
const eastScale = northScale * Math.cos((latitude * Math.PI) / 180);

export function toPlane(east: number, north: number): Point {
  // Across the date line the shorter way.
  const turned = ((((east - longitude + 180) % 360) + 360) % 360) - 180;
  return [turned * eastScale, (north - latitude) * northScale];
}

export function toDegrees([east, north]: Point): { longitude: number; latitude: number } {
  return { longitude: longitude + east / eastScale, latitude: latitude + north / northScale };
}
