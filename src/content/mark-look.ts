/** How a mark looks when it is drawn: whether anything shows, how large, and on what ground of its own. */
import sharp from 'sharp';
import { contrastWith } from '#lib/colour.ts';
import { drawTile, sizeOfMark, type Mark } from '#lib/mark.ts';
import type { Problem } from './problems.ts';

/** As large as it is looked at, in pixels: a small part of it is still some of them. */
const SIZE = 128;
/** Of 255; less is the edge of something else. */
const LEAST_OPACITY = 128;

/** Of the longer side of its sheet, that a drawing has to fill, and should. */
const LEAST_SHARE = 0.25;
const GOOD_SHARE = 0.5;

/** Of the edge of a sheet, that its ground makes up; the drawing may touch the edge, too. */
const LEAST_EDGE = 0.9;

/** A ground that differs less from the one under it is seen by nobody. */
const LEAST_SEEN = 1.1;

interface Pixel {
  x: number;
  y: number;
  colour: string;
}

interface Drawn {
  /** The sheet, in pixels, and those of them that are painted. */
  width: number;
  height: number;
  painted: Pixel[];
}

const draw = async (mark: Mark, colour: string): Promise<Drawn> => {
  const sheet = sizeOfMark(mark);
  const scale = SIZE / Math.max(sheet.width, sheet.height);
  const width = Math.round(sheet.width * scale);
  const height = Math.round(sheet.height * scale);
  const [left, top] = [Math.floor((SIZE - width) / 2), Math.floor((SIZE - height) / 2)];
  const tile = drawTile(mark, { colour, size: SIZE, share: 1 });
  const image = sharp(Buffer.from(tile)).ensureAlpha().extract({ left, top, width, height });
  const data = await image.raw().toBuffer();
  const pixels = Array.from({ length: width * height }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
    colour: `#${data.toString('hex', index * 4, index * 4 + 3)}`,
    opacity: data[index * 4 + 3] ?? 0,
  }));
  return { width, height, painted: pixels.filter(({ opacity }) => opacity >= LEAST_OPACITY) };
};

const extentOf = (places: readonly number[]): number =>
  Math.max(...places) - Math.min(...places) + 1;

/** The one colour that runs all around a sheet; its outermost pixels may mix with what is beside it. */
const groundOf = ({ width, height, painted }: Drawn): string | undefined => {
  const [right, bottom] = [width - 2, height - 2];
  const edge = painted.filter(({ x, y }) => {
    const isWithin = x >= 1 && x <= right && y >= 1 && y <= bottom;
    return isWithin && (x === 1 || x === right || y === 1 || y === bottom);
  });
  const [largest] = [...Map.groupBy(edge, (pixel) => pixel.colour)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [colour, { length } = []] = largest ?? [];
  return length >= LEAST_EDGE * (2 * (right + bottom) - 4) ? colour : undefined;
};

interface Look {
  /** The dark ground that it stands on, and what is drawn there. */
  dark: string;
  accent: string;
  /** Is told of a mark that can be shown, though not as it was meant. */
  notify?: ((notice: Problem) => void) | undefined;
}

/** @param file - where the mark stands */
export const checkMarkLook = async (
  file: string,
  mark: Mark,
  { dark, accent, notify }: Look,
): Promise<Problem[]> => {
  const drawn = await draw(mark, accent);
  const { painted } = drawn;
  const tell = (message: string): Problem => ({ file, field: '', message });
  if (painted.length === 0) {
    return [
      tell(
        'shows nothing: its shapes lie outside of its sheet (the viewBox), or have no colour. Fit the sheet to the drawing, and export it anew',
      ),
    ];
  }
  const extent = Math.max(extentOf(painted.map(({ x }) => x)), extentOf(painted.map(({ y }) => y)));
  const share = extent / SIZE;
  if (share < GOOD_SHARE) {
    const message = `fills only ${Math.round(share * 100)} % of its sheet (the viewBox), and so is shown as small: fit the sheet to the drawing (in Inkscape: Document Properties, Resize to Content), and export it anew`;
    if (share < LEAST_SHARE) return [tell(message)];
    notify?.(tell(message));
  }
  const ground = groundOf(drawn);
  if (ground !== undefined && contrastWith(ground, [dark]) > LEAST_SEEN) {
    notify?.(
      tell(
        `has a ground of its own, ${ground}, and stands as a box on the dark one of the header: unless that is meant, delete the rectangle behind the drawing, and export it anew`,
      ),
    );
  }
  return [];
};
