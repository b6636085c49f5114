/** What becomes of a portrait before it is brought to its sizes: cut into lines, or toned. */
import sharp from 'sharp';
import { channelsOf } from '#lib/colour.ts';
import type { FocalPoint, Size } from '#lib/crop.ts';
import { engrave } from './engraving.ts';

/** The colours of a print, from the ground to the deepest shade. */
export interface PortraitInks {
  paper: string;
  /** Of lines in the light; in the shade they turn into ink. */
  line: string;
  ink: string;
}

export interface PortraitPrint {
  manner: 'engraved' | 'toned';
  inks: PortraitInks;
}

/** Part of every position, so that no print of an earlier press is taken from a cache. */
const PRESS = 1;

/**
 * What the image service is asked for: `50% 40%` brings that point of the picture to the line of the
 * eyes, `50% 40% engraved #paper #line #ink 1` prints it as well.
 */
export const positionOf = ({ left, top }: FocalPoint, print?: PortraitPrint): string => {
  const point = `${left}% ${top}%`;
  if (!print) return point;
  const { paper, line, ink } = print.inks;
  return `${point} ${print.manner} ${paper} ${line} ${ink} ${PRESS}`;
};

const POSITION =
  /^([\d.]+)% ([\d.]+)%(?: (engraved|toned) (#[\da-f]{6}) (#[\da-f]{6}) (#[\da-f]{6}) \d+)?$/;

/** The reverse; undefined for positions of the service's own, such as `left top`. */
export const readPosition = (
  position: unknown,
): { point: FocalPoint; print?: PortraitPrint } | undefined => {
  const found = typeof position === 'string' ? POSITION.exec(position) : null;
  if (!found) return undefined;
  const [, left, top, manner, paper = '', line = '', ink = ''] = found;
  const point = { left: Number(left), top: Number(top) };
  if (manner !== 'engraved' && manner !== 'toned') return { point };
  return { point, print: { manner, inks: { paper, line, ink } } };
};

const rgbOf = (colour: string): number[] => channelsOf(colour).split(' ').map(Number);

/** A face is easiest to read where the mean of the picture is about this light. */
const USUAL_LIGHT = 0.6;

/** The picture's light and shade from 0 to 1, brought to one range and one mean for all sitters. */
const readLuminance = async (picture: Buffer): Promise<{ values: Float32Array } & Size> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length / 255;
  const bend = Math.log(USUAL_LIGHT) / Math.log(Math.min(Math.max(mean, 0.05), 0.95));
  const gamma = Math.min(Math.max(bend, 0.75), 1.15);
  return { values: Float32Array.from(data, (value) => (value / 255) ** gamma), width, height };
};

/** Each pixel between colours, as a PNG that is read again at once. */
const print = (
  { width, height }: Size,
  colourAt: (pixel: number, channel: number) => number,
): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < 3; channel++) data[3 * i + channel] = colourAt(i, channel);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** Prints a portrait that is already cut to its frame. */
export const printPortrait = async (
  picture: Buffer,
  { manner, inks }: PortraitPrint,
): Promise<Buffer> => {
  const { values, ...size } = await readLuminance(picture);
  const [paper, line, ink] = [inks.paper, inks.line, inks.ink].map(rgbOf);
  const mix = (from = 0, to = 0, share = 0) => from + (to - from) * share;
  if (manner === 'toned') {
    return print(size, (i, channel) => mix(ink?.[channel], paper?.[channel], values[i]));
  }
  const cover = engrave(values, size);
  return print(size, (i, channel) => {
    const shade = Math.min(Math.max((0.8 - (values[i] ?? 0)) / 0.35, 0), 1);
    return mix(paper?.[channel], mix(line?.[channel], ink?.[channel], shade), cover[i]);
  });
};
