/** The words of the home page lie on quiet ground: no land of a chart, no light of a picture. */
import { findFaint, photographGround } from './support/contrast.ts';
import { loadPictures, readTexts } from './support/painted.ts';
import { settled } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Stricter than the contrast of all pages: no part of a letter may stand on what is bright. */
const STRAY = 0.002;

const SCREENS = [
  [320, 568],
  [390, 844],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [768, 720],
  [860, 820],
  [940, 900],
  [1000, 900],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test("A11Y-09 every line of the hero's words lies on quiet ground, whichever way it is read", async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    for (const direction of ['ltr', 'rtl']) {
      const name = `${width} × ${height}, ${direction}`;
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      await settled(page);
      const words = await readTexts(page, ':has(> h1)');
      // Line by line: a text's other lines must not outweigh one that is hard to read.
      const lines = words.flatMap(({ boxes, ...text }) =>
        boxes.map((box) => ({ ...text, boxes: [box], stray: STRAY })),
      );
      expect(lines.length, name).toBeGreaterThan(2);
      expect(findFaint(lines, await photographGround(page, 'view')), name).toEqual([]);
    }
  }
});
