import { chromium } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { openMenu, PHONE, toggle } from './support/menu.ts';
import {
  expectBar,
  expectClearHeader,
  header,
  hydrated,
  scrollPosition,
  scrollToY,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** The three tops that pages have: the hero, the band of inner pages, and that of the unknown address. */
const TOPS = ['/', '/services', '/no-such-page'];

for (const path of TOPS) {
  test(`HDR-02 HDR-05 ${path}: clear up to 50 px, the bar from 51 px, always at the top, nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(path);
    await hydrated(page);
    const size = () =>
      page.evaluate(() => [
        document.querySelector('header')?.getBoundingClientRect().toJSON() as unknown,
        document.documentElement.scrollHeight,
      ]);
    const first = await size();
    expect(first[0]).toMatchObject({ x: 0, y: 0, width: 1280 });
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

test('HDR-06 on low screens the bar leaves room to read', async ({ page }) => {
  const LOW_SCREENS = [
    { width: 320, height: 256 },
    { width: 667, height: 320 },
  ];
  for (const path of TOPS) {
    await page.goto(path);
    for (const viewport of LOW_SCREENS) {
      const name = `${path} at ${viewport.width} × ${viewport.height}`;
      await page.setViewportSize(viewport);
      await scrollToY(page, 0);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const bar = await header(page).boundingBox();
      expect(heading?.y, name).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
      await scrollToY(page, 400);
      const scrolled = await header(page).boundingBox();
      expect(scrolled, name).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(scrolled?.height, name).toBeLessThanOrEqual(viewport.height * 0.3);
    }
  }
  for (const viewport of LOW_SCREENS) {
    await page.setViewportSize(viewport);
    await openMenu(page);
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(viewport.height * 0.3);
    await page.keyboard.press('Escape');
  }
});

test('HDR-06 with letters twice as large in the browser itself at most a third of the screen is bar', async ({
  baseURL,
  faults,
}) => {
  const browser = await chromium.launch(launchOptions('--blink-settings=defaultFontSize=32'));
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 667, height: 320 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport });
    await faults.watch(context);
    const page = await context.newPage();
    await page.goto('/about');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const { y, height } = (await header(page).boundingBox()) ?? { y: 0, height: Infinity };
    expect(y + height, JSON.stringify(viewport)).toBeLessThanOrEqual(viewport.height / 3);
    await context.close();
  }
  await browser.close();
});

test('an open menu makes the header a bar, also at the top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectClearHeader(page);
  await openMenu(page);
  await expectBar(page);
  await toggle(page).click();
  await expectClearHeader(page);
});
