import { wholeBrowser } from '../support/chromium.ts';
import {
  expectLocked,
  expectOpen,
  field,
  FLAG_KEY,
  GATE_PATH,
  rememberAccess,
  submit,
  typeOffline,
  WRONG,
} from './support/gate.ts';
import { expectClosedMenu, openMenu, PHONE } from './support/menu.ts';
import { expectClearHeader, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

/** Whole pages that browsers bring back from their memory. */
test.use({ launchOptions: wholeBrowser() });

/** Marks the page that is open, and leaves it by a typed address, of what is lightest to load. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const marks = window as unknown as { isRestored: boolean };
    marks.isRestored = false;
    addEventListener('pageshow', ({ persisted }) => (marks.isRestored = persisted));
  });
  await page.goto('/robots.txt');
};

/** Goes back to the marked page, and makes sure that it came from memory. */
const restore = async (page: Page, path: string): Promise<void> => {
  // Not awaited: Playwright does not learn of the end of such a navigation.
  void page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { isRestored?: boolean }).isRestored))
    .toBe(true);
};

test('GATE-10 GATE-16 GATE-25 the door that comes back knows what this browser remembers by then, and nothing half-typed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|astro-island/);
  await test.step('GATE-10 a door whose code never came keeps nothing half-typed for the next person', async () => {
    // First: what has come once the browser keeps.
    await page.goto(GATE_PATH);
    await typeOffline(page, 'half of it');
    await leave(page);
    await restore(page, GATE_PATH);
    await expect(field(page)).toHaveValue('');
  });

  await page.goto(GATE_PATH);
  await test.step('GATE-16 an untouched door opens if this browser was let in meanwhile', async () => {
    await leave(page);
    await rememberAccess(page);
    await restore(page, GATE_PATH);
    await expectOpen(page);
  });

  await test.step('GATE-25 open studies stay open when the page is restored offline', async () => {
    await leave(page);
    await context.setOffline(true);
    const asked = page.waitForEvent('requestfailed');
    await restore(page, GATE_PATH);
    await asked;
    await settled(page);
    await expectOpen(page);
    await context.setOffline(false);
  });

  await test.step('GATE-10 with the flag still there the studies are shown again', async () => {
    await leave(page);
    await restore(page, GATE_PATH);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  await test.step('GATE-10 after the flag was removed they are not', async () => {
    await leave(page);
    await page.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
    await restore(page, GATE_PATH);
    await expectLocked(page);
  });

  await test.step('GATE-10 nor is an error or a half-typed password shown after one', async () => {
    await submit(page, 'not it');
    await expect(page.getByText(WRONG)).toBeVisible();
    await field(page).fill('half of it');
    await leave(page);
    await restore(page, GATE_PATH);
    await expect(page.getByText(WRONG)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});

test('MENU-04 NAV-02 TOAST-05 a page that comes back is at its top, without menu or toast', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toHaveCount(1);
  await scrollToY(page, 900);
  await openMenu(page);
  await leave(page);
  await restore(page, '/contact');
  await expectClosedMenu(page);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expectClearHeader(page);
  await expect(toast(page)).toHaveCount(0);
  // And the next one works as ever.
  await copyButton(page).click();
  await expect(toast(page)).toHaveCount(1);
});
