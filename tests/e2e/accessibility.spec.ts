import { field, GATE_PATH } from './support/gate.ts';
import { menu, openMenu, PHONE, toggle } from './support/menu.ts';
import { expectBar, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test, type Locator, type Page } from './support/test.ts';

const menuLinkTo = (page: Page, path: string): Locator => menu(page).locator(`a[href="${path}"]`);

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

test('A11Y-05 the skip link appears above the bar and moves the focus to the content', async ({
  page,
}) => {
  // What the content begins with: a link, a field, nothing before the footer, and an unknown address.
  for (const path of ['/', GATE_PATH, '/about', '/no-such-page']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip-link');
    await expect(skip).toBeFocused();
    await settled(page);
    await expect(skip).toBeInViewport({ ratio: 1 });
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    });
    expect(isOnTop, path).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const isFirst = await page.evaluate(
      () =>
        document.activeElement ===
        document.querySelector(':is(main, footer) :is(a[href], button:not(:disabled), input)'),
    );
    expect(isFirst, path).toBe(true);
    await expect(page).toHaveURL(`${path}#main`);
  }
  // After an inner navigation it is the first stop again.
  await menuLinkTo(page, '/team').click();
  await expect(page).toHaveURL('/team');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('A11Y-06 with reduced motion nothing moves, and all content is there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const record = window as unknown as { hadTransition: boolean };
    addEventListener('pagereveal', (event) => (record.hadTransition = !!event.viewTransition));
  });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) => (animation as CSSTransition).transitionProperty),
    );
  await toggle(page).click();
  expect(await moving()).toEqual([]);
  await expect(menu(page)).toBeVisible();
  await menuLinkTo(page, '/services').click();
  await expect(page).toHaveURL('/services');
  expect(
    await page.evaluate(() => (window as unknown as { hadTransition: boolean }).hadTransition),
  ).toBe(false);
  await page.evaluate(() => scrollTo(0, 600));
  expect(await moving()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
  await expectBar(page);
  // A fragment is reached at once.
  await page.goto('/privacy-policy');
  await page.locator('main nav').getByRole('link').last().click();
  const jump = await page.evaluate(() => scrollY);
  await settled(page);
  expect(await scrollPosition(page)).toBe(jump);
});

test('with forced colours the links, the door and the menu stay usable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(PHONE);
  await page.goto(GATE_PATH);
  await scrollToY(page, 0);
  const bars = await toggle(page)
    .locator('span')
    .evaluate((span) => getComputedStyle(span, '::before').borderTopStyle);
  expect(bars).toBe('solid');
  expect(await field(page).evaluate((input) => getComputedStyle(input).borderTopStyle)).toBe(
    'solid',
  );
  await openMenu(page);
  await menuLinkTo(page, '/team').click();
  await expect(page).toHaveURL('/team');
});
