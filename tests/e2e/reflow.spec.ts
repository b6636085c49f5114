/** However narrow, enlarged, spaced or turned round a page is: nothing is cut, covered or out of reach. */
import { globSync, readFileSync } from 'node:fs';
import { alert, field, GATE_PATH, openStudies, PASSWORD, submit } from './support/gate.ts';
import { menu, openMenu, PHONE } from './support/menu.ts';
import { addCss, hydrated, settled, sidewaysScroll } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { WIDE } from './support/states.ts';
import { expect, test, type Frame, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** Texts that are cut off, or that stick out of the page, as short descriptions. */
const clippedTexts = (page: Page | Frame): Promise<string[]> =>
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

/**
 * Parts of the header that lie over one another or stick out of it, and what makes the page scroll
 * sideways, at each width of a frame: all of them in one look, for each look from outside costs more.
 */
const headerFaults = (frame: Frame, widths: readonly number[]): Promise<string[]> =>
  frame.evaluate((all) => {
    const faultsNow = () => {
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
    };
    return all.flatMap((width) => {
      frameElement?.setAttribute('width', `${width}`);
      if (innerWidth !== width) throw new Error(`the frame did not become ${width} px wide`);
      const { scrollWidth, clientWidth } = document.documentElement;
      const isSideways = scrollWidth !== clientWidth;
      return [...faultsNow(), ...(isSideways ? ['the page scrolls sideways'] : [])].map(
        (fault) => `at ${width} px: ${fault}`,
      );
    });
  }, widths);

/** Puts a word of sixty letters in the place of every word that has at least eight. */
const lengthenWords = (page: Page | Frame): Promise<void> =>
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

const setSize = (frame: Frame, width: number, height = 800): Promise<void> =>
  frame.evaluate(
    (size) => {
      for (const [side, pixels] of Object.entries(size))
        frameElement?.setAttribute(side, `${pixels}`);
    },
    { width, height },
  );

/** Adds rules for as long as something is looked at. */
const withCss = async (frame: Frame, css: string, look: () => Promise<void>): Promise<void> => {
  await addCss(frame, css);
  await look();
  await frame.evaluate(() => void document.adoptedStyleSheets.pop());
};

const expectWhole = async (page: Page | Frame, state: string): Promise<void> => {
  expect(await clippedTexts(page), state).toEqual([]);
  expect(await sidewaysScroll(page), state).toBe(0);
};

/** A small phone, and a large screen at 400 %. */
const NARROW = [
  [320, 640],
  [320, 256],
] as const;

const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

const SPACED_WIDTHS = [320, 768, 1024, 1280];

for (const { path } of ALL_PAGES) {
  test(`A11Y-01 A11Y-02 A11Y-08 A11Y-09 ${path}: nothing is cut, covered or out of the page`, async ({
    page,
  }) => {
    const frame = await openInFrame(page, path);

    await test.step('A11Y-08 it cannot be scrolled sideways, at any width', async () => {
      expect(await headerFaults(frame, WIDTHS)).toEqual([]);
    });

    await test.step('A11Y-01 with letters twice as large on a phone', async () => {
      await setSize(frame, PHONE.width, PHONE.height);
      await withCss(frame, 'html { font-size: 200% }', () => expectWhole(frame, 'large letters'));
    });

    await test.step('A11Y-02 with more text spacing', () =>
      withCss(frame, SPACING, async () => {
        for (const width of SPACED_WIDTHS) {
          await setSize(frame, width);
          await settled(frame);
          await expectWhole(frame, `${width} px`);
          expect(await headerFaults(frame, [width])).toEqual([]);
        }
        await setSize(frame, PHONE.width, PHONE.height);
        await openMenu(frame);
        expect(await clippedTexts(frame), 'menu').toEqual([]);
        await frame.locator('body').press('Escape');
      }));

    await test.step('A11Y-09 right to left', async () => {
      await frame.evaluate(() => {
        document.documentElement.dir = 'rtl';
        document.documentElement.classList.add('translated-rtl');
      });
      for (const { width, height } of [WIDE, PHONE]) {
        await setSize(frame, width, height);
        await settled(frame);
        await expectWhole(frame, `${width} px`);
        expect(await headerFaults(frame, [width])).toEqual([]);
      }
      await openMenu(frame);
      await expectWhole(frame, 'menu');
      const { left, right } = await menu(frame).evaluate((links) => links.getBoundingClientRect());
      expect([left, right], 'the menu').toEqual([0, PHONE.width]);
      await frame.locator('body').press('Escape');
      await frame.evaluate(() => {
        document.documentElement.dir = '';
        document.documentElement.classList.remove('translated-rtl');
      });
    });

    await test.step('A11Y-01 on the narrowest screens, whatever the words', async () => {
      const expectWholeAtAll = async (state: string) => {
        for (const [width, height] of NARROW) {
          await setSize(frame, width, height);
          await expectWhole(frame, `${state}, ${width} × ${height}`);
        }
      };
      await expectWholeAtAll('words as they are');
      await lengthenWords(frame);
      await expectWholeAtAll('long words');
      await openMenu(frame);
      await expectWholeAtAll('menu, long words');
    });
  });
}

test('A11Y-01 the door and the studies at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await lengthenWords(page);
  await expectWhole(page, 'wrong entry');
  await openStudies(page);
  await expectWhole(page, 'open');
  await lengthenWords(page);
  await expectWhole(page, 'open, long words');
});

test('A11Y-02 the door and the studies with more text spacing: nothing is cut', async ({
  page,
}) => {
  const expectWholeAtAll = async (state: string) => {
    for (const width of SPACED_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectWhole(page, `${state}, ${width} px`);
    }
  };
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await addCss(page, SPACING);
  await expectWholeAtAll('wrong entry');
  await submit(page, PASSWORD);
  await expect(page.locator('main article').first()).toBeVisible();
  await expectWholeAtAll('open');
});

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
    expect(await headerFaults(frame, WIDTHS)).toEqual([]);
  });
}

test('A11Y-09 right to left: toast and door are on screen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
      document.documentElement.classList.add('translated-rtl');
    });
  });
  await page.goto('/contact');
  await copyButton(page).click();
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
  }
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(field(page)).toBeInViewport();
  }
});
