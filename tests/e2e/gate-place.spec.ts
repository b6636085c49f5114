/** GATE-23 Where the reader stands once the studies are here: they come after the browser has looked. */
import { caseStudies, pages, words } from './support/content.ts';
import {
  changeStorage,
  expectOpen,
  FLAG_KEY,
  GATE_PATH,
  holdSealedFile,
  lock,
  openStudies,
  PASSWORD,
  rememberAccess,
  SEALED_FILE,
  submit,
} from './support/gate.ts';
import { menuLink } from './support/menu.ts';
import { header, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';

const named = caseStudies.at(-2);
if (!named) throw new Error('too few case studies');
const ADDRESS = `${GATE_PATH}#${named.id}`;

/**
 * The named study begins below the bar, in view.
 *
 * @param part - what of it, where not the whole is meant
 */
const expectInPlace = async (page: Page, part = '') => {
  const study = page.locator(`[id="${named.id}"] ${part}`);
  await expect(study).toBeInViewport();
  const bar = async () => (await header(page).boundingBox())?.height ?? 0;
  const top = async () => Math.round((await study.boundingBox())?.y ?? -1) - (await bar());
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(80);
};

const expectFocus = (page: Page) => expect(page.locator(`[id="${named.id}"] h2`)).toBeFocused();

/** As somebody who follows a link within the page, before the studies are here. */
const name = (page: Page, fragment: string) =>
  page.evaluate((hash) => (location.hash = hash), fragment);

/** As another tab does that was let in meanwhile: the studies come by memory, without a load. */
const letIn = (page: Page) => changeStorage(page, { [FLAG_KEY]: 'true' });

const encoded = Array.from(
  Buffer.from(named.id),
  (byte) => `%${byte.toString(16).padStart(2, '0')}`,
).join('');

test('GATE-23 the study that the address names, in whatever spelling, is in view and has the focus', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  for (const [way, open] of [
    ['by the password', () => submit(page, PASSWORD)],
    ['by memory', () => letIn(page)],
  ] as const) {
    for (const fragment of [named.id, encoded, `${named.id}.title`]) {
      await test.step(`${way}: ${fragment}`, async () => {
        await name(page, fragment);
        await open();
        await expectOpen(page);
        await expectInPlace(page, fragment.endsWith('title') ? 'h2' : '');
        await expectFocus(page);
        await lock(page);
      });
    }
  }
});

test('GATE-23 a remembered visitor whose studies are late is where the address says, or stays', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await rememberAccess(page);
  const release = await holdSealedFile(page);
  await page.goto(ADDRESS);
  await expect(page.getByText(words.door.opening)).toBeVisible();
  release();
  await expectOpen(page);
  await expectInPlace(page);
  await expectFocus(page);

  await test.step('not taken away from the footer', async () => {
    await lock(page);
    const releaseAgain = await holdSealedFile(page);
    await letIn(page);
    await expect(page.getByText(words.door.opening)).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link').last();
    await link.focus();
    releaseAgain();
    await expectOpen(page);
    await settled(page);
    await expect(link).toBeFocused();
    await link.blur();
  });

  await test.step('what stands after the studies can be named, too', async () => {
    await lock(page);
    await name(page, 'closing');
    await letIn(page);
    await expectOpen(page);
    await expect(page.locator('#closing')).toBeInViewport();
    await expect(page.locator('#closing')).toBeFocused();
  });

  await test.step('without a name, or with an unknown one, nothing moves', async () => {
    for (const fragment of ['', 'no-such-study']) {
      await lock(page);
      await name(page, fragment);
      await scrollToY(page, 0);
      await letIn(page);
      await expectOpen(page);
      expect(await scrollPosition(page), fragment).toBe(0);
      await expect(page.locator('main h2:focus')).toHaveCount(0);
    }
    await page.goto('/robots.txt');
    await page.goto(`${GATE_PATH}#%`);
    await expectOpen(page);
    expect(await scrollPosition(page)).toBe(0);
    await expect(page.locator('main h2:focus')).toHaveCount(0);
  });
});

test('GATE-23 the index leads to a study; Back and Forward follow the address, a reload keeps its place', async ({
  page,
  faults,
}) => {
  await openStudies(page);
  await page
    .getByRole('navigation', { name: words.studies.list })
    .getByRole('link', { name: named.title })
    .click();
  await expect(page).toHaveURL(ADDRESS);
  await expectInPlace(page);
  await page.goBack();
  await expect(page).toHaveURL(GATE_PATH);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goForward();
  await expectInPlace(page);

  await menuLink(page, words.pages.about).click();
  await expect(page).toHaveTitle(pages.about.title);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESS);
  await expectOpen(page);
  await expectInPlace(page);

  for (const isNamed of [true, false]) {
    await test.step(`a reload ${isNamed ? 'with' : 'without'} a name`, async () => {
      if (!isNamed) await page.goBack();
      await expect(page).toHaveURL(isNamed ? ADDRESS : GATE_PATH);
      await scrollToY(page, 3000);
      await page.reload();
      await expectOpen(page);
      await expect.poll(() => scrollPosition(page)).toBe(3000);
      expect(await page.evaluate(() => document.documentElement.dataset['reloaded'])).toBe(
        undefined,
      );
    });
  }

  await test.step('one that finds no studies shows the door in view', async () => {
    faults.allow(/Failed to load resource/);
    await page.route(SEALED_FILE, (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await expect(page.getByRole('button', { name: words.door.retry })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
  });
});
