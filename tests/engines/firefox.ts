/** Firefox by WebDriver BiDi. */
import { launch, type Browser as Driver, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

const asTab = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: page.evaluate.bind(page) as Tab['evaluate'],
  click: (selector) => page.click(selector),
  fill: (selector, text) => page.locator(selector).fill(text),
  press: (key) => page.keyboard.press(key),
  setSize: (width, height) => page.setViewport({ width, height }),
});

export const launchFirefox = async (executablePath: string): Promise<Browser> => {
  const options = { browser: 'firefox', executablePath } satisfies LaunchOptions;
  const browser = await launch(options);
  const others: Driver[] = [];
  let page: Page | undefined;
  return {
    // It names itself "firefox/1.2.3".
    version: (await browser.version()).split('/')[1] ?? '',
    // After a way back, its driver waits for good for the next page of the same tab.
    open: async () => {
      await page?.close();
      page = await browser.newPage();
      return asTab(page);
    },
    // It has the switch for the whole browser only.
    openWithoutScripting: async () => {
      const other = await launch({
        ...options,
        extraPrefsFirefox: { 'javascript.enabled': false },
      });
      others.push(other);
      return asTab(await other.newPage());
    },
    close: async () => {
      await Promise.all([browser, ...others].map((one) => one.close()));
    },
  };
};
