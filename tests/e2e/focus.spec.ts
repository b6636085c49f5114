/** The keyboard's way through every page: all of it, in order, and never out of sight. */
import { openStudies } from './support/gate.ts';
import { PHONE } from './support/menu.ts';
import { hydrated } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { allowStates, WIDE } from './support/states.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

/**
 * Where the focus is: its place among all that can be reached, and how much of it is seen, that is
 * neither off screen nor beneath the bar, the menu or a toast.
 */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button:not(:disabled), input')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const focused = document.activeElement;
    const points = [...(focused?.getClientRects() ?? [])].flatMap(({ x, y, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
        [0.1, 0.5, 0.9].map((across) => [x + width * across, y + height * down] as const),
      ),
    );
    const seen = points.filter(([x, y]) => focused?.contains(document.elementFromPoint(x, y)));
    return {
      at: focused ? stops.indexOf(focused) : -1,
      count: stops.length,
      isMostlySeen: seen.length > points.length / 2,
      name: (focused?.outerHTML ?? '').slice(0, 90),
    };
  });

const walkThrough = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { count } = await lookAtFocus(page);
  expect(count).toBeGreaterThanOrEqual(10);
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
    expect(await lookAtFocus(page), 'Tab').toMatchObject({ at: stop, isMostlySeen: true });
  }
  for (let stop = count - 2; stop >= 0; stop--) {
    await page.keyboard.press('Shift+Tab');
    expect(await lookAtFocus(page), 'Shift+Tab').toMatchObject({ at: stop, isMostlySeen: true });
  }
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
    const { count } = await lookAtFocus(page);
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let stop = 0; stop < count; stop++) {
        await page.keyboard.press(key);
        const { at, isMostlySeen, name } = await lookAtFocus(page);
        // The library's own guards around the toast are no stops of ours.
        if (at >= 0) expect(isMostlySeen, `${key}: ${name}`).toBe(true);
      }
    }
    await expect(toast(page)).toBeVisible();
  });
}
