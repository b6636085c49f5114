/** Every page, state and mode of the site, and how to take a picture of it. */
import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '../../src/lib/paths.ts';

export const WIDTHS = [320, 390, 768, 1440, 1920];

export interface State {
  name: string;
  path: string;
  /** Only at these widths, where it has no form at others. */
  widths?: number[];
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the open page. */
  act?: (page: Page) => Promise<unknown>;
}

const PAGES = [
  ...Object.entries(ROUTES).map(([name, { path }]) => ({ name, path })),
  { name: 'not-found', path: '/no-such-page' },
];

/** Sends a password to the door of the case studies. */
export const enter = async (page: Page, password: string) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the case studies' }).click();
};

/** @param password - of the site that is looked at */
export const pageStates = (password: string): State[] => [
  ...PAGES,
  {
    name: 'menu-open',
    path: '/about',
    widths: [320, 390, 768],
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'bar',
    path: '/services',
    act: (page) => page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' })),
  },
  {
    name: 'gate-wrong',
    path: '/case-studies',
    act: async (page) => {
      await enter(page, 'not it');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'gate-open',
    path: '/case-studies',
    act: async (page) => {
      await enter(page, password);
      await page.locator('article').first().waitFor();
    },
  },
  {
    name: 'toast',
    path: '/contact',
    act: async (page) => {
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.locator('[data-toast]').waitFor();
    },
  },
];

/** What readers, their devices and their connections may make of any page. */
const MODES: readonly (Omit<State, 'path'> & { widths: number[] })[] = [
  // The width of A4 paper; how its pages break shows in the browser's own preview only.
  { name: 'print', widths: [794], prepare: (page) => page.emulateMedia({ media: 'print' }) },
  {
    name: 'forced-colors',
    widths: [390, 1440],
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'more-contrast',
    widths: [390, 1440],
    prepare: (page) => page.emulateMedia({ contrast: 'more' }),
  },
  {
    name: 'no-pictures',
    widths: [390, 1440],
    prepare: (page) => page.route(/\.(avif|webp|jpeg)$/, (route) => route.abort()),
  },
  {
    name: 'right-to-left',
    widths: [390, 1440],
    act: (page) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
  },
  {
    name: 'large-text',
    widths: [390],
    act: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
];

/** Every page in every mode. */
export const modeStates = (): State[] =>
  PAGES.flatMap(({ name, path }) =>
    MODES.map((mode) => ({ ...mode, path, name: `${name}-${mode.name}` })),
  );

/** Pictures below the fold load when they come near: go past all of them once. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

/** States that are looked at as they stand on the screen. */
const ON_SCREEN = ['menu-open', 'bar', 'toast'];

/** @param origin - where the site is served, without a trailing slash */
export const photograph = async (
  browser: Browser,
  origin: string,
  { name, path, prepare, act }: State,
  width: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
  await prepare?.(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await loadPictures(page);
  await act?.(page);
  const fullPage = !ON_SCREEN.includes(name);
  // A picture of the whole page is taken from the top: fixed parts stand where one meets them.
  if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ fullPage });
  await page.close();
  return picture;
};
