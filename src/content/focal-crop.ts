/**
 * Astro's image service, with crops about a focal point: where `position` is given as percentages,
 * such as `50% 40%`, that point of the picture comes as near to the middle of the frame as the
 * picture allows. (The service by itself knows gravities only.)
 */
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropAbout, type FocalPoint, type Size } from '#lib/crop.ts';

const POINT = /^([\d.]+)% ([\d.]+)%$/;

const croppedBuffer = async (input: Uint8Array, frame: Size, point: FocalPoint) => {
  const { autoOrient } = await sharp(input).metadata();
  // Lossless and quick: the service reads it at once.
  return sharp(input)
    .autoOrient()
    .extract(cropAbout(autoOrient, frame, point))
    .resize(frame.width, frame.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
};

const service: typeof sharpService = {
  ...sharpService,
  async transform(input, options, ...rest) {
    const { position, width, height } = options as Partial<Record<string, unknown>>;
    const point = typeof position === 'string' ? POINT.exec(position) : null;
    if (!point || typeof width !== 'number' || typeof height !== 'number') {
      return sharpService.transform(input, options, ...rest);
    }
    const cropped = await croppedBuffer(
      input,
      { width, height },
      { left: Number(point[1]), top: Number(point[2]) },
    );
    return sharpService.transform(cropped, { ...options, position: undefined }, ...rest);
  },
};

export default service;
