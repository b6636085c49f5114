import { at, cyclicAt } from './lists.ts';

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Signed area, positive for a counter-clockwise ring in a plane whose y points up. */
export function signedArea(ring: Ring): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = at(ring, i);
    const [x2, y2] = cyclicAt(ring, i + 1);
    twice += x1 * y2 - x2 * y1;
  }
  return twice / 2;
}

/** Points at even spacing along a closed ring of straight sides. */
export function resample(ring: Ring, spacing: number): Point[] {
  const points: Point[] = [];
  let carried = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = at(ring, i);
    const [x2, y2] = cyclicAt(ring, i + 1);
    const length = Math.hypot(x2 - x1, y2 - y1);
    let walked = carried;
    for (; walked < length; walked += spacing) {
      points.push([mix(x1, x2, walked / length), mix(y1, y2, walked / length)]);
    }
    carried = walked - length;
  }
  return points;
}

/** Closed Catmull-Rom spline through the ring's points, as a dense ring. */
export function roundOff(ring: Ring, stepsPerSide: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [p0, p1] = [cyclicAt(ring, i - 1), at(ring, i)];
    const [p2, p3] = [cyclicAt(ring, i + 1), cyclicAt(ring, i + 2)];
    for (let step = 0; step < stepsPerSide; step++) {
      const t = step / stepsPerSide;
      const along = (axis: 0 | 1) =>
        p1[axis] +
        0.5 *
          t *
          (p2[axis] -
            p0[axis] +
            t *
              (2 * p0[axis] -
                5 * p1[axis] +
                4 * p2[axis] -
                p3[axis] +
                t * (3 * (p1[axis] - p2[axis]) + p3[axis] - p0[axis])));
      points.push([along(0), along(1)]);
    }
  }
  return points;
}

/** Distance from a point to a closed ring's line. */
export function distanceToRing(x: number, y: number, ring: Ring): number {
  let best = Infinity;
  let [ax, ay] = cyclicAt(ring, -1);
  for (const [bx, by] of ring) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const ex = x - ax - t * dx;
    const ey = y - ay - t * dy;
    best = Math.min(best, ex * ex + ey * ey);
    ax = bx;
    ay = by;
  }
  return Math.sqrt(best);
}

export function isInside(x: number, y: number, ring: Ring): boolean {
  let inside = false;
  let [ax, ay] = cyclicAt(ring, -1);
  for (const [bx, by] of ring) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}
