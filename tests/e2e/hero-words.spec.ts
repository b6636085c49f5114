/** The words of the home page lie on water: no island of the chart may run under one. */
import sharp from 'sharp';
import { settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';

/** The ink of the islands; lines and figures of the chart are thinner and darker. */
const LAND = [186, 157, 101];

/** The share of a strip's pixels that are land, with the words themselves out of sight. */
const landUnder = async (
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
) => {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let land = 0;
  for (let i = 0; i < data.length; i += 3) {
    if (LAND.every((value, channel) => Math.abs(value - (data[i + channel] ?? 0)) < 40)) land++;
  }
  return land / (info.width * info.height);
};

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

for (const direction of ['ltr', 'rtl'] as const) {
  test(`no island lies under a word of the hero, read ${direction}`, async ({ page }) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      // Lines as they are set: a paragraph's own box would take in water beside its last line.
      const lines = await page.evaluate(() => {
        const hero = document.querySelector('h1')?.parentElement;
        const words = [...(hero?.querySelectorAll('p, h1, a') ?? [])].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        });
        if (hero) hero.style.visibility = 'hidden';
        return words
          .filter(({ bottom, right }) => bottom <= innerHeight && right <= innerWidth)
          .map(({ x, y, width, height }) => ({ x, y, width, height }));
      });
      await settled(page);
      expect(lines.length, `${width} × ${height}`).toBeGreaterThan(2);
      for (const line of lines) {
        expect(await landUnder(page, line), `${width} × ${height}`).toBeLessThan(0.002);
      }
    }
  });
}
