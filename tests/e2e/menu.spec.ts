import { expectClosedMenu, menu, menuLink, openMenu, PHONE, toggle } from './support/menu.ts';
import { addCss, scrollPosition, scrollToY, settled } from './support/page.ts';
import { words } from './support/content.ts';
import { HEADER_ROUTES, ROUTES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });
test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** Nothing of a locked page is left: it scrolls, and its content can be reached. */
const expectFreePage = async (page: Page): Promise<void> => {
  const locks = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => {
      const { overflowY, position, touchAction } = getComputedStyle(element);
      return [overflowY, position, touchAction];
    }),
  );
  expect(locks).toEqual([
    ['visible', 'static', 'auto'],
    ['visible', 'static', 'auto'],
  ]);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
  const before = await scrollPosition(page);
  await page.mouse.move(200, 500);
  // Browsers drop what reaches a page before its first paint.
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrollPosition(page), { timeout: 1000 }).toBeGreaterThan(before);
  }).toPass();
};

test('MENU-07 opens and closes by Enter and Space, tells its state, stays in the menu', async ({
  page,
}) => {
  await page.goto('/about');
  await expectClosedMenu(page);
  await expect(toggle(page)).toHaveAttribute('aria-controls', 'site-menu');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  for (const route of HEADER_ROUTES) {
    await page.keyboard.press('Tab');
    await expect(menuLink(page, words.pages[route])).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(menuLink(page, words.pages.team)).toBeFocused();
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expectClosedMenu(page);
});

test('MENU-07 Escape closes and gives the focus back', async ({ page }) => {
  await page.goto('/about');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectClosedMenu(page);
  await expect(toggle(page)).toBeFocused();
});

test('MENU-07 Tab past the last link never lands behind the open menu', async ({ page }) => {
  await page.goto('/about');
  await openMenu(page);
  await menuLink(page, words.pages.contact).focus();
  await page.keyboard.press('Tab');
  const behind = await page.evaluate(() => {
    const focused = document.activeElement;
    const isOpen = document.querySelector('#site-menu')?.matches(':popover-open') ?? false;
    return isOpen && !!focused && focused !== document.body && !focused.closest('header');
  });
  expect(behind).toBe(false);
});

test('MENU-04 after leaving by a menu link every next page is free and at its top', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  for (const route of HEADER_ROUTES) {
    await scrollToY(page, 300);
    await openMenu(page);
    await menuLink(page, words.pages[route]).click();
    await expect(page).toHaveURL(ROUTES[route].path);
    await expectClosedMenu(page);
    expect(await scrollPosition(page), route).toBe(0);
    await expectFreePage(page);
  }
});

for (const way of ['Escape', 'toggle', 'outside'] as const) {
  test(`MENU-04 closing by ${way} leaves the page where it was, and free`, async ({ page }) => {
    await page.goto('/services');
    await scrollToY(page, 300);
    await openMenu(page);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'toggle') await toggle(page).click();
    else {
      const box = await toggle(page).boundingBox();
      await page.mouse.click((box?.x ?? 0) - 12, 20);
    }
    await expectClosedMenu(page);
    expect(await scrollPosition(page)).toBe(300);
    await expectFreePage(page);
  });
}

test('MENU-03 choosing the current page closes the menu and goes to the top', async ({ page }) => {
  let loads = 0;
  page.on('load', () => loads++);
  const addresses = HEADER_ROUTES.map((route) => ({ route, query: '' }));
  for (const { route, query } of [
    ...addresses,
    { route: 'about' as const, query: '?utm_source=x' },
  ]) {
    const { path } = ROUTES[route];
    await page.goto(path + query);
    await scrollToY(page, 300);
    loads = 0;
    await openMenu(page);
    await menuLink(page, words.pages[route]).click();
    await expectClosedMenu(page);
    await expect.poll(() => scrollPosition(page), path).toBe(0);
    await expect(page).toHaveURL(new RegExp(`${path}(\\?utm_source=x)?$`));
    expect(loads, path).toBeLessThanOrEqual(1);
  }
  await expectFreePage(page);
});

test('MENU-03 choosing another page closes the menu though that page does not come', async ({
  page,
}) => {
  await page.goto('/about');
  // With nothing, upon which browsers stay where they are.
  await page.route(`**${ROUTES.team.path}`, (route) => route.fulfill({ status: 204 }));
  await openMenu(page);
  await menuLink(page, words.pages.team).focus();
  await page.keyboard.press('Enter');
  await expectClosedMenu(page);
  await expect(page).toHaveURL(ROUTES.about.path);
});

test('MENU-03 the name of the firm on the home page closes the menu', async ({ page }) => {
  await page.goto('/');
  await scrollToY(page, 300);
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: words.header.home }).click();
  await expectClosedMenu(page);
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

for (const { textSize, ...viewport } of [
  { width: 320, height: 256, textSize: '100%' },
  { width: 320, height: 256, textSize: '200%' },
  { width: 667, height: 320, textSize: '100%' },
  { width: 390, height: 500, textSize: '200%' },
]) {
  test(`MENU-09 ${viewport.width} × ${viewport.height}, text ${textSize}: every link in reach`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await addCss(page, `html { font-size: ${textSize} }`);
    await openMenu(page);
    for (const route of HEADER_ROUTES) {
      const link = menuLink(page, words.pages[route]);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      const isOnTop = await link.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 10, top + height / 2));
      });
      expect(isOnTop, route).toBe(true);
    }
    await menuLink(page, words.pages.contact).click();
    await expect(page).toHaveURL('/contact');
  });
}

test('MENU-10 one tap closes for good, wherever on the toggle it falls', async ({ page }) => {
  await page.goto('/');
  const box = await toggle(page).boundingBox();
  if (!box) throw new Error('no toggle');
  const points = [
    [box.x + box.width / 2, box.y + box.height / 2],
    [box.x + 2, box.y + 2],
    [box.x + box.width - 2, box.y + box.height - 2],
  ] as const;
  const presses = [
    (x: number, y: number) => page.touchscreen.tap(x, y),
    (x: number, y: number) => page.mouse.click(x, y),
  ];
  for (const press of presses) {
    for (const [x, y] of points) {
      await press(x, y);
      await expect(menu(page)).toBeVisible();
      await press(x, y);
      await expectClosedMenu(page);
      await settled(page);
      await expectClosedMenu(page);
    }
  }
  await toggle(page).dblclick();
  await settled(page);
  await expectClosedMenu(page);
});

test('MENU-05 the page behind does not scroll while the menu is used', async ({ page }) => {
  await page.goto('/services');
  await scrollToY(page, 300);
  await openMenu(page);
  await page.mouse.move(200, 400);
  for (const delta of [400, 400, -900]) {
    await page.mouse.wheel(0, delta);
    await settled(page);
  }
  expect(await scrollPosition(page)).toBe(300);

  const swipe = await page.context().newCDPSession(page);
  for (const distance of [-300, 300]) {
    await swipe.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance: distance,
      gestureSourceType: 'touch',
      speed: 3000,
    });
    await settled(page);
    expect(await scrollPosition(page)).toBe(300);
  }
});

test('a window that grows wide closes the menu', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(() => menu(page).evaluate((element) => element.matches(':popover-open')))
    .toBe(false);
  await expect(menuLink(page, words.pages.services)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectClosedMenu(page);
});

test('the opened menu covers the page and marks the current page', async ({ page }) => {
  await page.goto('/team');
  await openMenu(page);
  await expect(menuLink(page, words.pages.team)).toHaveAttribute('aria-current', 'page');
  const corners = await page.evaluate(() => {
    const menuElement = document.querySelector('#site-menu');
    const points = [
      [4, innerHeight - 4],
      [innerWidth - 4, innerHeight - 4],
      [innerWidth / 2, innerHeight / 2],
    ] as const;
    return points.map(([x, y]) => menuElement?.contains(document.elementFromPoint(x, y)));
  });
  expect(corners).toEqual([true, true, true]);
});
