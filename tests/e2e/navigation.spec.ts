import { builtPages } from '../dist/site.ts';
import { pages, practices, words } from './support/content.ts';
import { menuLink, openMenu, PHONE } from './support/menu.ts';
import {
  expectBar,
  focusedElement,
  hydrated,
  scrollPosition,
  scrollToY,
  settled,
} from './support/page.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 600 } });

const expectTop = (page: Page) => expect.poll(() => scrollPosition(page)).toBe(0);

/** Where the fragment's element stands: in place where it begins below the bar and can be seen. */
const placeOf = (page: Page, id: string): Promise<string> =>
  page.evaluate((name) => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const box = document.getElementById(name)?.getBoundingClientRect();
    if (!bar || !box) return 'not there';
    const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (box.top < bar.bottom) return `hidden: ${box.top}`;
    const isShown = box.top < innerHeight && box.left < innerWidth && box.right > 0;
    return isShown && (box.top < bar.height + 80 || isLast) ? 'in place' : `too low: ${box.top}`;
  }, id);

const expectAtTarget = (page: Page, id: string): Promise<void> =>
  expect.poll(() => placeOf(page, id), id).toBe('in place');

/** Follows a fragment within the page, as its links do. */
const follow = (page: Page, id: string): Promise<unknown> =>
  page.evaluate((hash) => (location.hash = hash), id);

test('NAV-04 NAV-07 a link in header, footer or text, clicked or followed by Enter: the next page starts at its top and its first stop', async ({
  page,
}) => {
  await page.goto('/');
  for (const [area, name, route] of [
    ['banner', words.pages.about, 'about'],
    ['contentinfo', words.pages.services, 'services'],
    ['main', words.services.closing, 'contact'],
  ] as const) {
    await scrollToY(page, 800);
    await page.getByRole(area).getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(pages[route].title);
    expect(await scrollPosition(page), route).toBe(0);
    expect(await focusedElement(page)).toBe('body');
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
  }
  for (const [area, route] of [
    ['contentinfo', 'privacy-policy'],
    ['banner', 'team'],
  ] as const) {
    await scrollToY(page, 800);
    const link = page.getByRole(area).getByRole('link', { name: words.pages[route], exact: true });
    await link.click();
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

  await scrollToY(page, 1200);
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(place);
  await expectBar(page);

  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expectTop(page);
  // Kept for the reload alone: the entry does not remember the place for a later return.
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expectTop(page);
});

/** The fragments that links lead to, by their pages. */
const fragments = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { file, root } of builtPages) {
    const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
    for (const link of root.querySelectorAll('a[href*="#"]')) {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', `http://x${path}`);
      if (hash === '#main') continue;
      const ofPage = found.get(pathname) ?? new Set();
      found.set(pathname, ofPage.add(decodeURIComponent(hash.slice(1))));
    }
  }
  return found;
};

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

test('NAV-03 fragments: every one that a link leads to is in view below the bar, unknown ones move nothing', async ({
  page,
}) => {
  const last = practices.at(-1);
  if (!last) throw new Error('a firm has a core practice');
  await test.step('across pages, reload, Back, Forward', async () => {
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
  });

  await test.step('one that names nothing', async () => {
    for (const fragment of ['no-such-part', '%']) {
      await scrollToY(page, 900);
      await follow(page, fragment);
      await settled(page);
      expect(await scrollPosition(page), fragment).toBe(900);
    }
  });

  const targets = fragments();
  expect(targets.get('/services')?.size).toBeGreaterThanOrEqual(practices.length);
  for (const [path, ids] of targets) {
    await test.step(path, async () => {
      const [first = '', ...others] = ids;
      await page.goto('/robots.txt');
      await page.goto(`${path}#${encodeURIComponent(first)}`);
      await expectAtTarget(page, first);
      for (const id of others) {
        await follow(page, id);
        await expectAtTarget(page, id);
      }
    });
  }

  await test.step('within a page, by its contents', async () => {
    await page.goto('/privacy-policy');
    const links = page
      .getByRole('navigation', { name: words.privacyPolicy.contents })
      .getByRole('link');
    const ids = await links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute('href') ?? '').slice(1)),
    );
    for (const i of [-2, -1]) {
      await links.nth(ids.length + i).click();
      await expectAtTarget(page, ids.at(i) ?? '');
      await scrollToY(page, 0);
    }
    await page.goBack();
    await expectAtTarget(page, ids.at(-2) ?? '');
  });
});

test('NAV-09 parts of any name are found in every way, and what no encoder wrote does no harm', async ({
  page,
}) => {
  const ids = ['数据保护', '1-ünder-ß', "l'été"];
  await page.route(ROUTES.about.path, async (route) => {
    const response = await route.fetch();
    const parts = ids.map(
      (id) =>
        `<h2 id="${id}">Part</h2><p><a href="#${encodeURIComponent(id)}">${id}</a></p>${'<p>Words</p>'.repeat(30)}`,
    );
    const body = (await response.text()).replace('</main>', `${parts.join('')}</main>`);
    await route.fulfill({ response, body });
  });
  for (const id of ids) {
    await test.step(id, async () => {
      await page.goto('/robots.txt');
      await page.goto(`${ROUTES.about.path}#${id}`);
      await expectAtTarget(page, id);
      await page.goto('/robots.txt');
      await page.goBack();
      await expectAtTarget(page, id);
      await page.reload();
      await expectAtTarget(page, id);
    });
  }
  await page.goto('/robots.txt');
  await page.goto(ROUTES.about.path);
  for (const id of ids) {
    await test.step(`${id}, by a link of the page`, async () => {
      await page.getByRole('link', { name: id, exact: true }).click();
      await expectAtTarget(page, id);
      await scrollToY(page, 0);
    });
  }
  for (const id of ids.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectAtTarget(page, id);
  }
  await page.goBack();
  await expectTop(page);
  await page.goForward();
  await expectAtTarget(page, ids[0] ?? '');

  for (const fragment of ['%', '100%', '%C3', '%E0%A4%A']) {
    await test.step(fragment, async () => {
      await page.goto('/robots.txt');
      await page.goto(`${ROUTES.about.path}#${fragment}`);
      await page.goto('/robots.txt');
      await page.goBack();
      await expect(page).toHaveTitle(pages.about.title);
      await expectTop(page);
    });
  }
});

test('NAV-06 a modified click opens the page elsewhere and leaves this one as it is', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  await test.step('no script takes a link from the browser, however it is clicked', async () => {
    const taken = await page.evaluate(() => {
      const found: string[] = [];
      addEventListener('click', (event) => {
        if (event.defaultPrevented) found.push((event.target as HTMLElement).outerHTML);
        event.preventDefault();
      });
      const ways = [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
      for (const link of document.querySelectorAll('a'))
        for (const way of [...ways, { ctrlKey: true, shiftKey: true }])
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...way }));
      return found;
    });
    expect(taken).toEqual([]);
  });

  for (const isPhone of [false, true]) {
    await test.step(isPhone ? 'the menu, which stays open' : 'the wide header', async () => {
      await page.goto('/services');
      await scrollToY(page, 300);
      if (isPhone) {
        await page.setViewportSize(PHONE);
        await openMenu(page);
      }
      const before = await scrollPosition(page);
      const opened = context.waitForEvent('page');
      await menuLink(page, words.pages.team).click(
        isPhone ? { modifiers: ['ControlOrMeta'] } : { button: 'middle' },
      );
      const other = await opened;
      await expect(other).toHaveTitle(pages.team.title);
      await other.close();
      await settled(page);
      await expect(page).toHaveTitle(pages.services.title);
      expect(await scrollPosition(page)).toBe(before);
      await expect(menuLink(page, words.pages.team)).toBeVisible();
    });
  }
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
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    window.name = '/services /case-studies /team /contact';
    document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click();
  });
  await expect(page).toHaveTitle(pages.contact.title);
  await hydrated(page);
});
