/** Faces for the letters of our readers, which cost nobody else anything. */
import { settled } from './support/page.ts';
import { ROUTE_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

/** Letters of Europe and Vietnam, money, fractions and marks; none of them is on a page by itself. */
const FURTHER = 'Łódź Škoda Őr Țară ığdır Nguyễn ₹ ½ − ²';

const fontsOf = (page: Page): string[] => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
};

const preloads = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('SEO-05 pages that need no further letters fetch no further fonts', async ({ page }) => {
  const fonts = fontsOf(page);
  for (const { path } of ROUTE_PAGES) {
    fonts.length = 0;
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const asked = await preloads(page);
    const usesFurther = await page.evaluate(() =>
      /[^\u0020-\u007e\u00a0\u00a9\u00b7\u00c0-\u00ff\u2011-\u2014\u2018\u2019\u201c\u201d\u2022\u2026\s]/.test(
        document.body.innerText,
      ),
    );
    if (!usesFurther)
      expect(
        fonts.filter((it) => !asked.includes(it)),
        path,
      ).toEqual([]);
  }
});

test('SEO-05 letters of Europe and Vietnam, money and fractions are drawn in the site’s own faces', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  await page.goto('/');
  await settled(page);
  const before = fonts.length;
  await page.evaluate((text) => {
    for (const selector of ['h1', 'footer p']) {
      const element = document.querySelector(selector);
      if (element) element.textContent = text;
    }
  }, FURTHER);
  await expect.poll(() => fonts.length).toBeGreaterThan(before);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Which fonts really drew the letters, as the browser tells its own tools.
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['h1', 'footer p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(used.length, selector).toBeGreaterThan(0);
    expect(
      used.filter(({ isCustomFont }) => !isCustomFont),
      selector,
    ).toEqual([]);
  }
});
