/** The new page's heading fades in, and nothing else of a page waits for it. */
import { pages, words } from './support/content.ts';
import { menuLink, openMenu, PHONE, toggle } from './support/menu.ts';
import { expect, test, type Page } from './support/test.ts';

/** Notes on every page whether it came by a transition. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  }),
);

const cameByTransition = (page: Page) => page.locator('html[data-transition="true"]');

const isRunning = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

/**
 * Comes to the page about the firm by a transition, and holds it for as long as it is looked at.
 * Where a page is shown before its heading has come nothing fades: then once more.
 *
 * @param makeReady - what is done on the home page before its link is clicked
 */
const comeByHeldTransition = async (page: Page, makeReady = async () => {}): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const fading = document.getAnimations();
        for (const animation of fading) animation.pause();
        document.documentElement.toggleAttribute('data-held', fading.length > 0);
      });
    });
  });
  await expect(async () => {
    await page.goto('/');
    await makeReady();
    await menuLink(page, words.pages.about).click();
    await expect(page).toHaveTitle(pages.about.title);
    await expect(page.locator('html[data-held]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
};

test('HYD-14 a route change brings a transition, and reduced motion none', async ({ page }) => {
  await page.goto('/');
  await menuLink(page, words.pages.about).click();
  await expect(page).toHaveTitle(pages.about.title);
  await expect(cameByTransition(page)).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menuLink(page, words.pages.team).click();
  await expect(page).toHaveTitle(pages.team.title);
  await expect(page.locator('html[data-transition="false"]')).toHaveCount(1);
});

test('HYD-13 MENU-10 while it runs text, menu and links answer as ever', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await comeByHeldTransition(page, () => openMenu(page));
  const text = page.getByRole('main').locator('section p').first();
  await text.click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    pages.about.story.paragraphs[0],
  );
  expect(await isRunning(page)).toBe(true);
  await toggle(page).click();
  await expect(menuLink(page, words.pages.team)).toBeVisible();
  expect(await isRunning(page)).toBe(true);
  await menuLink(page, words.pages.team).click();
  await expect(page).toHaveTitle(pages.team.title);
});
