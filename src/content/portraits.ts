import type { PictureData } from '#lib/picture-data.ts';
import { contentPictures } from './index.ts';
import { makePicture } from './pictures.ts';
import type { TeamMember } from './schemas.ts';

/** The grid has four columns, two on tablets; on phones a narrow frame. */
const SIZES = '(width >= 80rem) 17rem, (width >= 64rem) 22vw, (width >= 40rem) 45vw, 7rem';

/** A member's portrait, or undefined where the file names none. */
export const portrait = async ({
  portrait: file,
}: TeamMember): Promise<PictureData | undefined> => {
  const picture = file === undefined ? undefined : contentPictures[`team/${file}`];
  return (
    picture && makePicture(picture, { widths: [320, 480, 640, 960], sizes: SIZES, quality: 60 })
  );
};
