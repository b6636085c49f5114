import { expectAccessible } from './support/axe.ts';
import { alert, GATE_PATH, openStudies, submit } from './support/gate.ts';
import { openMenu, PHONE } from './support/menu.ts';
import { hydrated, settled } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

const DESKTOP = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path } of ALL_PAGES) {
      test(`${path} has no fault that axe finds`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await settled(page);
        await expectAccessible(page, path);
        if (viewport === PHONE) {
          await openMenu(page);
          await expectAccessible(page, `${path} with its menu open`);
        }
      });
    }

    test('the door has none after a wrong entry and when it is open', async ({ page }) => {
      await page.goto(GATE_PATH);
      await submit(page, 'not it');
      await expect(alert(page)).toBeVisible();
      await settled(page);
      await expectAccessible(page, 'wrong entry');
      await openStudies(page);
      await settled(page);
      await expectAccessible(page, 'open');
    });

    test('a toast has none', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/contact');
      await expect(copyButton(page)).toBeEnabled();
      await copyButton(page).click();
      await expect(toast(page)).toBeVisible();
      // As if another window had the focus: the toast waits, however long the check takes.
      await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
      await expectAccessible(page, 'toast');
      await expect(toast(page)).toBeVisible();
    });
  });
}
