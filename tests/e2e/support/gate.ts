import { SEALED_PATH } from '../../../src/components/case-studies/open-studies.ts';
import { ROUTES } from '../../../src/lib/paths.ts';
import { TEST_SETTINGS } from '../../support/test-settings.ts';
import { DERIVED_KEY, FLAG_KEY } from '../../../src/lib/remembered-access.ts';
import { caseStudies, words } from './content.ts';
import { expect, type Locator, type Page } from './test.ts';

export { DERIVED_KEY, FLAG_KEY };
export const PASSWORD = TEST_SETTINGS.CASE_STUDIES_PASSWORD;
export const GATE_PATH = ROUTES['case-studies'].path;
export const SEALED_FILE = `**${SEALED_PATH}`;
export const WRONG = words.door.wrong;

/** By its type: under translation its label has other words. */
export const field = (page: Page): Locator => page.locator('main input[type="password"]');
export const submitButton = (page: Page): Locator =>
  page.locator('main form button[type="submit"]');
/** In a place that is there before it, whose additions screen readers say at once. */
export const alert = (page: Page): Locator => page.locator('main [aria-live=assertive] > *');
export const studies = (page: Page): Locator => page.locator('main article');

/** As a browser that was let in before; to be called on any page of the site. */
export const rememberAccess = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.setItem(key, 'true'), FLAG_KEY);

/** Changes what the browser keeps, as another tab does of which this one is told. */
export const changeStorage = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, entries);

/** Shuts a door whose code is here, without a load. */
export const lock = async (page: Page): Promise<void> => {
  await changeStorage(page, {});
  await expect(field(page)).toBeVisible();
};

/** Lets nobody have the sealed file until the returned function is called. */
export const holdSealedFile = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(SEALED_FILE, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    release(undefined);
  };
};

/**
 * Does what has an answer, and waits for that: a new element, even where its words are those of the last
 * one. Only then do screen readers say them again.
 */
export const answered = async (page: Page, act: () => Promise<void> | void): Promise<void> => {
  const last = await alert(page).elementHandles();
  await act();
  for (const old of last) {
    await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
  }
  await expect(alert(page)).toHaveCount(1);
};

export const submit = async (page: Page, password: string): Promise<void> => {
  await field(page).fill(password);
  await submitButton(page).click();
};

export const expectOpen = async (page: Page): Promise<void> => {
  await expect(studies(page)).toHaveCount(caseStudies.length);
  await expect(studies(page).first()).toBeVisible();
  await expect(field(page)).toHaveCount(0);
};

/** The door is shut, and nothing of what is behind it is in the page, hidden or not. */
export const expectLocked = async (page: Page): Promise<void> => {
  await expect(field(page)).toBeVisible();
  await expect(studies(page)).toHaveCount(0);
  expectNothingGated(await page.content());
};

export const openStudies = async (page: Page): Promise<void> => {
  await page.goto(GATE_PATH);
  await submit(page, PASSWORD);
  await expectOpen(page);
};

/** Texts that stand only in the case studies. */
const GATED_TEXTS: readonly string[] = caseStudies.flatMap((study) => [
  study.title,
  study.client,
  study.challenge.slice(0, 60),
  study.solution.slice(0, 60),
  study.results.slice(0, 60),
  ...(study.figure ? [study.figure.label] : []),
]);

export const expectNothingGated = (text: string): void => {
  expect(GATED_TEXTS.filter((gated) => text.includes(gated))).toEqual([]);
};

export const flag = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), FLAG_KEY);

/** Types into the door while the line is down: reaching for the code is in vain. */
export const typeOffline = async (page: Page, text: string): Promise<void> => {
  const failed = page.waitForEvent('console', (message) => message.text().includes('astro-island'));
  await page.context().setOffline(true);
  await field(page).fill(text);
  await failed;
  await page.context().setOffline(false);
};
