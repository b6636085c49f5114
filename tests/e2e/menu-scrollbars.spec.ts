import { wholeBrowser } from '../support/chromium.ts';
import { menu, openMenu, toggle } from './support/menu.ts';
import { scrollToY, settled } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 700, height: 700 }, launchOptions: wholeBrowser() });

test('MENU-05 with classic scroll bars nothing moves sideways on opening or closing', async ({
  page,
}) => {
  await page.goto('/services');
  await scrollToY(page, 300);
  expect(
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
  ).toBeGreaterThan(0);
  const places = () =>
    page.evaluate(() =>
      ['header', 'header a', 'header button', 'main'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
      ),
    );
  const before = await places();
  await openMenu(page);
  expect(await places()).toEqual(before);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await settled(page);
  expect(await places()).toEqual(before);
});
