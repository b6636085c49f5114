/**
 * Contrast as it is painted: the colour of every text, by its computed style, against the pixels of
 * a photograph that shows all but the texts. No rule about which background belongs to which text
 * has to be believed, and pictures count.
 */
import sharp from 'sharp';
import { addCss, scrollPosition } from './page.ts';
import type { Page } from './test.ts';

type Ground = readonly [red: number, green: number, blue: number];
/** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [...Ground, alpha: number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something painted in one colour, and the places of the page where it lies. */
export interface Painted {
  name: string;
  colour: Colour;
  boxes: readonly Box[];
  /** The contrast that it needs: WCAG 1.4.3 for texts, 1.4.11 for everything else. */
  needed: number;
  /** Which part of the pixels beneath may be worse; `STRAY` where nothing else is said. */
  stray?: number;
  /** What it brings along to lie on, wherever it moves to. */
  ownGround?: Colour;
  /** What lies between it and the photographed ground. */
  veil?: Colour | undefined;
}

interface Photograph {
  data: Buffer;
  width: number;
  height: number;
  /** Which place of the page its first row shows. */
  top: number;
}

/**
 * How many of the pixels beneath may be worse: a box that is drawn around letters also takes in a
 * hairline or the edge of a dot beside them, which makes no word unreadable.
 */
const STRAY = 0.005;

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = ([red, green, blue]: Ground): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

const layOver = ([red, green, blue, alpha]: Colour, ground: Ground): Ground => {
  const mix = (top: number, below: number) => Math.round(top * alpha + below * (1 - alpha));
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
};

/** Of a colour laid over a ground, to that ground. */
const contrast = (colour: Colour, ground: Ground): number => {
  const one = luminance(layOver(colour, ground));
  const other = luminance(ground);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** The colours beneath, as 0xrrggbb, each with how many pixels have it. */
const countColours = (
  boxes: readonly Box[],
  { data, width, height, top }: Photograph,
): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  // Most ground has one colour for many pixels in a row: counted in runs.
  let last = -1;
  let run = 0;
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x));
    const right = Math.min(Math.ceil(box.x + box.width), width);
    const bottom = Math.min(Math.ceil(box.y + box.height - top), height);
    for (let y = Math.max(0, Math.floor(box.y - top)); y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * 3;
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        if (colour !== last) {
          counts.set(last, (counts.get(last) ?? 0) + run);
          last = colour;
          run = 0;
        }
        run++;
      }
    }
  }
  counts.set(last, (counts.get(last) ?? 0) + run);
  counts.delete(-1);
  return counts;
};

/** The worst contrast that the pixels beneath give, strays aside; undefined where none are seen. */
const worstContrast = (
  { colour, boxes, stray = STRAY, veil }: Painted,
  photograph: Photograph,
): number | undefined => {
  const ratios = [...countColours(boxes, photograph)].map(([pixel, count]) => {
    const ground: Ground = [pixel >> 16, (pixel >> 8) & 255, pixel & 255];
    return { ratio: contrast(colour, veil ? layOver(veil, ground) : ground), count };
  });
  ratios.sort((one, other) => one.ratio - other.ratio);
  let strays = Math.floor(ratios.reduce((sum, { count }) => sum + count, 0) * stray);
  return ratios.find(({ count }) => (strays -= count) < 0)?.ratio;
};

/** What falls short of the contrast that it needs, as short descriptions. */
export const findFaint = (all: readonly Painted[], photograph: Photograph): string[] =>
  all.flatMap((painted) => {
    const ratio = worstContrast(painted, photograph);
    return ratio === undefined || ratio >= painted.needed
      ? []
      : [`${painted.name}: ${ratio.toFixed(2)} of ${painted.needed}`];
  });

/** Texts, outlines and standalone signs are taken out of sight; all that they lie on stays. */
const GROUND_ONLY = `*, ::before, ::after, ::placeholder, ::marker {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  outline-color: transparent !important;
  caret-color: transparent !important;
}
svg text { fill: transparent !important }
header button > *, [data-toast] button > * { visibility: hidden !important }`;

/** The whole page, what of it is in view, or the rows of it between two places. */
export type Part = 'page' | 'view' | { top: number; bottom: number };

/** Photographs what lies beneath. To be called after the texts were read: from here on they are gone. */
export const photographGround = async (page: Page, part: Part): Promise<Photograph> => {
  await addCss(page, GROUND_ONLY);
  const rows = typeof part === 'string' ? undefined : part;
  const shot = await page.screenshot({
    animations: 'disabled',
    fullPage: part !== 'view',
    ...(rows && {
      clip: {
        x: 0,
        y: rows.top,
        width: page.viewportSize()?.width ?? 0,
        height: rows.bottom - rows.top,
      },
    }),
  });
  const image = sharp(shot).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const top = part === 'view' ? await scrollPosition(page) : (rows?.top ?? 0);
  return { data, width: info.width, height: info.height, top };
};
