import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Coordinates } from './view.ts';

const EARTH_RADIUS_KM = 6371;
const RADIAN = Math.PI / 180;

export interface Course {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly kilometres: number;
  /** Degrees clockwise from north at which it sets out. */
  readonly bearing: number;
}

/** The shortest way between two places. */
export const courseBetween = (from: Coordinates, to: Coordinates): Course => {
  const [start, end] = [from.latitude * RADIAN, to.latitude * RADIAN];
  const turn = (to.longitude - from.longitude) * RADIAN;
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn),
  );
  return {
    from,
    to,
    kilometres:
      EARTH_RADIUS_KM * geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]),
    bearing: (Math.round(bearing / RADIAN) + 360) % 360,
  };
};

/** A place on the way: 0 is its beginning, 1 its end. */
export const placeOnCourse = ({ from, to }: Course, share: number): Coordinates => {
  const between = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude]);
  const [longitude, latitude] = between(share);
  return { longitude, latitude };
};
