/** Holding back the scripts of the islands, as a slow connection does. */
import type { Page } from './test.ts';

const ISLAND_SCRIPTS = '**/_astro/*.js';

/** @returns lets the scripts through */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(ISLAND_SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
};

export const blockScripts = (page: Page): Promise<unknown> =>
  page.route(ISLAND_SCRIPTS, (route) => route.abort());
