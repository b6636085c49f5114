import { globSync, readFileSync } from 'node:fs';
import { alert, field, GATE_PATH, openStudies, PASSWORD, submit } from './support/gate.ts';
import { menu, openMenu, PHONE, toggle } from './support/menu.ts';
import {
  addCss,
  expectBar,
  hydrated,
  scrollPosition,
  scrollToY,
  settled,
  sidewaysScroll,
} from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { WIDE } from './support/states.ts';
import { expect, test, type Frame, type Locator, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

const menuLinkTo = (page: Page, path: string): Locator => menu(page).locator(`a[href="${path}"]`);

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** Texts that are cut off, or that stick out of the page, as short descriptions. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const ownTexts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (ownTexts.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, .skip-link, noscript, svg')) continue;
      const name = `${element.localName} “${element.textContent.trim().slice(0, 30)}”`;
      const isOut = ownTexts.some((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right } = words.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      });
      if (isOut) found.push(`out: ${name}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) found.push(`cut: ${name}`);
    }
    return found;
  });

/** Parts of the header that lie over one another, or stick out of it. */
const headerFaults = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
    const parts = [...document.querySelectorAll('header > a, header > button, header nav a')]
      .filter((part) => part.checkVisibility() && !part.closest(':popover-open'))
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
    return parts.flatMap(({ name, box }, i) => [
      ...(box.left < -1 || box.right > bar.right + 1 || box.bottom > bar.bottom + 1
        ? [`${name} sticks out`]
        : []),
      ...parts
        .slice(i + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    ]);
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
  await menuLinkTo(page, '/team').click();
  await expect(page).toHaveURL('/team');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

/** A small phone, and a large screen at 400 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

for (const { path } of ALL_PAGES) {
  test(`A11Y-01 ${path} at 320 px: nothing sticks out, whatever the words`, async ({ page }) => {
    const expectWhole = async (words: string) => {
      for (const viewport of NARROW) {
        await page.setViewportSize(viewport);
        const name = `${words}, ${viewport.width} × ${viewport.height}`;
        expect(await clippedTexts(page), name).toEqual([]);
        expect(await sidewaysScroll(page), name).toBe(0);
      }
    };
    await page.goto(path);
    await hydrated(page);
    await expectWhole('as they are');
    await lengthenWords(page);
    await expectWhole('long words');
    await openMenu(page);
    await expectWhole('menu, long words');
  });

  test(`A11Y-01 ${path} with letters twice as large: nothing sticks out of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await addCss(page, 'html { font-size: 200% }');
    expect(await clippedTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
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

const SPACED_WIDTHS = [320, 768, 1024, 1280];

for (const { path } of ALL_PAGES) {
  test(`A11Y-02 ${path} with more text spacing: nothing is cut or covered, at any size`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await addCss(page, SPACING);
    for (const width of SPACED_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      expect(await clippedTexts(page), `${width} px`).toEqual([]);
      expect(await headerFaults(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    await openMenu(page);
    expect(await clippedTexts(page), 'menu').toEqual([]);
  });
}

test('A11Y-02 the door and the studies with more text spacing: nothing is cut', async ({
  page,
}) => {
  const expectWhole = async (state: string) => {
    for (const width of SPACED_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await clippedTexts(page), `${state}, ${width} px`).toEqual([]);
    }
  };
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await addCss(page, SPACING);
  await expectWhole('wrong entry');
  await submit(page, PASSWORD);
  await expect(page.locator('main article').first()).toBeVisible();
  await expectWhole('open');
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

/**
 * Shows a page in a frame of its own origin, which takes any width at once; a window takes a hundred
 * times as long. The site's answers forbid frames: here they are let in.
 */
const openInFrame = async (page: Page, path: string): Promise<Frame> => {
  await page.route('**/frame-of-any-width', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Frame</title><iframe name="site" src="${path}" height="800"></iframe>`,
    }),
  );
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    },
  );
  await page.goto('/frame-of-any-width');
  const frame = page.frame('site');
  if (!frame) throw new Error('the page shows no frame');
  await hydrated(frame);
  return frame;
};

const setWidth = (frame: Frame, width: number): Promise<void> =>
  frame.evaluate((pixels) => frameElement?.setAttribute('width', `${pixels}`), width);

for (const fontSize of ['100%', '200%']) {
  test(`A11Y-08 longer labels, letters at ${fontSize}: the header wraps or the menu takes over, nothing overlaps`, async ({
    page,
  }) => {
    const frame = await openInFrame(page, '/about');
    await addCss(frame, `html { font-size: ${fontSize} }`);
    await frame.locator('header nav a').evaluateAll((links) => {
      for (const link of links) {
        const words = link.textContent;
        link.textContent = words + words.slice(0, Math.ceil(words.length * 0.6));
      }
    });
    for (const width of WIDTHS) {
      await setWidth(frame, width);
      expect(await headerFaults(frame), `${width} px`).toEqual([]);
      expect(await sidewaysScroll(frame), `${width} px`).toBe(0);
    }
  });
}

for (const { path } of ALL_PAGES) {
  test(`A11Y-08 ${path} cannot be scrolled sideways, at any width`, async ({ page }) => {
    const frame = await openInFrame(page, path);
    const scrolled = await frame.evaluate(
      (widths) =>
        widths.filter((width) => {
          frameElement?.setAttribute('width', `${width}`);
          if (innerWidth !== width) throw new Error(`the frame did not become ${width} px wide`);
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth !== clientWidth;
        }),
      WIDTHS,
    );
    expect(scrolled, 'widths in px').toEqual([]);
  });
}

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
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hydrated(page);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      const name = `${path}, ${viewport.width} px`;
      expect(await sidewaysScroll(page), name).toBe(0);
      expect(await clippedTexts(page), name).toEqual([]);
      expect(await headerFaults(page), name).toEqual([]);
    }
    await openMenu(page);
    await expect(menu(page)).toBeInViewport({ ratio: 0.9 });
  }
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
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
