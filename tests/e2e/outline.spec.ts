import { words } from './support/content.ts';
import { alert, GATE_PATH, openStudies, submit } from './support/gate.ts';
import { openMenu, PHONE } from './support/menu.ts';
import {
  narrowHeaderOutline,
  openStudiesOutline,
  pageOutline,
  toastOutline,
  wrongPasswordOutline,
} from './support/outlines.ts';
import { header, hydrated } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { allowStates } from './support/states.ts';
import { expect, test } from './support/test.ts';
import { copyButton, liveRegion, toast } from './support/toast.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

for (const { id, path } of ALL_PAGES) {
  test(`MENU-08 ${path} reads well: landmarks, headings, lists, links and all that the firm says, by role and name`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(pageOutline(id));
  });
}

test('MENU-07 MENU-08 the narrow header reads as a button, and its links once when it is open', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(false));
  await openMenu(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(true));
  await expect(header(page).locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(false));
});

test('GATE-15 the door after a wrong entry, and the open studies, read well', async ({ page }) => {
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(wrongPasswordOutline());
  await openStudies(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(openStudiesOutline());
});

test('TOAST-02 a toast reads as what it says; its button has a name once it has the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(toastOutline(words.contact.copied));
  await page.keyboard.press('F6');
  await expect(liveRegion(page).getByRole('button', { name: words.contact.dismiss })).toBeVisible();
});
