/** Chromium by its own protocol, Firefox by WebDriver BiDi: one library speaks both. */
import { launch, type Browser as Driver, type LaunchOptions, type Page } from 'puppeteer-core';
import { launchOptions } from '../support/chromium.ts';
import type { Browser, Tab } from './tab.ts';

const asTab = (page: Page, close: () => Promise<void>): Tab => ({
  goto: async (address) => void (await page.goto(address)),
  evaluate: page.evaluate.bind(page) as Tab['evaluate'],
  click: (selector) => page.click(selector),
  fill: (selector, text) => page.locator(selector).fill(text),
  press: (key) => page.keyboard.press(key),
  setSize: (width, height) => page.setViewport({ width, height }),
  close,
});

const openTab = async (browser: Driver, scripting = true): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (!scripting) await page.setJavaScriptEnabled(false);
  return asTab(page, () => context.close());
};

/** "Chrome/1.2.3" and "firefox/1.2.3" alike. */
const versionOf = async (browser: Driver) => (await browser.version()).split('/')[1] ?? '';

export const launchChromium = async (executablePath: string): Promise<Browser> => {
  const browser = await launch({
    ...launchOptions(),
    executablePath,
    // Switched off by default: the memory from which browsers bring whole pages back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    version: await versionOf(browser),
    open: () => openTab(browser),
    openWithoutScripting: () => openTab(browser, false),
    close: () => browser.close(),
  };
};

export const launchFirefox = async (executablePath: string): Promise<Browser> => {
  const options = { browser: 'firefox', executablePath } satisfies LaunchOptions;
  const browser = await launch(options);
  return {
    version: await versionOf(browser),
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
