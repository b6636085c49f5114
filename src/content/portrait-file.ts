import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from './problems.ts';
import { cropSize } from '#lib/crop.ts';
import { PORTRAIT_FRAME } from '#lib/portrait-frame.ts';

const LEAST = `${PORTRAIT_FRAME.width} by ${PORTRAIT_FRAME.height} pixels`;

/**
 * Whether a portrait can be read and fills its frame without being enlarged. Whatever can be read is
 * turned upright, cut, brought to sRGB and freed of its metadata by the build.
 *
 * @param folder - the content folder
 * @param file - path below it
 */
export const checkPortraitFile = async (folder: string, file: string): Promise<Problem[]> => {
  const problem = (message: string, found?: string) => [{ file, field: '', found, message }];
  try {
    const image = sharp(join(folder, file));
    const { autoOrient, pages = 1 } = await image.metadata();
    if (pages > 1) return problem('moves: export one picture of it as JPEG or PNG');
    // Reads the file to its end, as the head of a broken one often looks well, but in little detail.
    await image.resize(32).raw().toBuffer();
    const { width, height } = autoOrient;
    const crop = cropSize(autoOrient, PORTRAIT_FRAME);
    if (crop.width >= PORTRAIT_FRAME.width) return [];
    return problem(
      `is too small: cut to the frame (4:5) it has ${crop.width} by ${crop.height} pixels, and at least ${LEAST} are needed`,
      `${width} by ${height}`,
    );
  } catch (error) {
    const reason = (error as Error).message;
    return problem(
      /exceeds pixel limit/.test(reason)
        ? 'is too large to be read: export it again with at most 50 million pixels'
        : `is not a readable picture: export it again as JPEG or PNG (${reason})`,
    );
  }
};
