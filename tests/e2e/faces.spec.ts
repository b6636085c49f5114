/** Faces for the letters of our readers, which cost nobody else anything. */
import { fontCharacters } from '../../src/lib/font-characters.ts';
import { faces } from './support/content.ts';
import { settled } from './support/page.ts';
import { ROUTE_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

/** What the files hold that every page fetches. */
const CORE = fontCharacters(
  faces.text.filter(({ part }) => part === 'core').flatMap(({ range }) => range),
);

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

for (const { path } of ROUTE_PAGES) {
  test(`SEO-05 ${path} fetches no further fonts than it shows letters of`, async ({ page }) => {
    const fonts = fontsOf(page);
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const asked = await preloads(page);
    expect(asked.length).toBeGreaterThan(0);
    const shown = await page.evaluate(() => document.body.innerText);
    const further = Array.from(shown).filter((letter) => /\S/.test(letter) && !CORE.has(letter));
    const fetched = fonts.filter((font) => !asked.includes(font));
    expect(fetched.length, further.join('')).toBeLessThanOrEqual(further.length);
  });
}

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
