/** Small questions to a page that several suites ask. */
import { expect, type Frame, type Locator, type Page } from './test.ts';

interface ReactRootFiber {
  stateNode?: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Waits until nothing moves any more: two frames, then the end of every running transition. */
export const settled = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    // One that follows the scroll never ends.
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => scrollY);

export const scrollToY = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await settled(page);
};

/** Reaches for every island of the page, as a pointer on its way does: only then its code comes. */
export const reach = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island'))
      island.dispatchEvent(new PointerEvent('pointerover'));
  });

/**
 * Reaches for every island of the page and waits until React has taken it over. Astro's own mark says
 * only that React was asked to; that it is done stands in React's root.
 */
export const hydrated = async (page: Page | Frame): Promise<void> => {
  await reach(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island')].every((island) => {
      const key = Object.keys(island).find((name) => name.startsWith('__reactContainer$'));
      if (!key) return false;
      const { stateNode } = (island as unknown as Record<string, ReactRootFiber>)[key] ?? {};
      return stateNode?.current.memoizedState.isDehydrated === false;
    }),
  );
};

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds rules after all of the site's own, in a way that a content policy permits. */
export const addCss = (page: Page | Frame, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

export const header = (page: Page): Locator => page.locator('header').first();

/** What the header paints: how opaque its ground is, and whether it casts a shadow. */
const headerPaint = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255, hasShadow: boxShadow !== 'none' };
  });

export const expectClearHeader = async (page: Page): Promise<void> => {
  await settled(page);
  expect(await headerPaint(page)).toMatchObject({ alpha: 0, hasShadow: false });
};

/** The bar: dark, translucent, with a shadow. */
export const expectBar = async (page: Page): Promise<void> => {
  await settled(page);
  const { red, green, blue, alpha, hasShadow } = await headerPaint(page);
  expect(hasShadow).toBe(true);
  expect(alpha).toBeGreaterThan(0.5);
  expect(alpha).toBeLessThan(1);
  expect(Math.max(red, green, blue)).toBeLessThan(80);
};

/** The element that has the focus, as a short description. */
export const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    const name = element.id ? `#${element.id}` : element.textContent.trim().slice(0, 40);
    return `${element.localName} ${name}`;
  });
