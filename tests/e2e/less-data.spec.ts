/** Readers who ask their browser for less data: Chromium knows the wish behind a flag as yet. */
import { launchOptions } from '../support/chromium.ts';
import { brand, pages } from './support/content.ts';
import { PHONE } from './support/menu.ts';
import { scrollToY } from './support/page.ts';
import { loadPictures } from './support/painted.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ launchOptions: launchOptions('--enable-blink-features=PrefersReducedData') });
test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

const WIDE = { width: 1440, height: 900 };

const askForLess = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
  });
};

/** Opens a page and brings the pictures that show; how large the file of each was, in bytes. */
const pictureSizes = async (page: Page, path: string): Promise<number[]> => {
  await page.goto(path);
  const shown = page.locator('img:visible');
  await loadPictures(page);
  const sizes = () =>
    shown.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ currentSrc }) => {
        const [entry] = performance.getEntriesByName(currentSrc);
        return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
      }),
    );
  await expect.poll(async () => (await sizes()).includes(0), path).toBe(false);
  return sizes();
};

for (const viewport of [PHONE, WIDE]) {
  test(`at ${viewport.width} px the chart behind the words is a pixel, all other pictures the smallest`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const usual = new Map<string, number[]>();
    for (const { path } of ALL_PAGES) usual.set(path, await pictureSizes(page, path));
    await askForLess(page);
    for (const { path, id } of ALL_PAGES) {
      const sizes = await pictureSizes(page, path);
      const hasGround = brand.pictures[id].show !== 'none';
      for (const [i, size] of sizes.entries()) {
        if (hasGround && i === 0) expect(size, path).toBeLessThan(512);
        else expect(size, path).toBeLessThanOrEqual(usual.get(path)?.[i] ?? 0);
      }

      // The words take the room that was kept free for the chart, and nothing sticks out.
      await scrollToY(page, 0);
      await expect(
        page.getByRole('heading', { level: 1, name: pages[id].heading }),
        path,
      ).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        path,
      ).toBe(true);
    }
  });
}
