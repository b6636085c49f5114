/** What the first view of a page weighs on the wire. */
import sharp from 'sharp';
import { brand } from './support/content.ts';
import { PHONE } from './support/menu.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

const KB = 1024;
const MOST = { home: 120 * KB, inner: 100 * KB };

/** Opens a page for somebody who was never here. @returns the bytes of all that it asks for */
const weigh = async (page: Page, path: string): Promise<number> => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

for (const { name, width, height, deviceScaleFactor } of [
  { name: 'a phone', width: 390, height: 844, deviceScaleFactor: 3 },
  { name: 'a laptop', width: 1440, height: 900, deviceScaleFactor: 1 },
  { name: 'a laptop with a fine screen', width: 1440, height: 900, deviceScaleFactor: 2 },
]) {
  test(`the first view on ${name} weighs at most 120 KB and is sharp`, async ({
    browser,
    faults,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
    await faults.watch(context);
    const page = await context.newPage();
    const bytes = await weigh(page, '/');
    expect(bytes).toBeGreaterThan(10 * KB);
    expect(bytes).toBeLessThanOrEqual(MOST.home);

    if (brand.pictures.home.show === 'none') return context.close();
    const picture = page.locator('main picture img').first();
    const { address, shown } = await picture.evaluate((image: HTMLImageElement) => ({
      address: image.currentSrc,
      shown: image.getBoundingClientRect().width * devicePixelRatio,
    }));
    const { width: pixels } = await sharp(
      await (await page.request.get(address)).body(),
    ).metadata();
    expect(pixels).toBeGreaterThanOrEqual(shown * 0.85);
    await context.close();
  });
}

test.describe('on a phone of usual fineness', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2.6 });

  for (const { id, path } of ALL_PAGES) {
    const most = id === 'home' ? MOST.home : MOST.inner;
    test(`the first view of ${path} weighs at most ${most / KB} KB`, async ({ page, faults }) => {
      faults.allow(/console: Failed to load resource.*404/);
      const bytes = await weigh(page, path);
      expect(bytes).toBeGreaterThan(10 * KB);
      expect(bytes).toBeLessThanOrEqual(most);
    });
  }
});
