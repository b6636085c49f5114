/** Bas-reliefs as height fields: parts are inflated, features laid on and cut in, then lit. */
import { blur, type Grid } from './depth.ts';
import { measureFrom, readMask } from './distance.ts';
import type { Point } from './geometry.ts';
import { at, cyclicAt } from './lists.ts';
import { svgDocument } from './svg.ts';

/** The size of a relief in pixels, that of a portrait's frame. */
export const sheet = { width: 800, height: 1000 } as const;
const { width, height } = sheet;
const size = width * height;

export interface Relief {
  /** Heights in pixels. */
  readonly heights: Float64Array;
  /** How light the material is, 0 to 1. */
  readonly tones: Float64Array;
  /** How far a pixel belongs to the figure, 0 to 1. */
  readonly figure: Float64Array;
}

export const createRelief = (): Relief => ({
  heights: new Float64Array(size),
  tones: new Float64Array(size).fill(1),
  figure: new Float64Array(size),
});

/** A smooth line through points as path data, open or closed (Catmull-Rom as Béziers). */
export function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const point = (i: number): Point =>
    isClosed ? cyclicAt(points, i) : at(points, Math.min(count - 1, Math.max(0, i)));
  const sides = isClosed ? count : count - 1;
  let path = `M${point(0).join(' ')}`;
  for (let i = 0; i < sides; i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    // Handles no longer than a third of their side, or sharp places would swing out.
    const reach = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 3;
    const handle = (from: Point, to: Point, about: Point, sign: 1 | -1) => {
      const [dx, dy] = [(to[0] - from[0]) / 6, (to[1] - from[1]) / 6];
      const long = Math.hypot(dx, dy) || 1;
      const share = Math.min(1, reach / long) * sign;
      return `${(about[0] + dx * share).toFixed(1)} ${(about[1] + dy * share).toFixed(1)}`;
    };
    path += `C${handle(p0, p2, p1, 1)} ${handle(p1, p3, p2, -1)} ${p2.join(' ')}`;
  }
  return isClosed ? `${path}Z` : path;
}

async function paint(drawing: string, softness: number): Promise<Float64Array> {
  const mask = await readMask(svgDocument(width, height, drawing));
  const grid = { columns: width, rows: height, values: Float64Array.from(mask, (v) => v / 255) };
  return softness < 1 ? grid.values : blur(grid, Math.round(softness)).values;
}

export interface Part {
  readonly outline: readonly Point[];
  /** Over which distance from its edge it rises, and how high. */
  readonly radius: number;
  readonly rise: number;
  /** How far its edge is smoothed. */
  readonly softness: number;
  readonly tone: number;
  /** What to add to its height at a place, such as strands of hair; `depth` is the way to the edge. */
  readonly texture?: (x: number, y: number, depth: number) => number;
  /** What lies beneath it is flattened first, as a neck is beneath a jaw; hair follows the head. */
  readonly covers?: boolean;
}

/** Lays a part over what is there: it rises like a cushion from its outline. */
export async function addPart(relief: Relief, part: Part): Promise<void> {
  const mask = await readMask(
    svgDocument(width, height, `<path d="${smoothPath(part.outline, true)}" fill="#fff"/>`),
  );
  const field = (values: Float64Array): Grid => ({ columns: width, rows: height, values });
  const share = Float64Array.from(mask, (value) => value / 255);
  const depth = measureFrom(
    mask.map((value) => 255 - value),
    width,
    height,
  ).values;
  const cushion = depth.map((d, i) => {
    const t = Math.min(1, d / part.radius);
    return at(share, i) * part.rise * Math.sqrt(1 - (1 - t) ** 2);
  });
  const edge = blur(field(cushion), part.softness).values;
  // A cushion has creases along its middle lines. Away from the edge it is smoothed as far again as
  // it is deep; near it, it keeps its steepness.
  const reach = Math.round(part.radius / 7);
  const inner = blur(field(cushion), reach).values;
  const weight = blur(field(share), reach).values;
  const cover = blur(field(share), 3).values;
  for (let i = 0; i < size; i++) {
    const inside = at(share, i);
    if (part.covers) relief.heights[i]! *= 1 - 0.85 * at(cover, i) * inside;
    const near = Math.exp(-at(depth, i) / reach);
    const smooth = inside * (at(inner, i) / Math.max(0.2, at(weight, i)));
    relief.heights[i]! += at(edge, i) * near + smooth * (1 - near);
    if (inside === 0) continue;
    if (part.texture) {
      const [x, y] = [i % width, Math.floor(i / width)];
      relief.heights[i]! += inside * part.texture(x, y, at(depth, i));
    }
    relief.figure[i] = Math.max(at(relief.figure, i), inside);
    relief.tones[i] = at(relief.tones, i) * (1 - inside) + part.tone * inside;
  }
}

export interface Feature {
  /** A line of a width, or without one an area. */
  readonly line: readonly Point[];
  readonly width?: number;
  readonly softness: number;
  /** Height, negative for what is cut in. */
  readonly rise: number;
  /** Darkens the material, 0 to 1. */
  readonly shade?: number;
}

/** Lays a ridge, a bump, a furrow or a hollow on the relief, within the figure. */
export async function addFeature(relief: Relief, feature: Feature): Promise<void> {
  const path = smoothPath(feature.line, feature.width === undefined);
  const drawing =
    feature.width === undefined
      ? `<path d="${path}" fill="#fff"/>`
      : `<path d="${path}" fill="none" stroke="#fff" stroke-width="${feature.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const share = await paint(drawing, feature.softness);
  for (let i = 0; i < size; i++) {
    const s = at(share, i) * at(relief.figure, i);
    if (s === 0) continue;
    relief.heights[i]! += s * feature.rise;
    if (feature.shade !== undefined) relief.tones[i]! *= 1 - feature.shade * s;
  }
}

export interface Lighting {
  /** Towards the light: right, down and out of the sheet. */
  readonly towards: readonly [right: number, down: number, out: number];
  readonly ambient: number;
  /** Luminance of the ground behind the figure. */
  readonly ground: number;
}

/** The relief in its light, as luminances from 0 to 1, with shade gathering in its hollows. */
export function light(relief: Relief, { towards, ambient, ground }: Lighting): Float64Array {
  const field: Grid = { columns: width, rows: height, values: relief.heights };
  const smooth = blur(field, 1).values;
  const near = blur(field, 7).values;
  const around = blur(field, 22).values;
  const long = Math.hypot(...towards);
  const [lx, ly, lz] = towards.map((v) => v / long) as [number, number, number];
  return Float64Array.from({ length: size }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const inside = at(relief.figure, i);
    if (inside === 0) return ground;
    const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
    const [up, down] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    const gx = (at(smooth, y * width + right) - at(smooth, y * width + left)) / 2;
    const gy = (at(smooth, down * width + x) - at(smooth, up * width + x)) / 2;
    const facing = (-gx * lx - gy * ly + lz) / Math.hypot(gx, gy, 1);
    const hollow =
      0.018 * Math.max(0, at(near, i) - at(smooth, i)) +
      0.006 * Math.max(0, at(around, i) - at(smooth, i));
    const lit = ambient + (1 - ambient) * Math.max(0, facing);
    const seen = at(relief.tones, i) * lit * (1 - Math.min(0.7, hollow));
    return ground * (1 - inside) + Math.min(1, Math.max(0, seen)) * inside;
  });
}
