import { paletteOf } from '#lib/palette.ts';
import type { PictureData } from '#lib/picture-data.ts';
import { PORTRAIT_FRAME } from '#lib/portrait-frame.ts';
import { brand, contentPictures, firm } from './index.ts';
import { makePicture } from './pictures.ts';
import type { PortraitPrint } from './portrait-print.ts';
import type { TeamMember } from './schemas.ts';

/** The grid has four columns, two on tablets; on phones a narrow frame. */
const SIZES = '(width >= 80rem) 17.25rem, (width >= 64rem) 22vw, (width >= 40rem) 45vw, 7rem';

/** The width of the frames on wide screens, where lines of an engraving are seen one by one. */
const SHARP = 276;

/** The width of the narrow frames on a phone with a fine screen. */
const PHONE = 296;

/** In photographs of people the eyes are above the middle. */
const USUAL_POINT = { left: 50, top: 38 };

const palette = paletteOf(brand.colours);

/** An engraving stands on paper that the accent tints; a toned photograph on the paper of the page. */
const print: PortraitPrint | undefined =
  firm.portraits === 'colour'
    ? undefined
    : {
        manner: firm.portraits,
        inks: {
          paper: firm.portraits === 'engraved' ? palette.tinted : palette.paper,
          line: palette.accentInk,
          ink: palette.ink,
        },
      };

/** A member's portrait; undefined where their file names none. */
export const portrait = async (member: TeamMember): Promise<PictureData | undefined> => {
  const picture = await contentPictures[`team/${member.portrait ?? ''}`]?.();
  return (
    picture &&
    makePicture(picture, {
      widths: [SHARP, PHONE, 2 * SHARP, PORTRAIT_FRAME.width],
      sizes: SIZES,
      // Lines that are as fine as the eye can tell bear more, most of all on a phone's fine screen.
      quality: (width) => (width === PHONE ? 30 : width < 2 * SHARP ? 40 : 48),
      crop: {
        ratio: PORTRAIT_FRAME.width / PORTRAIT_FRAME.height,
        about: member.portraitFocus ?? USUAL_POINT,
        ...(print && { print }),
      },
    })
  );
};
