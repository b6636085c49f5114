import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from './problems.ts';
import { cropSize, type Size } from '#lib/crop.ts';

const sizeOf = ({ width, height }: Size) => `${width} by ${height} pixels`;

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
    const reason = (error as Error).message;
    return problem(
      /exceeds pixel limit/.test(reason)
        ? 'is too large to be read: export it again with at most 50 million pixels'
        : `is not a readable picture: export it again as JPEG or PNG (${reason})`,
    );
  }
};
