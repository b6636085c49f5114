import { geoInterpolate } from 'd3-geo';
import { projectOnMap, type Coordinates } from './map-projection.ts';

/** Points of a course: enough for a smooth line at any size. */
const POINTS = 32;

/** A course is drawn in a square of this side, which is then stretched over the picture. */
export const COURSE_SIDE = 1000;

/** The great circle between two places as the `d` of an SVG path. */
export const courseOnMap = (from: Coordinates, to: Coordinates): string => {
  const between = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude]);
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const [longitude, latitude] = between(i / POINTS);
    const { x, y } = projectOnMap({ longitude, latitude });
    return `${Math.round(x * COURSE_SIDE)} ${Math.round(y * COURSE_SIDE)}`;
  });
  return `M${points.join('L')}`;
};
