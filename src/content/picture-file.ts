import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from './problems.ts';
import { cropSize, type Size } from '#lib/crop.ts';

const sizeOf = ({ width, height }: Size) => `${width} by ${height} pixels`;

/** What has been renamed to look like a picture, by how it begins. */
const DISGUISED: readonly (readonly [RegExp, string])[] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC picture'],
  [/^%PDF/, 'a PDF document'],
  [/^\s*<(?:!doctype html|html)/i, 'a page of the web'],
  [/^8BPS/, 'a document of Photoshop'],
];

const disguiseOf = async (path: string): Promise<string | undefined> => {
  const file = await open(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(64) });
  await file.close();
  const start = buffer.toString('latin1');
  return DISGUISED.find(([pattern]) => pattern.test(start))?.[1];
};

export interface Frame {
  /** In words, such as 4:5. */
  shape: string;
  /** What is sharp everywhere, and what will do. */
  best: Size;
  least: Size;
}

/**
 * Whether a picture can be read and is large enough for its frame. Whatever can be read is
 * turned upright, cut, brought to sRGB and freed of its metadata by the build.
 *
 * @param folder - the content folder
 * @param file - path below it
 * @param notify - is told of a picture that will do, though a larger one would be sharper
 */
export const checkPictureFile = async (
  folder: string,
  file: string,
  { shape, best, least }: Frame,
  notify?: (notice: Problem) => void,
): Promise<Problem[]> => {
  const problem = (message: string, found?: string) => [{ file, field: '', found, message }];
  try {
    const image = sharp(join(folder, file));
    const { autoOrient, pages = 1 } = await image.metadata();
    if (pages > 1) return problem('moves: export one picture of it as JPEG or PNG');
    // Reads the file to its end, as the head of a broken one often looks well, but in little detail.
    await image.resize(32).raw().toBuffer();
    const { width, height } = autoOrient;
    const crop = cropSize(autoOrient, best);
    if (crop.width >= best.width) return [];
    const found = `${width} by ${height}`;
    const has = `cut to the frame (${shape}) it has ${sizeOf(crop)}`;
    if (crop.width < least.width) {
      const message = `is too small: ${has}, and at least ${sizeOf(least)} are needed`;
      return problem(message, found);
    }
    const message = `is soft on sharp screens: ${has}, and ${sizeOf(best)} are best`;
    notify?.({ file, field: '', found, message });
    return [];
  } catch (error) {
    // It goes on for many lines with what its library has tried.
    const [reason = ''] = (error as Error).message.split('\n');
    if (/exceeds pixel limit/.test(reason)) {
      return problem('is too large to be read: export it again with at most 50 million pixels');
    }
    const disguise = await disguiseOf(join(folder, file));
    return problem(
      disguise === undefined
        ? `is not a readable picture: export it again as JPEG or PNG (${reason})`
        : `is ${disguise} under the name of another kind, which does not make it one: export it as JPEG or PNG`,
    );
  }
};
