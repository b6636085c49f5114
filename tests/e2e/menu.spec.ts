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

test('MENU-07 opens and closes by Enter, Space and Escape, tells its state, stays in the menu', async ({
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

  await page.keyboard.press('Escape');
  await expectClosedMenu(page);
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expectClosedMenu(page);

  await test.step('Tab past the last link never lands behind the open menu', async () => {
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
});

test('MENU-04 closed in whatever way the menu leaves a page free, the next one or this one where it was', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  // The one begins in a way of its own, another has an island, all others are like the last.
  for (const route of ['home', 'case-studies', 'services'] as const) {
    await scrollToY(page, 300);
    await openMenu(page);
    await menuLink(page, words.pages[route]).click();
    await expect(page).toHaveURL(ROUTES[route].path);
    await expectClosedMenu(page);
    expect(await scrollPosition(page), route).toBe(0);
    await expectFreePage(page);
  }

  for (const [way, close] of Object.entries({
    Escape: () => page.keyboard.press('Escape'),
    toggle: () => toggle(page).click(),
    outside: async () => {
      const box = await toggle(page).boundingBox();
      await page.mouse.click((box?.x ?? 0) - 12, 20);
    },
  })) {
    await test.step(way, async () => {
      await scrollToY(page, 300);
      await openMenu(page);
      await close();
      await expectClosedMenu(page);
      expect(await scrollPosition(page)).toBe(300);
      await expectFreePage(page);
    });
  }
});

test('MENU-03 choosing a link closes the menu: of the current page, which goes to its top, or of one that does not come', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  const home = page.getByRole('banner').getByRole('link', { name: words.header.home });
  for (const [address, link] of [
    [ROUTES.home.path, menuLink(page, words.pages.home)],
    [ROUTES.home.path, home],
    [ROUTES.about.path, menuLink(page, words.pages.about)],
    [`${ROUTES.about.path}?utm_source=x`, menuLink(page, words.pages.about)],
  ] as const) {
    const { pathname } = new URL(address, 'http://localhost');
    if (!page.url().endsWith(address)) await page.goto(address);
    await scrollToY(page, 300);
    loads = 0;
    await openMenu(page);
    await link.click();
    await expectClosedMenu(page);
    await expect.poll(() => scrollPosition(page), address).toBe(0);
    await expect(page).toHaveURL(new RegExp(`${pathname}(\\?utm_source=x)?$`));
    expect(loads, address).toBeLessThanOrEqual(1);
  }
  await expectFreePage(page);

  // With nothing, upon which browsers stay where they are.
  await page.route(`**${ROUTES.team.path}`, (route) => route.fulfill({ status: 204 }));
  await openMenu(page);
  await menuLink(page, words.pages.team).focus();
  await page.keyboard.press('Enter');
  await expectClosedMenu(page);
  await expect(page).toHaveURL(new RegExp(`${ROUTES.about.path}(\\?utm_source=x)?$`));
});

/** The links of the open menu that cannot be brought into view, or on which something lies. */
const outOfReach = (page: Page): Promise<string[]> =>
  menu(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const failed: string[] = [];
      for (const link of links) {
        link.scrollIntoView({ block: 'nearest' });
        const { left, top, height, bottom } = link.getBoundingClientRect();
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const onTop = document.elementFromPoint(left + 10, top + height / 2);
        if (shown < 0.9 * height || !link.contains(onTop)) failed.push(link.textContent);
      }
      return failed;
    });

test('MENU-09 every link is in reach, however low the screen and large the text', async ({
  page,
}) => {
  await page.goto('/');
  for (const { textSize, ...viewport } of [
    { width: 320, height: 256, textSize: '100%' },
    { width: 320, height: 256, textSize: '200%' },
    { width: 667, height: 320, textSize: '100%' },
    { width: 390, height: 500, textSize: '200%' },
  ]) {
    await test.step(`${viewport.width} × ${viewport.height}, text ${textSize}`, async () => {
      await page.setViewportSize(viewport);
      await addCss(page, `html { font-size: ${textSize} }`);
      await openMenu(page);
      await expect(menu(page).getByRole('link')).toHaveCount(HEADER_ROUTES.length);
      expect(await outOfReach(page)).toEqual([]);
      await menuLink(page, words.pages.contact).click({ trial: true });
      await page.keyboard.press('Escape');
      await expectClosedMenu(page);
    });
  }
});

test('MENU-05 MENU-10 one tap closes for good; the open menu covers the page, which does not scroll behind it', async ({
  page,
}) => {
  await page.goto('/services');
  await test.step('wherever on the toggle the tap falls', async () => {
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

  await scrollToY(page, 300);
  await openMenu(page);
  await test.step('it covers the page and marks the current one', async () => {
    await expect(menuLink(page, words.pages.services)).toHaveAttribute('aria-current', 'page');
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

  await test.step('neither wheel nor finger scrolls what is behind', async () => {
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

  await test.step('a window that grows wide closes it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(() => menu(page).evaluate((element) => element.matches(':popover-open')))
      .toBe(false);
    await expect(menuLink(page, words.pages.services)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectClosedMenu(page);
  });
});
