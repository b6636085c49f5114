/** Lines in the plane of a map: in units of the picture, y downwards. */
export type Point = readonly [x: number, y: number];

/** How far a point lies from the straight line between two others. */
export const distanceToSide = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length && Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/**
 * The same line with as few of its points as keep it within the tolerance (Ramer, Douglas and Peucker).
 *
 * @param tolerance - how far a point that is left out may lie from the line
 */
export const simplify = (line: readonly Point[], tolerance: number): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => distanceToSide(point, first, last));
  const farthest = distances.reduce((best, it, i) => (it > (distances[best] ?? 0) ? i : best), 0);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
};

/** A closed line, its first point told once. */
export const simplifyRing = (ring: readonly Point[], tolerance: number): Point[] =>
  simplify([...ring, ...ring.slice(0, 1)], tolerance).slice(0, -1);
