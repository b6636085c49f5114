/** What a page paints in one colour of its own: texts, signs, borders and the rings of the focus. */
import type { Colour, Painted } from './contrast.ts';
import type { Page } from './test.ts';

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

/** The colour that a part lays over what it passes. */
export const readVeil = async (page: Page, selector: string): Promise<Colour> => {
  await prepareReaders(page);
  return page.evaluate((part) => {
    const element = document.querySelector(part);
    if (!element) throw new Error(`no ${part}`);
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (backgroundImage !== 'none' || opacity !== '1')
      throw new Error(`${part} lays more than a colour over the page: it has to be photographed`);
    return window.readers.colourOf(backgroundColor);
  }, selector);
};

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
        needed: isLarge ? 4.5 : 7,
      };
    };
    const roots = [...document.querySelectorAll(selector)];
    const texts = roots.flatMap(textNodes).flatMap((node) => {
      const element = node.parentElement;
      const words = node.nodeValue ?? '';
      if (!element || !words.trim() || !isShown(element)) return [];
      if (element.closest('script, style, noscript, .visually-hidden')) return [];
      const style = getComputedStyle(element);
      const isDrawn = element.closest('svg') !== null;
      // A box about a whole slanting text would take in what lies beside it: letter by letter.
      const starts = isDrawn ? Array.from(words, (_, i) => i) : [0];
      const boxes = starts.flatMap((start) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, isDrawn ? start + 1 : words.length);
        return [...range.getClientRects()].map(place);
      });
      return [
        {
          ...describe(words, style, isDrawn ? style.fill : style.color),
          boxes,
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
      const words = control.getAttribute('aria-label') ?? control.textContent;
      return {
        name: `ring of ${control.localName} “${words.trim().slice(0, 40)}”`,
        colour: width < 2 ? ([0, 0, 0, 0] as const) : colourOf(outlineColor),
        boxes,
        needed: 4.5,
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
      .filter((button) => !button.textContent.trim())
      .map((button) => {
        const { x, y, width, height } = (
          button.firstElementChild ?? button
        ).getBoundingClientRect();
        const { backgroundColor, color } = getComputedStyle(button);
        return {
          name: `sign of “${button.getAttribute('aria-label') ?? ''}”`,
          colour: colourOf(color),
          ownGround: colourOf(backgroundColor),
          boxes: [{ x: x + scrollX, y: y + scrollY, width, height }],
          needed: 4.5,
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
        needed: 4.5,
      };
    });
    return [...signs, ...borders];
  }, within);
};
