/** Pictures of every page, state and mode of the site, on a build that the tests could look at. */
import { execFileSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { scrollToY } from '../tests/e2e/support/page.ts';
import { loadPictures } from '../tests/e2e/support/painted.ts';
import { allowStates, PAGE_STATES, type PageState } from '../tests/e2e/support/states.ts';
import type { Page } from '../tests/e2e/support/test.ts';
import { DIST } from '../tests/support/site.ts';
import { TEST_SETTINGS } from '../tests/support/test-settings.ts';

const WIDTHS = [320, 390, 768, 1440, 1920];
/** From here on the links stand in the header, and there is no menu. */
const NARROW = 1024;

export interface Shot {
  name: string;
  widths: readonly number[];
  open: (page: Page) => Promise<unknown>;
  /** Looked at as it stands on the screen, not as a whole page. */
  isOnScreen?: boolean;
}

const shotOf = ({ name, open, overlay, isNarrowOnly }: PageState): Shot => ({
  name: name === '/' ? 'home' : name.replaceAll(/\W+/g, '-').replace(/^-/, ''),
  widths: isNarrowOnly ? WIDTHS.filter((width) => width < NARROW) : WIDTHS,
  open,
  isOnScreen: overlay !== undefined,
});

const BAR: Shot = {
  name: 'bar',
  widths: WIDTHS,
  open: async (page) => {
    await page.goto('/services');
    await scrollToY(page, 700);
  },
  isOnScreen: true,
};

/** Every page and state. */
export const STATES: readonly Shot[] = [...PAGE_STATES.map(shotOf), BAR];

interface Mode {
  name: string;
  widths: readonly number[];
  prepare?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
}

/** What readers, their devices and their connections may make of any page. */
const MODES: readonly Mode[] = [
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
export const MODE_SHOTS: readonly Shot[] = PAGE_STATES.filter(({ path }) => path).flatMap((state) =>
  MODES.map(({ name, widths, prepare, act }) => ({
    name: `${shotOf(state).name}-${name}`,
    widths,
    open: async (page: Page) => {
      await prepare?.(page);
      await state.open(page);
      await act?.(page);
    },
  })),
);

/** @param origin - where the site is served */
export const photograph = async (
  browser: Browser,
  origin: string,
  { open, isOnScreen = false }: Shot,
  width: number,
): Promise<Buffer> => {
  const viewport = { width, height: width < 768 ? 844 : 900 };
  const page = await browser.newPage({ baseURL: origin, viewport });
  await allowStates(page, { allow: () => undefined });
  await open(page);
  if (!isOnScreen) {
    await loadPictures(page);
    // Fixed parts stand where one meets them.
    await scrollToY(page, 0);
  }
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ fullPage: !isOnScreen });
  await page.close();
  return picture;
};

/** Builds a project with the settings that the states reckon with. */
export const buildForPictures = (project: string, outDir: string): void => {
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...TEST_SETTINGS, OUT_DIR: outDir },
  });
};

/** @returns the folder to take pictures of: this project's site as it is, or that of TESTED_PROJECT */
export const builtForPictures = (): string => {
  if (process.env['TESTED_PROJECT']) return DIST;
  const folder = 'test-builds/pictures';
  buildForPictures('.', folder);
  return folder;
};
