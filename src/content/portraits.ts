import type { PictureData } from '#lib/picture-data.ts';
import { PORTRAIT_FRAME } from '#lib/portrait-frame.ts';
import { contentPictures } from './index.ts';
import { makePicture } from './pictures.ts';
import type { TeamMember } from './schemas.ts';

/** The grid has four columns, two on tablets; on phones a narrow frame. */
const SIZES = '(width >= 80rem) 17.25rem, (width >= 64rem) 22vw, (width >= 40rem) 45vw, 7rem';

/** In photographs of people the face is above the middle. */
const USUAL_POINT = { left: 50, top: 40 };

/** A member's portrait, or undefined where the file names none. */
export const portrait = async (member: TeamMember): Promise<PictureData | undefined> => {
  const picture = contentPictures[`team/${member.portrait ?? ''}`];
  return (
    picture &&
    makePicture(picture, {
      widths: [320, 480, 640, PORTRAIT_FRAME.width],
      sizes: SIZES,
      quality: 60,
      crop: {
        ratio: PORTRAIT_FRAME.width / PORTRAIT_FRAME.height,
        about: member.portraitFocus ?? USUAL_POINT,
      },
    })
  );
};
