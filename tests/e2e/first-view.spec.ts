/** What the first view of the home page weighs on the wire. */
import sharp from 'sharp';
import { brand } from './support/content.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;

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
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10 * KB);
    expect(bytes).toBeLessThanOrEqual(120 * KB);

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
