import sharp from 'sharp';

import type { Grid } from './depth.ts';
import { measureFrom, readMask } from './distance.ts';
import { smoothstep } from './geometry.ts';
import { at } from './lists.ts';
import { svgDocument } from './svg.ts';

/** A surface of a drawing that lines are to shade. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** 0 outside, 255 inside. */
  readonly mask: Uint8Array;
  /** Distance of every pixel from the nearest one outside. */
  readonly depth: Grid;
}

export async function readSurface(
  drawing: string,
  width: number,
  height: number,
): Promise<Surface> {
  const mask = await readMask(svgDocument(width, height, drawing));
  const outside = mask.map((value) => 255 - value);
  return { width, height, mask, depth: measureFrom(outside, width, height) };
}

export interface Lines {
  readonly colour: string;
  /** Pixels from line to line. */
  readonly spacing: number;
  /** Which way the lines run: they lie where this is a multiple of the spacing. */
  readonly course: (x: number, y: number) => number;
  /** Share of the surface that the lines cover at a place, 0 to 1: they swell and thin out. */
  readonly tone: (x: number, y: number, depth: number) => number;
}

/** Lines that swell with the tone, as a burin cuts them, on a transparent ground. */
export async function engrave(surface: Surface, lines: Lines): Promise<Buffer> {
  const { width, height, mask, depth } = surface;
  const { spacing } = lines;
  const coverage = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const inside = at(mask, i);
      if (inside === 0) continue;
      const place = lines.course(x, y) / spacing;
      const off = Math.abs(place - Math.round(place)) * spacing;
      const half = (lines.tone(x, y, at(depth.values, i)) * spacing) / 2;
      // A line thinner than half a pixel would only be a grey veil.
      coverage[i] = inside * smoothstep(-0.6, 0.6, half - off) * smoothstep(0.2, 0.5, half);
    }
  }
  return sharp({ create: { width, height, channels: 3, background: lines.colour } })
    .joinChannel(coverage, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
