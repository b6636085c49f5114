/**
 * Astro's image service, with crops about a focal point and prints of portraits. Both are asked for
 * by `position`, which the service passes on and tells its cached files apart by; `portrait-print.ts`
 * says how. (The service by itself knows gravities only.)
 */
import { createHash } from 'node:crypto';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropAbout, type FocalPoint, type Size } from '#lib/crop.ts';
import { PORTRAIT_FRAME } from '#lib/portrait-frame.ts';
import { printPortrait, readPosition, type PortraitPrint } from './portrait-print.ts';

const crop = async (input: Uint8Array, frame: Size, point: FocalPoint) => {
  const { autoOrient } = await sharp(input).metadata();
  // Lossless and quick: it is read again at once.
  return sharp(input)
    .autoOrient()
    .extract(cropAbout(autoOrient, frame, point))
    .resize(frame.width, frame.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** A portrait is printed once, at the size of its frame, for all widths and formats. */
const prints = new Map<string, Promise<Buffer>>();

const printOnce = (input: Uint8Array, point: FocalPoint, print: PortraitPrint) => {
  const key = createHash('sha256')
    .update(input)
    .update(JSON.stringify([point, print]))
    .digest('hex');
  const made =
    prints.get(key) ??
    crop(input, PORTRAIT_FRAME, point).then((picture) => printPortrait(picture, print));
  prints.set(key, made);
  return made;
};

const service: typeof sharpService = {
  ...sharpService,
  async transform(input, options, ...rest) {
    const { position, width, height } = options as Partial<Record<string, unknown>>;
    const asked = readPosition(position);
    if (!asked || typeof width !== 'number' || typeof height !== 'number') {
      return sharpService.transform(input, options, ...rest);
    }
    const { point, print } = asked;
    const prepared = print
      ? await printOnce(input, point, print)
      : await crop(input, { width, height }, point);
    return sharpService.transform(prepared, { ...options, position: undefined }, ...rest);
  },
};

export default service;
