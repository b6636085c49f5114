/** A mark whose shapes lie beside its sheet, or have no paint: it would be nowhere to be seen. */
import sharp from 'sharp';
import { drawTile, type Mark } from '#lib/mark.ts';
import type { Problem } from './problems.ts';

/** As large as it is looked at, in pixels. */
const SIZE = 64;
/** Of 255; less is the edge of something else. */
const LEAST_OPACITY = 128;

/** @param file - where the mark stands */
export const findBlankMark = async (file: string, mark: Mark): Promise<Problem[]> => {
  const tile = drawTile(mark, { colour: '#000', size: SIZE, share: 1 });
  const { channels } = await sharp(Buffer.from(tile)).ensureAlpha().stats();
  if ((channels[3]?.max ?? 0) >= LEAST_OPACITY) return [];
  const message =
    'shows nothing: its shapes lie outside of its sheet (the viewBox), or have no colour. Fit the sheet to the drawing, and export it anew';
  return [{ file, field: '', message }];
};
