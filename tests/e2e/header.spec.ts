import { menu, openMenu, PHONE, toggle } from './support/menu.ts';
import {
  expectBar,
  expectClearHeader,
  header,
  hydrated,
  scrollPosition,
  scrollToY,
  sidewaysScroll,
} from './support/page.ts';
import { words } from './support/content.ts';
import { ALL_PAGES, HEADER_ROUTES, ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

test('six links in order, only the current one marked', async ({ page }) => {
  for (const { id, path } of ALL_PAGES) {
    await page.goto(path);
    await expect(toggle(page)).toBeHidden();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText(HEADER_ROUTES.map((route) => words.pages[route]));
    const read = await links.evaluateAll((all) =>
      all.map((link) => {
        const { color, textDecorationLine } = getComputedStyle(link);
        return {
          href: link.getAttribute('href'),
          current: link.getAttribute('aria-current'),
          look: `${color} ${textDecorationLine}`,
        };
      }),
    );
    expect(read.map(({ href }) => href)).toEqual(HEADER_ROUTES.map((route) => ROUTES[route].path));
    const current = read.filter((link) => link.current !== null);
    const expected = HEADER_ROUTES.some((route) => route === id) ? [[path, 'page']] : [];
    expect(current.map((link) => [link.href, link.current])).toEqual(expected);
    for (const { look } of current) {
      expect(read.filter((link) => link.look === look)).toHaveLength(1);
    }
  }
});

for (const { path } of ALL_PAGES) {
  test(`HDR-02 ${path}: clear up to 50 px, the bar from 51 px, nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(path);
    await hydrated(page);
    const size = () =>
      page.evaluate(() => [
        document.querySelector('header')?.getBoundingClientRect().height,
        document.documentElement.scrollHeight,
      ]);
    const first = await size();
    await expectClearHeader(page);
    for (const [top, expectState] of [
      [51, expectBar],
      [50, expectClearHeader],
      [300, expectBar],
      [0, expectClearHeader],
    ] as const) {
      await scrollToY(page, top);
      expect(await scrollPosition(page)).toBe(top);
      await expectState(page);
      expect(await size()).toEqual(first);
    }
  });
}

test('HDR-02 a page that bounces beyond its top counts as being there', async ({ page }) => {
  await page.goto('/about');
  await scrollToY(page, 300);
  await expectBar(page);
  // Elastic scrolling reports places above the top; no browser does so on command.
  await page.evaluate(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => -60 });
    dispatchEvent(new Event('scroll'));
  });
  await expectClearHeader(page);
});

test('HDR-02 the bar does not flicker while nothing scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/no-such-page');
  for (const top of [45, 50, 51, 55]) {
    await scrollToY(page, top);
    const changes = await page.evaluate(async () => {
      let count = 0;
      const observer = new MutationObserver((records) => (count += records.length));
      observer.observe(document.documentElement, { attributes: true, subtree: true });
      for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
      observer.disconnect();
      return count;
    });
    expect(changes, `at ${top}`).toBe(0);
  }
});

for (const width of [390, 1280]) {
  test(`HDR-05 at ${width} px the header stays at the top of every page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      await scrollToY(page, 1200);
      expect(await scrollPosition(page), path).toBeGreaterThan(0);
      const box = await header(page).boundingBox();
      expect(box, path).toMatchObject({ x: 0, y: 0, width });
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 667, height: 320 },
]) {
  test(`HDR-06 at ${viewport.width} × ${viewport.height} the bar leaves room to read`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const bar = await header(page).boundingBox();
      expect(heading?.y, path).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const height = (await header(page).boundingBox())?.height ?? Infinity;
      expect(height, path).toBeLessThanOrEqual(viewport.height * 0.3);
    }
    await openMenu(page);
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(viewport.height * 0.3);
  });
}

test('an open menu makes the header a bar, also at the top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectClearHeader(page);
  await openMenu(page);
  await expectBar(page);
  await toggle(page).click();
  await expectClearHeader(page);
});

for (const path of ['/', '/privacy-policy']) {
  test(`${path}: a reload in the middle of the page shows the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(path);
    await hydrated(page);
    await scrollToY(page, 500);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(500);
    await expectBar(page);
  });
}

test('without JavaScript the header is readable and leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/about');
  await menu(page).getByRole('link', { name: words.pages.team }).click();
  await expect(page).toHaveURL('/team');
  await context.close();
});
