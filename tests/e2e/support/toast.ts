import type { BrowserContext } from '@playwright/test';
import { words } from './content.ts';
import { hydrated } from './page.ts';
import { expect, type Locator, type Page } from './test.ts';

export const toast = (page: Page): Locator =>
  page.locator('[data-toast]').filter({ visible: true });
/** A region with a name only while it holds a toast. */
export const liveRegion = (page: Page): Locator =>
  page.getByRole('main').locator('[aria-live][popover]');
/** Beside the button, for the words of a page whose code cannot be had. */
export const copyNotice = (page: Page): Locator => page.locator('[data-copy] + [aria-live]');
export const copyButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: words.contact.copyAddress });

export const dismissButton = (page: Page): Locator => toast(page).locator('button');

/** Lets the page's clock stand still: from here on only `page.clock.runFor` moves it. */
export const openContactWithClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: '2026-03-02T08:00:00' });
  await page.goto('/contact');
  await hydrated(page);
  await page.clock.pauseAt('2026-03-02T09:00:00');
};

/** Reads by pasting, as people do, in a tab of its own. */
export const expectOnClipboard = async (context: BrowserContext, text: string): Promise<void> => {
  const elsewhere = await context.newPage();
  await elsewhere.setContent('<textarea></textarea>');
  await elsewhere.locator('textarea').focus();
  await elsewhere.keyboard.press('ControlOrMeta+V');
  await expect(elsewhere.locator('textarea')).toHaveValue(text);
  await elsewhere.close();
};

/**
 * Copies, and waits for the toast of this very copy: the clipboard answers in its own time.
 *
 * @param press - how the control is pressed
 */
export const copyWithClock = async (
  page: Page,
  press: () => Promise<void> = () => copyButton(page).click(),
): Promise<void> => {
  await page
    .locator('[data-toast]')
    .evaluateAll((old) => old.forEach((element) => element.setAttribute('data-seen', '')));
  await press();
  await expect(page.locator('[data-toast]:not([data-seen])')).toBeAttached();
};
