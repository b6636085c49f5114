import { launch, type Browser } from 'puppeteer-core';
import { anyChromiumPath, wholeBrowser } from '../../tests/support/chromium.ts';

/**
 * A Chromium driven by Puppeteer, as long as `use` runs: Lighthouse works through its debugging port,
 * and it follows a page that was prepared ahead, which Playwright does not.
 */
export const withChromium = async <T>(
  use: (browser: Browser, port: number) => Promise<T>,
): Promise<T> => {
  const executablePath = anyChromiumPath();
  if (!executablePath) throw new Error('There is no Chromium on this machine.');
  const browser = await launch({ args: wholeBrowser().args, executablePath });
  try {
    return await use(browser, Number(new URL(browser.wsEndpoint()).port));
  } finally {
    await browser.close();
  }
};
