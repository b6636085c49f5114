/** Firefox by WebDriver BiDi. */
import { launch, type Browser as Driver, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

const asTab = (page: Page, close: () => Promise<void>): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: page.evaluate.bind(page) as Tab['evaluate'],
  click: (selector) => page.click(selector),
  fill: (selector, text) => page.locator(selector).fill(text),
  press: (key) => page.keyboard.press(key),
  setSize: (width, height) => page.setViewport({ width, height }),
  close,
});

const openTab = async (browser: Driver): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  return asTab(await context.newPage(), () => context.close());
};

export const launchFirefox = async (executablePath: string): Promise<Browser> => {
  const options = { browser: 'firefox', executablePath } satisfies LaunchOptions;
  const browser = await launch(options);
  return {
    // It names itself "firefox/1.2.3".
    version: (await browser.version()).split('/')[1] ?? '',
    open: () => openTab(browser),
    // It has the switch for the whole browser only.
    openWithoutScripting: async () => {
      const other = await launch({
        ...options,
        extraPrefsFirefox: { 'javascript.enabled': false },
      });
      return asTab(await other.newPage(), () => other.close());
    },
    close: () => browser.close(),
  };
};
