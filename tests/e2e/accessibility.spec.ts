import { globSync, readFileSync } from 'node:fs';
import { alert, field, GATE_PATH, openStudies, PASSWORD, submit } from './support/gate.ts';
import { menu, openMenu, PHONE, toggle } from './support/menu.ts';
import {
  addCss,
  expectBar,
  header,
  hydrated,
  scrollPosition,
  scrollToY,
  settled,
  sidewaysScroll,
} from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** Texts that are cut off, or that stick out of the page, as short descriptions. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!ownText || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, .skip-link, noscript, svg')) continue;
      const name = `${element.localName} “${element.textContent?.trim().slice(0, 30)}”`;
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1) found.push(`out: ${name}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) found.push(`cut: ${name}`);
    }
    return found;
  });

/** Pairs of the header's parts that lie over one another. */
const headerOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header > a, header > button, header nav a')]
      .filter((part) => part.checkVisibility() && !part.closest(':popover-open'))
      .map((part) => ({ name: part.textContent ?? '', box: part.getBoundingClientRect() }));
    return parts.flatMap(({ name, box }, i) =>
      parts
        .slice(i + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    );
  });

/** Puts a word of sixty letters in the place of every word that has at least eight. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node.parentElement?.closest('script, style, noscript, svg')) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{8,}/gu,
        'Grundstücksverkehrs'.repeat(4).slice(0, 60),
      );
    }
  });

test('A11Y-05 the skip link appears above the bar and moves the focus to the content', async ({
  page,
}) => {
  for (const { path } of ALL_PAGES) {
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
  await menu(page).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  test(`A11Y-01 ${viewport.width} × ${viewport.height}: nothing sticks out, whatever the words`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      await hydrated(page);
      expect(await clippedTexts(page), path).toEqual([]);
      expect(await sidewaysScroll(page), path).toBe(0);
      await lengthenWords(page);
      expect(await sidewaysScroll(page), `${path}, long words`).toBe(0);
      expect(await clippedTexts(page), `${path}, long words`).toEqual([]);
      await openMenu(page);
      expect(await clippedTexts(page), `${path}, menu, long words`).toEqual([]);
    }
  });
}

test('A11Y-01 the door and the studies at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await lengthenWords(page);
  expect(await sidewaysScroll(page), 'wrong entry').toBe(0);
  expect(await clippedTexts(page), 'wrong entry').toEqual([]);
  await openStudies(page);
  expect(await sidewaysScroll(page), 'open').toBe(0);
  await lengthenWords(page);
  expect(await sidewaysScroll(page), 'open, long words').toBe(0);
  expect(await clippedTexts(page), 'open, long words').toEqual([]);
});

const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const width of [320, 768, 1024, 1280]) {
  test(`A11Y-02 at ${width} px with more text spacing nothing is cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      await addCss(page, SPACING);
      await settled(page);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await clippedTexts(page), path).toEqual([]);
      expect(await headerOverlaps(page), path).toEqual([]);
    }
    await page.goto(GATE_PATH);
    await submit(page, 'not it');
    await expect(alert(page)).toBeVisible();
    await addCss(page, SPACING);
    expect(await clippedTexts(page), 'wrong entry').toEqual([]);
    await submit(page, PASSWORD);
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await clippedTexts(page), 'open').toEqual([]);
    if (width < 1024) {
      await openMenu(page);
      expect(await clippedTexts(page), 'menu').toEqual([]);
    }
  });
}

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
  await menu(page).getByRole('link', { name: 'Services' }).click();
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
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  const jump = await page.evaluate(() => scrollY);
  await settled(page);
  expect(await scrollPosition(page)).toBe(jump);
});

/** The widths at which a style changes. */
const BREAKPOINTS = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\(width [<>]=? ([\d.]+)rem\)/g)].map(
    ([, rem]) => Number(rem) * 16,
  ),
);

/** From a small phone to a large screen, closer where the header changes, and around breakpoints. */
const WIDTHS = [
  ...new Set([
    ...Array.from({ length: 41 }, (_, i) => 320 + i * 40),
    ...Array.from({ length: 35 }, (_, i) => 760 + i * 20),
    ...BREAKPOINTS.flatMap((width) => [width - 1, width]),
  ]),
].sort((one, other) => one - other);

test('A11Y-08 longer labels: the header wraps or the menu takes over, nothing overlaps', async ({
  page,
}) => {
  for (const fontSize of ['100%', '200%']) {
    await page.goto('/about');
    await addCss(page, `html { font-size: ${fontSize} }`);
    await page.locator('header nav a').evaluateAll((links) => {
      for (const link of links) {
        const words = link.textContent ?? '';
        link.textContent = words + words.slice(0, Math.ceil(words.length * 0.6));
      }
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect(await headerOverlaps(page), `${width} px, ${fontSize}`).toEqual([]);
      expect(await sidewaysScroll(page), `${width} px, ${fontSize}`).toBe(0);
      const inside = await page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return [...document.querySelectorAll('header > a, header > button, header nav a')]
          .filter((part) => part.checkVisibility())
          .every((part) => {
            const { left, right, bottom } = part.getBoundingClientRect();
            return !!bar && left >= 0 && right <= bar.right + 1 && bottom <= bar.bottom + 1;
          });
      });
      expect(inside, `${width} px, ${fontSize}`).toBe(true);
    }
  }
});

test('A11Y-08 no page can be scrolled sideways, at any width', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('A11Y-09 right to left: no sideways scroll, menu and toast on screen, addresses readable', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
      document.documentElement.classList.add('translated-rtl');
    });
  });
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      await hydrated(page);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await clippedTexts(page), path).toEqual([]);
      expect(await headerOverlaps(page), path).toEqual([]);
      if (viewport === PHONE) {
        await openMenu(page);
        await expect(menu(page)).toBeInViewport({ ratio: 0.9 });
      }
    }
    await page.goto('/contact');
    await copyButton(page).click();
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    await page.goto(GATE_PATH);
    await submit(page, 'not it');
    await expect(alert(page)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(field(page)).toBeInViewport();
  }
});

test('focus can be seen on every kind of control', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(GATE_PATH);
  await hydrated(page);
  await page.keyboard.press('Tab');
  for (const control of [
    page.locator('.skip-link'),
    header(page).getByRole('link').first(),
    toggle(page),
    page.locator('main a[href^="mailto:"]').first(),
    field(page),
    page.locator('main form button'),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    await control.focus();
    const outline = await control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return [outlineStyle, Number.parseFloat(outlineWidth)] as const;
    });
    expect(outline[0]).toBe('solid');
    expect(outline[1]).toBeGreaterThanOrEqual(2);
  }
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
  await menu(page).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
});
