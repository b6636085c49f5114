import { brand } from './support/content.ts';
import { PHONE } from './support/menu.ts';
import { hydrated, settled } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { shift, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`IMG-03 PERF-01 at ${viewport.width} px late pictures move nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const { path, id } of ALL_PAGES) {
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(/\.(png|jpe?g|webp|avif)$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Only pictures are late here: what a late face moves is another test's.
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
      release(undefined);
      for (let top = 0; top < bottom; top += viewport.height) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await settled(page);
      }
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBe(bottom);
      expect(await shift(page), path).toBeLessThan(0.02);

      const images = await page.locator('img').evaluateAll((all) =>
        (all as HTMLImageElement[]).map((image) => ({
          hasAlt: image.hasAttribute('alt'),
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          isFirstView: image.getBoundingClientRect().top + scrollY < innerHeight,
          loading: image.loading,
          priority: image.fetchPriority,
        })),
      );
      for (const [i, image] of images.entries()) {
        expect(image, `${path}, picture ${i + 1}`).toMatchObject({ hasAlt: true, hasSize: true });
        if (!image.isFirstView) expect(image.loading, path).toBe('lazy');
        else if (i === 0 && brand.pictures[id].show !== 'none')
          expect(image, path).toMatchObject({ loading: 'eager', priority: 'high' });
      }
    }
  });
}

test('IMG-02 a chart that does not come leaves a plain ground, without a frame or a sign', async ({
  page,
  faults,
}) => {
  faults.allow(/request: net::ERR_FAILED|Failed to load resource/);
  await page.route(/\.(jpe?g|webp|avif)$/, (route) => route.abort());
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await settled(page);
    const corner = () => page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    const shown = await corner();
    // Gone altogether, the picture leaves the same.
    await page.evaluate(() => {
      for (const image of document.images) if (!image.alt) image.style.display = 'none';
    });
    await settled(page);
    expect(shown.equals(await corner()), path).toBe(true);
  }
});

test('PERF-02 text is painted while the fonts hang, and hardly moves when they come', async ({
  page,
}) => {
  await watchShifts(page);
  for (const { path } of ALL_PAGES) {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await settled(page);
    const faces = await page.evaluate(() =>
      [...document.fonts].map((face) => (face as FontFace & { display: string }).display),
    );
    for (const display of faces.slice(0, 2))
      expect(['swap', 'fallback', 'optional']).toContain(display);
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    release(undefined);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await shift(page), path).toBeLessThan(0.05);
  }
});

const BLOCKED = `.ad, .ads, .adv, .banner, .cookie, .cookies, .social, .share, .popup, .newsletter,
  .sponsor, .promo, [id^='ad-'], [class*='banner'], [class*='cookie'], [class*='share'],
  [class*='popup'], [class*='sponsor'], [class*='promo'] { display: none !important }`;

test('ROB-01 a blocker’s lists hide nothing, by class, by id or by address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hydrated(page);
    const before = await page.locator('body').innerText();
    const hidden = await page.evaluate((css) => {
      const visible = () =>
        [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility());
      const all = visible();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const left = new Set(visible());
      return all
        .filter((element) => !left.has(element))
        .map((element) => element.outerHTML.slice(0, 80));
    }, BLOCKED);
    expect(hidden, path).toEqual([]);
    expect(await page.locator('body').innerText(), path).toBe(before);
  }
  const suspects =
    /[/_-](ads?|adv|banner|cookies?|social|share|popup|newsletter|sponsor|promo)[/_.-]/;
  expect(addresses.filter((address) => suspects.test(address))).toEqual([]);
});
