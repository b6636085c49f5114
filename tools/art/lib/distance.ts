import sharp from 'sharp';

import type { Grid } from './depth.ts';
import { at } from './lists.ts';
import { svgDocument } from './svg.ts';

/** One pass of Felzenszwalb and Huttenlocher's distance transform along a line of values. */
function transformLine(values: Float64Array): Float64Array {
  const count = values.length;
  const vertices = new Int32Array(count);
  const borders = new Float64Array(count + 1);
  let last = 0;
  borders[0] = -Infinity;
  borders[1] = Infinity;
  const meet = (p: number, q: number) =>
    (at(values, q) + q * q - (at(values, p) + p * p)) / (2 * q - 2 * p);
  for (let q = 1; q < count; q++) {
    let border = meet(at(vertices, last), q);
    while (border <= at(borders, last)) {
      last--;
      border = meet(at(vertices, last), q);
    }
    last++;
    vertices[last] = q;
    borders[last] = border;
    borders[last + 1] = Infinity;
  }
  const result = new Float64Array(count);
  for (let q = 0, k = 0; q < count; q++) {
    while (at(borders, k + 1) < q) k++;
    const p = at(vertices, k);
    result[q] = (q - p) ** 2 + at(values, p);
  }
  return result;
}

/** The brightness of a drawing without colours on black, pixel by pixel. */
export async function readMask(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Distance in pixels of every pixel from the nearest white one of a mask. */
export function measureFrom(mask: Uint8Array, width: number, height: number): Grid {
  const far = 1e12;
  const squared = Float64Array.from(mask, (value) => (value > 127 ? 0 : far));
  for (let row = 0; row < height; row++) {
    const line = squared.slice(row * width, (row + 1) * width);
    squared.set(transformLine(line), row * width);
  }
  for (let column = 0; column < width; column++) {
    const line = Float64Array.from({ length: height }, (_, row) =>
      at(squared, row * width + column),
    );
    transformLine(line).forEach((value, row) => {
      squared[row * width + column] = value;
    });
  }
  return { columns: width, rows: height, values: squared.map(Math.sqrt) };
}

/**
 * Distance in pixels of every pixel from the nearest land. `land` is path data; for the few
 * hundred islands of a map, painting it once and transforming the picture beats measuring lines.
 */
export async function measureFromLand(land: string, width: number, height: number): Promise<Grid> {
  const mask = await readMask(svgDocument(width, height, `<path d="${land}" fill="#fff"/>`));
  return measureFrom(mask, width, height);
}
