/**
 * ENG-01 The site in the oldest Chromium that must read it: one of the versions that package.json
 * states, carried by an npm package. It knows neither popovers nor much else that came since.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import Packed from '@sparticuz/chromium';
import browserslist from 'browserslist';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serveFolder } from '../../hosting/static-server.ts';
import { HEADER_ROUTES, ROUTES } from '../../src/lib/paths.ts';
import { FLAG_KEY } from '../../src/lib/remembered-access.ts';
import { caseStudies, pages, practices } from '../e2e/support/content.ts';
import { ALL_PAGES } from '../e2e/support/routes.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The package holds a program for this machine only. */
const isRunnable = process.platform === 'linux' && process.arch === 'x64';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  if (!isRunnable) {
    console.log('oldest engine: NOT RUN, its program is for Linux on x64');
    return undefined;
  }
  site = await serveFolder('dist', 0);
  browser = await chromium.launch({
    executablePath: await Packed.executablePath(),
    // To draw as a graphics card would, in its place, took as long again as all of the tests.
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return async () => {
    await browser.close();
    await site.stop();
  };
}, 120_000);

/** A visitor whose pages may report no error. */
const visit = async (viewport: typeof PHONE): Promise<Page> => {
  const context = await browser.newContext({ viewport, baseURL: site.origin });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => {
    // The status of the not-found page, and a notice of this version to those who try popovers out.
    if (message.type() !== 'error' || /404|'popover' attribute/.test(message.text())) return;
    faults.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults, 'errors that the pages reported').toEqual([]);
  });
  return context.newPage();
};

const scrollToY = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo(0, y), top);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
};

/** Out of view, or on the dark ground of a heading, or with a dark ground of its own. */
const headerState = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const hero = document.querySelector('main [data-ground="dark"]');
    if (!header || !hero) throw new Error('no header, or no heading');
    const { top, bottom } = header.getBoundingClientRect();
    const [red = 0, green = 0, blue = 0, alpha = 1] = (
      getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    if (bottom <= 0) return 'readable';
    if (alpha > 0.9 && Math.max(red, green, blue) < 80) return 'readable';
    const ground = hero.getBoundingClientRect();
    return ground.top <= top && ground.bottom >= bottom ? 'readable' : 'unreadable';
  });

/** Points of the view at which something that nobody sees would take a tap. */
const invisibleTakers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const known = new Map<Element, boolean>();
    const isInvisible = (element: Element): boolean => {
      const { opacity, visibility } = getComputedStyle(element);
      return opacity === '0' || visibility === 'hidden';
    };
    for (let x = 8; x < innerWidth; x += 24) {
      for (let y = 8; y < innerHeight; y += 24) {
        for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
          if (!known.has(at)) known.set(at, isInvisible(at));
          if (known.get(at)) found.push(`${at.localName} ${x} ${y}`);
        }
      }
    }
    return found;
  });

describe.skipIf(!isRunnable)('ENG-01 the oldest Chromium', () => {
  test('is one of the stated versions, and knows no popover', async () => {
    const stated = browserslist().find((engine) => engine.startsWith('chrome '));
    expect(`chrome ${browser.version().split('.')[0]}`).toBe(stated);
    const page = await visit(PHONE);
    expect(await page.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
  });

  test.each(ALL_PAGES)(
    '$path reads on a phone and on a desk, at every scroll',
    async ({ id, path }) => {
      const page = await visit(PHONE);
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        expect(await page.locator('h1').innerText()).toBe(pages[id].heading);
        for (const top of [0, 50, 51, 400, 2000, 0]) {
          await scrollToY(page, top);
          expect(await headerState(page), `${path} at ${top} of ${viewport.width}`).toBe(
            'readable',
          );
          expect(await invisibleTakers(page), `${path} at ${top}`).toEqual([]);
        }
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      }
    },
  );

  test.each([
    ['phone', PHONE],
    ['desk', DESK],
  ])('all links of the menu lead on: %s', async (_, viewport) => {
    const page = await visit(viewport);
    await page.goto(ROUTES.about.path);
    expect(await page.locator('header button').isVisible()).toBe(false);
    for (const route of HEADER_ROUTES) {
      // A click at its middle arrives only where nothing lies over it.
      await page.locator(`header nav a[href="${ROUTES[route].path}"]`).click();
      await page.waitForURL(site.origin + ROUTES[route].path);
      expect(await page.title()).toBe(pages[route].title);
    }
  });

  test('the rest of the frame works: places, Back, reload', async () => {
    const page = await visit(PHONE);
    const id = practices[1]?.id ?? '';
    await page.goto(`/services#${id}`);
    await expect
      .poll(() => page.evaluate((t) => document.getElementById(t)?.getBoundingClientRect().top, id))
      .toBeLessThan(200);
    await page.goto('/about');
    await scrollToY(page, 500);
    await page.goto('/team');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await scrollToY(page, 500);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test('the door opens, and remembers', async () => {
    const page = await visit(PHONE);
    await page.goto('/case-studies');
    await page.locator('main input[type="password"]').fill('not it');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main [aria-live=assertive] > *').waitFor();
    await page.locator('main input[type="password"]').fill(TEST_SETTINGS.CASE_STUDIES_PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main article').count()).toBe(caseStudies.length);
    expect(await page.evaluate((key) => localStorage.getItem(key), FLAG_KEY)).toBe('true');
    await page.reload();
    await expect.poll(() => page.locator('main article').count()).toBe(caseStudies.length);
  });

  test('copying tells how it went, over the page', async () => {
    const page = await visit(PHONE);
    await page.goto('/contact');
    await page.locator('main button').click();
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    expect(
      await toast.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    await toast.locator('button').click();
    await toast.waitFor({ state: 'detached' });
  });
});
