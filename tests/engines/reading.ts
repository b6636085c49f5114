/** Questions to a page that several journeys ask. */
import { expect } from 'vitest';
import type { Tab } from './tab.ts';

export const titleOf = (tab: Tab): Promise<string> => tab.evaluate(() => document.title);
export const addressOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => location.pathname + location.hash);
/** What page a tab has, and how far it has come, for whoever reads that a journey failed. */
export const placeOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const { href } = location;
    const root = document.documentElement.cloneNode() as Element;
    return [href, document.title, document.readyState, root.outerHTML].join(', ');
  });
export const scrollPosition = (tab: Tab): Promise<number> => tab.evaluate(() => scrollY);

/** The texts of all elements that a selector finds. */
export const textsOf = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate(
    (s) => [...document.querySelectorAll(s)].map((element) => element.textContent.trim()),
    selector,
  );

/** The lines that all elements that a selector finds are drawn with. */
export const underlines = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate(
    (s) =>
      [...document.querySelectorAll(s)].map(
        (element) => getComputedStyle(element).textDecorationLine,
      ),
    selector,
  );

export const isShown = (tab: Tab, selector: string): Promise<boolean> =>
  tab.evaluate(
    (s) => document.querySelector(s)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

export const hasFocus = (tab: Tab, selector: string): Promise<boolean> =>
  tab.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);

export const focus = (tab: Tab, selector: string): Promise<void> =>
  tab.evaluate((s) => document.querySelector<HTMLElement>(s)?.focus(), selector);

/** Waits until a page is the one with this title. */
export const expectArrival = (tab: Tab, title: string): Promise<void> =>
  expect.poll(() => titleOf(tab)).toBe(title);

/** Scrolls at once, as far as the page is long; where it then is. */
export const scrollToY = async (tab: Tab, top: number): Promise<number> => {
  const place = await tab.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.min(y, document.documentElement.scrollHeight - innerHeight);
  }, top);
  await expect.poll(() => scrollPosition(tab)).toBe(place);
  return place;
};

/** What the header paints, once it has come to rest. */
export const headerLook = (tab: Tab): Promise<'clear' | 'bar' | 'in between'> =>
  tab.evaluate(() => {
    const header = document.querySelector('header');
    const context = document.createElement('canvas').getContext('2d');
    if (!header || !context) throw new Error('no header, or no canvas');
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0 && boxShadow === 'none') return 'clear';
    const isDark = Math.max(red, green, blue) < 80;
    return isDark && alpha > 127 && alpha < 255 && boxShadow !== 'none' ? 'bar' : 'in between';
  });

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (tab: Tab): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
