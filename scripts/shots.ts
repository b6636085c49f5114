/**
 * `npm run shots [-- page …]`: pictures of every page and state at five widths, in shots/, to be
 * looked at. Takes the site that `npm start` built into preview/, or the folder in SHOTS_OF.
 */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ROUTES } from '../src/lib/paths.ts';
import { launchChromium } from './lib/chromium.ts';
import { applyPreviewSettings } from './lib/preview-settings.ts';
import { serveFolder } from './lib/static-server.ts';

const WIDTHS = [320, 390, 768, 1440, 1920];

interface State {
  name: string;
  path: string;
  /** Only at these widths, where it has no form at others. */
  widths?: number[];
  act?: (page: Page) => Promise<void>;
}

const { CASE_STUDIES_PASSWORD } = applyPreviewSettings();

const enter = async (page: Page, password: string) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the case studies' }).click();
};

const STATES: State[] = [
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
      await enter(page, CASE_STUDIES_PASSWORD);
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
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

const wanted = process.argv.slice(2);
const server = await serveFolder(process.env['SHOTS_OF'] ?? 'preview', 0);
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchChromium();
await mkdir('shots', { recursive: true });
for (const { name, path, widths = WIDTHS, act } of STATES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await loadPictures(page);
    await act?.(page);
    const fullPage = !['menu-open', 'bar', 'toast'].includes(name);
    // A picture of the whole page is taken from the top: fixed parts stand where one meets them.
    if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(400);
    await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage });
    await page.close();
  }
  console.log(name);
}
await browser.close();
server.close();
