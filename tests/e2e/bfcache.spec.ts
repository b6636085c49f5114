import { wholeBrowser } from '../support/chromium.ts';
import {
  expectLocked,
  expectOpen,
  field,
  FLAG_KEY,
  GATE_PATH,
  openStudies,
  rememberAccess,
  submit,
  typeOffline,
  WRONG,
} from './support/gate.ts';
import { expectClosedMenu, openMenu, PHONE } from './support/menu.ts';
import { expectClearHeader, hydrated, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

// Playwright switches off the memory from which browsers bring whole pages back.
test.use({
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Marks the page that is open, and leaves it by a typed address. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const marks = window as unknown as { isRestored: boolean };
    marks.isRestored = false;
    addEventListener('pageshow', ({ persisted }) => (marks.isRestored = persisted));
  });
  await page.goto('/about');
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

test('GATE-10 Back does not show the studies after the flag was removed', async ({
  page,
  context,
}) => {
  await openStudies(page);
  await leave(page);
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await other.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
  await other.close();
  await restore(page, GATE_PATH);
  await expectLocked(page);
});

test('GATE-10 an error or a half-typed password is not shown to the next person', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, 'not it');
  await expect(page.getByText(WRONG)).toBeVisible();
  await field(page).fill('half of it');
  await leave(page);
  await restore(page, GATE_PATH);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('GATE-10 with the flag still there the studies are shown again', async ({ page }) => {
  await openStudies(page);
  await leave(page);
  await restore(page, GATE_PATH);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('GATE-16 an untouched door that comes back opens if this browser was let in meanwhile', async ({
  page,
  context,
}) => {
  await page.goto(GATE_PATH);
  await leave(page);
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await rememberAccess(other);
  await other.close();
  await restore(page, GATE_PATH);
  await expectOpen(page);
});

test('GATE-10 a door whose code never came keeps nothing half-typed for the next person', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|astro-island/);
  await page.goto(GATE_PATH);
  await typeOffline(page, 'half of it');
  await leave(page);
  await restore(page, GATE_PATH);
  await expect(field(page)).toHaveValue('');
});

test('GATE-25 open studies stay open when the page is restored offline', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openStudies(page);
  await leave(page);
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await restore(page, GATE_PATH);
  await asked;
  await settled(page);
  await expectOpen(page);
  await context.setOffline(false);
});

test('TOAST-05 a page that comes back from memory brings no toast along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toHaveCount(1);
  await leave(page);
  await restore(page, '/contact');
  await expect(toast(page)).toHaveCount(0);
  // And the next one works as ever.
  await copyButton(page).click();
  await expect(toast(page)).toHaveCount(1);
});

test('NAV-02 MENU-04 a page that comes back is at its top, its menu closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  await scrollToY(page, 900);
  await openMenu(page);
  await leave(page);
  await restore(page, '/services');
  await expectClosedMenu(page);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expectClearHeader(page);
});
