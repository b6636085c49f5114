import { pages, practices, words } from './support/content.ts';
import { menuLink, openMenu, PHONE } from './support/menu.ts';
import {
  expectBar,
  focusedElement,
  header,
  hydrated,
  scrollPosition,
  scrollToY,
  settled,
} from './support/page.ts';
import { ROUTE_PAGES, ROUTES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 600 } });

const expectTop = (page: Page) => expect.poll(() => scrollPosition(page)).toBe(0);

/** The fragment's element begins below the bar and can be seen. */
const expectAtTarget = async (page: Page, id: string): Promise<void> => {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      const bar = await header(page).boundingBox();
      const box = await target.boundingBox();
      const isLast = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      if (!bar || !box) return 'not there';
      if (box.y < bar.y + bar.height) return `hidden: ${box.y}`;
      return box.y < bar.height + 80 || isLast ? 'in place' : `too low: ${box.y}`;
    })
    .toBe('in place');
};

test('links in header, footer and text land at the top of the next page', async ({ page }) => {
  await page.goto('/');
  for (const route of ['about', 'services', 'team', 'contact', 'home'] as const) {
    await scrollToY(page, 800);
    await menuLink(page, words.pages[route]).click();
    await expect(page).toHaveTitle(pages[route].title);
    expect(await scrollPosition(page), route).toBe(0);
  }
  const footer = page.getByRole('contentinfo');
  for (const route of ['about', 'services', 'privacy-policy', 'contact'] as const) {
    await footer.getByRole('link', { name: words.pages[route], exact: true }).click();
    await expect(page).toHaveTitle(pages[route].title);
    expect(await scrollPosition(page), route).toBe(0);
  }
});

test('NAV-02 Back and Forward land at the top, a reload keeps its place', async ({ page }) => {
  await page.goto('/services');
  await scrollToY(page, 1500);
  await menuLink(page, words.pages.contact).click();
  await expect(page).toHaveURL('/contact');
  await scrollToY(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expectTop(page);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expectTop(page);

  await page.goBack();
  await scrollToY(page, 1200);
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(place);
  await expectBar(page);
  // Kept for the reload alone: the entry does not remember the place for a later return.
  await menuLink(page, words.pages.team).click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expectTop(page);
});

test('NAV-02 after a reload, Back and Forward within the page land at their fragments', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const contents = page
    .getByRole('navigation', { name: words.privacyPolicy.contents })
    .getByRole('link');
  const [first = '', second = ''] = await contents.evaluateAll((all) =>
    all.slice(2, 4).map((link) => (link.getAttribute('href') ?? '').slice(1)),
  );
  await contents.nth(2).click();
  await expectAtTarget(page, first);
  await scrollToY(page, 0);
  await contents.nth(3).click();
  await expectAtTarget(page, second);
  await scrollToY(page, 100);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(100);
  await page.goBack();
  await expectAtTarget(page, first);
  await page.goForward();
  await expectAtTarget(page, second);
  await page.goBack();
  await page.goBack();
  await expectTop(page);
});

test('NAV-03 a fragment that names nothing moves nothing on an open page', async ({ page }) => {
  await page.goto('/services');
  for (const fragment of ['no-such-part', '%']) {
    await scrollToY(page, 900);
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await settled(page);
    expect(await scrollPosition(page), fragment).toBe(900);
  }
});

test('NAV-03 every fragment that a link leads to is in view, below the bar', async ({ page }) => {
  const links = new Set<string>();
  for (const { path } of ROUTE_PAGES) {
    await page.goto(path);
    const found = await page
      .locator('a[href*="#"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    found.map((href) => new URL(href)).forEach((url) => links.add(url.pathname + url.hash));
  }
  const targets = [...links].filter((link) => !link.endsWith('#main'));
  expect(targets.length).toBeGreaterThanOrEqual(practices.length);
  for (const target of targets) {
    await page.goto('about:blank');
    await page.goto(target);
    await expectAtTarget(page, decodeURIComponent(target.split('#')[1] ?? ''));
  }
});

test('NAV-03 fragments: within a page, across pages, reload, Back, unknown', async ({ page }) => {
  const last = practices.at(-1);
  if (!last) throw new Error('a firm has a core practice');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: last.title }).click();
  await expect(page).toHaveURL(`/services#${last.id}`);
  await expectAtTarget(page, last.id);
  await expectBar(page);

  await page.reload();
  await expectAtTarget(page, last.id);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectTop(page);
  await page.goForward();
  await expectAtTarget(page, last.id);

  await page.goto('/privacy-policy');
  const contents = page
    .getByRole('navigation', { name: words.privacyPolicy.contents })
    .getByRole('link');
  const ids = await contents.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('href') ?? '').slice(1)),
  );
  for (const [i, id] of ids.entries()) {
    await contents.nth(i).click();
    await expectAtTarget(page, id);
    await scrollToY(page, 0);
  }
  await page.goBack();
  await expectAtTarget(page, ids.at(-2) ?? '');

  await page.goto('/about#no-such-part');
  await expectTop(page);
  await menuLink(page, words.pages.team).click();
  await expect(page).toHaveURL('/team');
});

for (const id of ['数据保护', '1-ünder-ß', "l'été"]) {
  test(`NAV-09 a part that is called ${id} is found in every way`, async ({ page }) => {
    await page.route(ROUTES.about.path, async (route) => {
      const response = await route.fetch();
      const part = `<h2 id="${id}">Part</h2><p><a id="way" href="#${encodeURIComponent(id)}">Part</a></p>`;
      const body = (await response.text()).replace('</main>', `${part}</main>`);
      await route.fulfill({ response, body });
    });
    const address = `${ROUTES.about.path}#${id}`;
    await page.goto(address);
    await expectAtTarget(page, id);
    await menuLink(page, words.pages.team).click();
    await expect(page).toHaveTitle(pages.team.title);
    await page.goBack();
    await expectAtTarget(page, id);
    await page.reload();
    await expectAtTarget(page, id);
    await page.goBack();
    await page.goto(ROUTES.about.path);
    await page.locator('#way').click();
    await expectAtTarget(page, id);
    await page.goBack();
    await expectTop(page);
    await page.goForward();
    await expectAtTarget(page, id);
  });
}

test('NAV-09 a fragment that no encoder wrote does no harm', async ({ page }) => {
  for (const fragment of ['%', '100%', '%C3', '%E0%A4%A']) {
    await page.goto(`${ROUTES.about.path}#${fragment}`);
    await menuLink(page, words.pages.team).click();
    await expect(page).toHaveTitle(pages.team.title);
    await page.goBack();
    await expect(page).toHaveTitle(pages.about.title);
    await expectTop(page);
  }
});

test('NAV-04 a link followed by Enter: the next page starts at its first stop', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const [area, name, route] of [
    ['banner', words.pages.about, 'about'],
    ['contentinfo', words.pages.services, 'services'],
    ['main', words.services.closing, 'contact'],
  ] as const) {
    await page.getByRole(area).getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(pages[route].title);
    expect(await focusedElement(page)).toBe('body');
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
  }
});

test('NAV-06 modified clicks open the page elsewhere and leave this one as it is', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  const targets = [
    [menuLink(page, words.pages.team), pages.team.title],
    [page.getByRole('banner').getByRole('link', { name: words.header.home }), pages.home.title],
    [
      page.getByRole('main').getByRole('link', { name: words.services.closing }),
      pages.contact.title,
    ],
    [
      page.getByRole('contentinfo').getByRole('link', { name: words.pages.about }),
      pages.about.title,
    ],
  ] as const;
  const ways = [
    { modifiers: ['ControlOrMeta'] },
    { button: 'middle' },
    { modifiers: ['Shift'] },
    { modifiers: ['ControlOrMeta', 'Shift'] },
  ] satisfies Parameters<(typeof targets)[0][0]['click']>[0][];
  for (const [i, [link, title]] of targets.entries()) {
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await scrollPosition(page);
    const opened = context.waitForEvent('page');
    await link.click(ways[i]);
    const other = await opened;
    await expect(other).toHaveTitle(title);
    await other.close();
    await expect(page).toHaveTitle(pages.services.title);
    expect(await scrollPosition(page)).toBe(before);
  }
});

test('NAV-06 opening a menu link in a new tab leaves the menu open', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  await openMenu(page);
  const opened = context.waitForEvent('page');
  await menuLink(page, words.pages.team).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await settled(page);
  await expect(menuLink(page, words.pages.team)).toBeVisible();
});

test('HYD-14 many moves at once end on the last page without an error', async ({ page }) => {
  // Each page is left again as soon as it can be: through a transition that has hardly begun.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const [next, ...rest] = window.name.split(' ');
      window.name = rest.join(' ');
      if (next) document.querySelector<HTMLElement>(`header nav a[href="${next}"]`)?.click();
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/privacy-policy');
    await page.evaluate(() => {
      window.name = '/services /case-studies /team /contact';
      document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click();
    });
    await expect(page).toHaveTitle(pages.contact.title);
    await hydrated(page);
  }
});
