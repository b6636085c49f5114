/** Every page and state of the site, and how to take a picture of it. */
import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '../../src/lib/paths.ts';

export const WIDTHS = [320, 390, 768, 1440, 1920];

export interface State {
  name: string;
  path: string;
  /** Only at these widths, where it has no form at others. */
  widths?: number[];
  act?: (page: Page) => Promise<void>;
}

/** Sends a password to the door of the case studies. */
export const enter = async (page: Page, password: string) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the case studies' }).click();
};

/** @param password - of the site that is looked at */
export const pageStates = (password: string): State[] => [
  ...Object.entries(ROUTES).map(([name, { path }]) => ({ name, path })),
  { name: 'not-found', path: '/no-such-page' },
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
  { name, path, act }: State,
  width: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
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
