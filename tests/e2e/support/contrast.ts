/**
 * Contrast as it is painted: the colour of every text, by its computed style, against the pixels of
 * a photograph that shows all but the texts. No rule about which background belongs to which text
 * has to be believed, and pictures count.
 */
import sharp from 'sharp';
import { addCss, scrollPosition } from './page.ts';
import type { Page } from './test.ts';

/** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

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
}

export interface Photograph {
  data: Buffer;
  width: number;
  height: number;
  /** Which place of the page its first row shows. */
  top: number;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Of a colour laid over a ground, to that ground. */
const contrast = (
  [red, green, blue, alpha]: Colour,
  [groundRed, groundGreen, groundBlue]: readonly [number, number, number],
): number => {
  const over = (top: number, below: number) => Math.round(top * alpha + below * (1 - alpha));
  const one = luminance(over(red, groundRed), over(green, groundGreen), over(blue, groundBlue));
  const other = luminance(groundRed, groundGreen, groundBlue);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/**
 * How many of the pixels beneath may be worse: a box that is drawn around letters also takes in a
 * hairline or the edge of a dot beside them, which makes no word unreadable.
 */
const STRAY = 0.005;

/** The worst contrast that the pixels beneath give, strays aside; undefined where none are seen. */
export const worstContrast = (
  { colour, boxes, stray = STRAY }: Pick<Painted, 'colour' | 'boxes' | 'stray'>,
  { data, width, height, top }: Photograph,
): number | undefined => {
  const ratios: number[] = [];
  for (const box of boxes) {
    const right = Math.min(Math.ceil(box.x + box.width), width);
    const bottom = Math.min(Math.ceil(box.y + box.height - top), height);
    for (let y = Math.max(0, Math.floor(box.y - top)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
        const at = (y * width + x) * 3;
        ratios.push(contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
  }
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * stray)];
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

/**
 * Photographs what lies beneath. To be called after the texts were read: from here on they are gone.
 *
 * @param isWholePage - else only what is in view
 */
export const photographGround = async (page: Page, isWholePage: boolean): Promise<Photograph> => {
  await addCss(page, GROUND_ONLY);
  const shot = await page.screenshot({ animations: 'disabled', fullPage: isWholePage });
  const image = sharp(shot).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const top = isWholePage ? 0 : await scrollPosition(page);
  return { data, width: info.width, height: info.height, top };
};

/** Brings all pictures that wait for the visitor to come near. */
export const loadPictures = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });

/**
 * Puts what the readers below share into the page: Playwright sends each of them there alone, so
 * that they cannot import it.
 */
const prepareReaders = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const readers = {
      colourOf: (css: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255] as const;
      },
      isShown: (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
    Object.assign(window, { readers });
  });

declare global {
  interface Window {
    readers: {
      colourOf: (css: string) => Colour;
      isShown: (element: Element) => boolean;
    };
  }
}

/**
 * Every text that shows, and what a field shows in place of one.
 *
 * @param within - selects the parts to look at
 */
export const readTexts = async (page: Page, within: string): Promise<Painted[]> => {
  await prepareReaders(page);
  return page.evaluate((selector) => {
    const { colourOf, isShown } = window.readers;
    const textNodes = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes;
    };
    const place = ({ x, y, width, height }: DOMRect) => ({
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
    });
    const describe = (words: string, style: CSSStyleDeclaration, colour: string) => {
      const size = Number.parseFloat(style.fontSize);
      // Large by WCAG: from 18 points, or 14 points bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return {
        name: `“${words.trim().slice(0, 40)}”`,
        colour: colourOf(colour),
        needed: isLarge ? 3 : 4.5,
      };
    };
    const roots = [...document.querySelectorAll(selector)];
    const texts = roots.flatMap(textNodes).flatMap((node) => {
      const element = node.parentElement;
      const words = node.nodeValue ?? '';
      if (!element || !words.trim() || !isShown(element)) return [];
      if (element.closest('script, style, noscript, .visually-hidden')) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(element);
      const isDrawn = element.closest('svg') !== null;
      return [
        {
          ...describe(words, style, isDrawn ? style.fill : style.color),
          boxes: [...range.getClientRects()].map(place),
          // A name on the map has a halo; what its box shows beyond the halo is not beneath it.
          ...(isDrawn && { stray: 0.03 }),
        },
      ];
    });
    const fields = roots
      .flatMap((root) => [...root.querySelectorAll('input')])
      .filter(isShown)
      .map((field) => {
        const shown = field.value === '' ? '::placeholder' : undefined;
        const style = getComputedStyle(field, shown);
        const { x, y, width, height } = place(field.getBoundingClientRect());
        // Without its border, which is looked at by itself.
        const box = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
        return { ...describe(field.placeholder, style, style.color), boxes: [box] };
      });
    return [...texts, ...fields];
  }, within);
};

/** The ring around everything that can have the focus, in its colour, where it would be drawn. */
export const readFocusRings = async (page: Page, within: string): Promise<Painted[]> => {
  await prepareReaders(page);
  // Only after a key do browsers show the focus that a script sets.
  await page.keyboard.press('Shift');
  return page.evaluate((selector) => {
    const { colourOf, isShown } = window.readers;
    const last = document.activeElement;
    const controls = [...document.querySelectorAll<HTMLElement>(selector)]
      .flatMap((root) => [root, ...root.querySelectorAll<HTMLElement>('*')])
      .filter((element) => element.matches('a[href], button, input') && isShown(element));
    const rings = controls.map((control) => {
      control.focus({ preventScroll: true });
      const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      const offset = Number.parseFloat(outlineOffset);
      // Of a link that runs over several lines each line has its own.
      const boxes = [...control.getClientRects()].flatMap((rect) => {
        const inner = {
          left: rect.left + scrollX - offset,
          top: rect.top + scrollY - offset,
          right: rect.right + scrollX + offset,
          bottom: rect.bottom + scrollY + offset,
        };
        const across = inner.right - inner.left;
        const down = inner.bottom - inner.top;
        return [
          { x: inner.left, y: inner.top - width, width: across, height: width },
          { x: inner.left, y: inner.bottom, width: across, height: width },
          { x: inner.left - width, y: inner.top, width, height: down },
          { x: inner.right, y: inner.top, width, height: down },
        ];
      });
      const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return {
        name: `ring of ${control.localName} “${words.trim().slice(0, 40)}”`,
        colour: width < 2 ? ([0, 0, 0, 0] as const) : colourOf(outlineColor),
        boxes,
        needed: 3,
        // A ring is seen as a whole, even where something small interrupts it.
        stray: 0.05,
      };
    });
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
    return rings;
  }, within);
};

/** The signs of buttons that have no words, and the borders by which a field is known. */
export const readSigns = async (page: Page, within: string): Promise<Painted[]> => {
  await prepareReaders(page);
  return page.evaluate((selector) => {
    const { colourOf, isShown } = window.readers;
    const roots = [...document.querySelectorAll(selector)];
    const inside = (name: string) =>
      roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(name)]).filter(isShown);
    const signs = inside('button')
      .filter((button) => !button.textContent?.trim())
      .map((button) => {
        const { x, y, width, height } = (
          button.firstElementChild ?? button
        ).getBoundingClientRect();
        return {
          name: `sign of “${button.getAttribute('aria-label') ?? ''}”`,
          colour: colourOf(getComputedStyle(button).color),
          boxes: [{ x: x + scrollX, y: y + scrollY, width, height }],
          needed: 3,
        };
      });
    const borders = inside('input').map((field) => {
      const { x, y, width } = field.getBoundingClientRect();
      const [left, top] = [x + scrollX, y + scrollY];
      return {
        name: `border of ${field.localName}`,
        colour: colourOf(getComputedStyle(field).borderTopColor),
        // Against the inside of the field and against what lies around it.
        boxes: [
          { x: left + 2, y: top + 2, width: width - 4, height: 2 },
          { x: left, y: top - 3, width, height: 2 },
        ],
        needed: 3,
      };
    });
    return [...signs, ...borders];
  }, within);
};
