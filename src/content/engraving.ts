/**
 * Cuts a picture into lines, as a ruling machine engraves a medal (the Collas process): level lines
 * that bend along the forms and swell in the shade.
 */
import type { Size } from '#lib/crop.ts';

/** Distance of the lines in a picture a thousand pixels high. */
const SPACING = 7.5;
/** How far the lightest form bends a line from its course, in distances of lines. */
const BEND = 2.6;
/** How near together and how far apart the lines may come, as a share of their distance. */
const [NEAREST, FARTHEST] = [0.45, 2.2];
/** Share of the paper that the lines cover in the brightest light and in the deepest shade. */
const [LEAST, MOST] = [0.12, 0.88];

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

const smoothstep = (from: number, to: number, value: number): number => {
  const t = between(0, (value - from) / (to - from), 1);
  return t * t * (3 - 2 * t);
};

/** Two passes of a box filter each way: near a Gaussian blur, at one cost for every radius. */
const blur = (values: Float32Array, { width, height }: Size, radius: number): Float32Array => {
  const pass = (from: Float32Array, lines: number, length: number, next: number, step: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const value = (i: number) => from[line * next + between(0, i, length - 1) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += value(i);
      for (let i = 0; i < length; i++) {
        to[line * next + i * step] = sum / (2 * radius + 1);
        sum += value(i + radius + 1) - value(i - radius);
      }
    }
    return to;
  };
  let blurred = values;
  for (let i = 0; i < 2; i++) {
    blurred = pass(blurred, height, width, width, 1);
    blurred = pass(blurred, width, height, 1, width);
  }
  return blurred;
};

/**
 * How much ink each pixel takes, from 0 to 1.
 *
 * @param luminance - of the pixels, row by row, from 0 to 1
 */
export const engrave = (luminance: Float32Array, size: Size): Float32Array => {
  const { width, height } = size;
  const spacing = (SPACING * height) / 1000;
  const forms = blur(luminance, size, Math.round(spacing * 0.7));
  const ink = new Float32Array(luminance.length);
  for (let x = 0; x < width; x++) {
    // Down a column the course of the lines runs on at its own pace, which the forms hasten or slow;
    // where it has been held back it catches up.
    let course = 0;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      const wanted = y - BEND * spacing * (forms[i] ?? 0);
      const before = y === 0 ? wanted : y - 1 - BEND * spacing * (forms[i - width] ?? 0);
      const pace = between(
        1 / FARTHEST,
        wanted - before + (y === 0 ? 0 : (before - course) * 0.06),
        1 / NEAREST,
      );
      course = y === 0 ? wanted : course + pace;
      const place = course / spacing;
      const away = (Math.abs(place - Math.round(place)) * spacing) / pace;
      const tone = between(LEAST, 1 - (luminance[i] ?? 0), MOST);
      ink[i] = smoothstep(-0.7, 0.7, (tone * spacing) / 2 / pace - away);
    }
  }
  return ink;
};
