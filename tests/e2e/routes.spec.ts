import { pages, words } from './support/content.ts';
import { openMenu, PHONE, toggle } from './support/menu.ts';
import { expect, test } from './support/test.ts';

// What every address answers is asked of each server: see tests/server/serving.test.ts.

test('HYD-12 HOST-01 an unknown address is the not-found page, whole at any depth', async ({
  page,
  faults,
}) => {
  faults.allow(/console: Failed to load resource.*404/);
  await page.setViewportSize(PHONE);
  for (const address of ['/nope?x=1', '/a/b/c']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page).toHaveTitle(pages['not-found'].title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['not-found'].heading);
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    for (const image of await page.locator('main img').all()) {
      await expect(image).toHaveJSProperty('complete', true);
    }
    await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  }
  // The scripts of the frame run: the toggle tells its state.
  await openMenu(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: words.pages.home, exact: true }).click();
  await expect(page).toHaveTitle(pages.home.title);
});
