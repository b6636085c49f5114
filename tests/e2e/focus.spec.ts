/** The keyboard's way through every page: all of it, in order, and never out of sight. */
import { openStudies } from './support/gate.ts';
import { PHONE } from './support/menu.ts';
import { hydrated, settled } from './support/page.ts';
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
    startAt: (at: number) => void;
  }
}

const LOW = { width: 320, height: 256 };

/**
 * Lets the page note where the focus is after each key. It does so when the key is let go: by then
 * the focus has moved, and the page has scrolled to it. Asking the page from outside after each key
 * would take ten times as long.
 *
 * @returns how many stops there are
 */
const watchFocus = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    window.stops = [];
    window.startAt = (at) => stops[at]?.focus();
    document.onkeyup = ({ key }) => {
      if (key !== 'Tab') return;
      const focused = document.activeElement ?? document.body;
      const points = [...focused.getClientRects()].flatMap(({ x, y, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
          [0.1, 0.5, 0.9].map((across) => [x + width * across, y + height * down] as const),
        ),
      );
      const seen = points.filter(([x, y]) => focused.contains(document.elementFromPoint(x, y)));
      window.stops.push({
        at: stops.findIndex((stop) => stop === focused),
        isSeen: seen.length > points.length / 2,
        name: focused.outerHTML.slice(0, 90),
      });
    };
    return stops.length;
  });

const startAt = (page: Page, at: number): Promise<void> =>
  page.evaluate((stop) => window.startAt(stop), at);

/** Presses a key so often, and tells where the focus went. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<Stop[]> => {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
  return page.evaluate(() => window.stops.splice(0));
};

const hidden = (stops: readonly Stop[]): Stop[] => stops.filter(({ isSeen }) => !isSeen);

/** There and back where there is the least room; elsewhere one way, for the order is the same. */
const WALKS = [
  [LOW, 'Tab'],
  [LOW, 'Shift+Tab'],
  [PHONE, 'Shift+Tab'],
  [WIDE, 'Tab'],
] as const;

/** Of a page that has just come: nothing of it has the focus. */
const walkAtAllSizes = async (page: Page): Promise<void> => {
  for (const [i, [size, key]] of WALKS.entries()) {
    await page.setViewportSize(size);
    await settled(page);
    const count = await watchFocus(page);
    expect(count).toBeGreaterThanOrEqual(10);
    const all = Array.from({ length: count }, (_, stop) => stop);
    const way = key === 'Tab' ? all : all.reverse();
    // The first of all stops is reached by key; each later walk begins on one.
    if (i > 0) await startAt(page, way.shift() ?? 0);
    const stops = await walk(page, key, way.length);
    const name = `${key} at ${size.width} × ${size.height}`;
    expect(
      stops.map(({ at }) => at),
      name,
    ).toEqual(way);
    expect(hidden(stops), name).toEqual([]);
  }
};

for (const { path } of ALL_PAGES) {
  test(`A11Y-04 MENU-08 ${path}: Tab reaches all in order, and back, never covered, at any size`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await walkAtAllSizes(page);
  });
}

test('A11Y-04 the open studies: Tab reaches all in order, and back, never covered, at any size', async ({
  page,
}) => {
  await openStudies(page);
  // Opened by the flag, so that the focus is where a visit begins.
  await page.reload();
  await expect(page.locator('article').first()).toBeVisible();
  await walkAtAllSizes(page);
});

for (const viewport of [WIDE, PHONE, LOW]) {
  const size = `${viewport.width} × ${viewport.height}`;

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
