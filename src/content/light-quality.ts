import sharp from 'sharp';
import { cropAbout, type FocalPoint, type Size } from '#lib/crop.ts';

/** What a photograph may weigh at its widest, so that the first view keeps to its 120 KB. */
export const MOST_BYTES = 50 * 1024;
export const QUALITIES = [50, 42, 34, 26, 20, 14];

/** The best quality at which a picture is light enough: photographs differ by ten times and more. */
export const lightQuality = async (
  file: string,
  frame: Size,
  about: FocalPoint,
): Promise<number> => {
  const { autoOrient } = await sharp(file).metadata();
  const cut = await sharp(file)
    .autoOrient()
    .extract(cropAbout(autoOrient, frame, about))
    .resize(frame)
    .png({ compressionLevel: 0 })
    .toBuffer();
  let last = QUALITIES[0] ?? 0;
  for (const quality of QUALITIES) {
    last = quality;
    const { length } = await sharp(cut).avif({ quality, effort: 2 }).toBuffer();
    if (length <= MOST_BYTES) break;
  }
  return last;
};
