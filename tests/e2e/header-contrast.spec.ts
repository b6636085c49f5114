import sharp from 'sharp';
import { PHONE } from './support/menu.ts';
import { addCss, scrollToY } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource/));

type Colour = readonly [red: number, green: number, blue: number];

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

interface Text {
  words: string;
  colour: Colour;
  box: { x: number; y: number; width: number; height: number };
}

/** The texts of the header that show, with their colours. */
const headerTexts = (page: Page, selector: string): Promise<Text[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top >= 0)
      .map((element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        // The words themselves: a block reaches further than they do.
        const words = document.createRange();
        words.selectNodeContents(element);
        const { x, y, width, height } = words.getBoundingClientRect();
        const name = element.textContent?.trim().slice(0, 30) ?? '';
        return { words: name, colour: [red, green, blue] as const, box: { x, y, width, height } };
      }),
  );

/** The worst contrast that any pixel beneath each text gives, a few stray ones aside. */
const worstContrasts = async (page: Page, texts: readonly Text[]) => {
  const bottom = Math.max(...texts.map(({ box }) => box.y + box.height));
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height: Math.ceil(bottom) };
  const shot = await page.screenshot({ animations: 'disabled', clip });
  const image = sharp(shot).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return texts.map(({ words, colour, box }) => {
    const ratios: number[] = [];
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        const at = (y * info.width + x) * info.channels;
        ratios.push(contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    ratios.sort((one, other) => one - other);
    return { words, ratio: ratios[Math.floor(ratios.length * 0.005)] ?? 0 };
  });
};

const HIDE_TEXT =
  'header *, main * { color: transparent !important; text-decoration: none !important }';

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`HDR-03 HDR-04 at ${viewport.width} px the header reads on whatever lies beneath`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of ALL_PAGES) {
      await page.goto(path, { waitUntil: 'load' });
      const texts = await headerTexts(page, 'header > a, header nav a, header > button');
      expect(texts.length).toBeGreaterThan(1);
      await addCss(page, 'header > *, header > * * { visibility: hidden !important }');
      for (const top of [0, 50, 51, 300, 900]) {
        await scrollToY(page, top);
        for (const { words, ratio } of await worstContrasts(page, texts)) {
          expect.soft(ratio, `${path} at ${top}: ${words || 'menu'}`).toBeGreaterThan(4.5);
        }
      }
    }
  });

  test(`IMG-02 at ${viewport.width} px the words on the hero read without and with its picture`, async ({
    page,
    faults,
  }) => {
    faults.allow(/request: net::ERR_FAILED .*\.(png|jpe?g|webp|avif)$/);
    await page.setViewportSize(viewport);
    for (const isBlocked of [true, false]) {
      if (isBlocked) {
        await page.route(/\.(png|jpe?g|webp|avif)$/, (route) => route.abort());
      } else {
        await page.unrouteAll();
      }
      for (const { path } of ALL_PAGES) {
        await page.goto(path, { waitUntil: 'load' });
        const texts = await headerTexts(
          page,
          'main > [data-ground="dark"]:first-child :is(h1, p), header > a, header nav a',
        );
        expect(texts.length).toBeGreaterThan(2);
        await addCss(page, HIDE_TEXT);
        const seen = texts.filter(({ box }) => box.y + box.height <= viewport.height);
        for (const { words, ratio } of await worstContrasts(page, seen)) {
          const state = isBlocked ? 'without its picture' : 'with its picture';
          expect.soft(ratio, `${path} ${state}: ${words}`).toBeGreaterThan(4.5);
        }
      }
    }
  });
}
