/** The keyboard's way through every page: all of it, in order, and never out of sight. */
import { openStudies } from './support/gate.ts';
import { PHONE } from './support/menu.ts';
import { hydrated } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { allowStates, WIDE } from './support/states.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

interface Stop {
  /** Its place among all that can be reached; -1 for what is not counted. */
  at: number;
  /** Whether it is mostly in sight: neither off screen nor beneath the bar, the menu or a toast. */
  isSeen: boolean;
  name: string;
}

declare global {
  interface Window {
    stops: Stop[];
  }
}

/**
 * Lets the page note where the focus is after each key. It does so when the key is let go: by then
 * the focus has moved, and the page has scrolled to it. Asking the page from outside after each key
 * would take ten times as long.
 *
 * @returns how many stops there are
 */
const watchFocus = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button:not(:disabled), input')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    window.stops = [];
    document.addEventListener('keyup', ({ key }) => {
      if (key !== 'Tab') return;
      const focused = document.activeElement ?? document.body;
      const points = [...focused.getClientRects()].flatMap(({ x, y, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
          [0.1, 0.5, 0.9].map((across) => [x + width * across, y + height * down] as const),
        ),
      );
      const seen = points.filter(([x, y]) => focused.contains(document.elementFromPoint(x, y)));
      window.stops.push({
        at: stops.indexOf(focused),
        isSeen: seen.length > points.length / 2,
        name: focused.outerHTML.slice(0, 90),
      });
    });
    return stops.length;
  });

/** Presses a key so often, and tells where the focus went. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<Stop[]> => {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
  return page.evaluate(() => window.stops.splice(0));
};

const hidden = (stops: readonly Stop[]): Stop[] => stops.filter(({ isSeen }) => !isSeen);

const walkThrough = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const count = await watchFocus(page);
  expect(count).toBeGreaterThanOrEqual(10);
  const forth = await walk(page, 'Tab', count);
  expect(forth.map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, stop) => stop));
  expect(hidden(forth), 'Tab').toEqual([]);
  const back = await walk(page, 'Shift+Tab', count - 1);
  expect(back.map(({ at }) => at)).toEqual(Array.from(back, (_, stop) => count - 2 - stop));
  expect(hidden(back), 'Shift+Tab').toEqual([]);
};

for (const viewport of [WIDE, PHONE, { width: 320, height: 256 }]) {
  const size = `${viewport.width} × ${viewport.height}`;

  for (const { path } of ALL_PAGES) {
    test(`A11Y-04 MENU-08 ${path} at ${size}: Tab reaches all in order, and back, never covered`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      await walkThrough(page);
    });
  }

  test(`A11Y-04 the open studies at ${size}: Tab reaches all in order, and back, never covered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStudies(page);
    // Opened by the flag, so that the focus is where a visit begins.
    await page.reload();
    await expect(page.locator('article').first()).toBeVisible();
    await walkThrough(page);
  });

  test(`A11Y-04 TOAST-04 at ${size} a toast covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    await copyButton(page).click();
    await expect(toast(page)).toBeVisible();
    // As if another window had the focus: the toast stays all the way.
    await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
    const count = await watchFocus(page);
    for (const key of ['Shift+Tab', 'Tab'] as const) {
      // The library's own guards around the toast are no stops of ours.
      const stops = (await walk(page, key, count)).filter(({ at }) => at >= 0);
      expect(stops.length, key).toBeGreaterThan(count / 2);
      expect(hidden(stops), key).toEqual([]);
    }
    await expect(toast(page)).toBeVisible();
  });
}
