import type { Point } from './geometry.ts';

/** The plane of the charts: kilometres east and north of this place in the strait. */
const origin = { longitude: -86.4, latitude: 16.3 };
const northScale = 110.57;
const eastScale = northScale * Math.cos((origin.latitude * Math.PI) / 180);

export function toKilometres(longitude: number, latitude: number): Point {
  return [(longitude - origin.longitude) * eastScale, (latitude - origin.latitude) * northScale];
}

export function toDegrees([east, north]: Point): { longitude: number; latitude: number } {
  return {
    longitude: origin.longitude + east / eastScale,
    latitude: origin.latitude + north / northScale,
  };
}
