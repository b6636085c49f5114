import { LEAST_PORTRAIT, PORTRAIT_FRAME } from '#lib/portrait-frame.ts';
import type { Frame } from './picture-file.ts';

export const PORTRAIT: Frame = { shape: '4:5', best: PORTRAIT_FRAME, least: LEAST_PORTRAIT };

/** At the head of a page: beside the words on wide screens, above them on narrow ones. */
export const PHOTOGRAPH: Frame = {
  shape: '6:5',
  best: { width: 1600, height: 1333 },
  least: { width: 1200, height: 1000 },
};
