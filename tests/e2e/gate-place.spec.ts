/** GATE-23 Where the reader stands once the studies are here: they come after the browser has looked. */
import { caseStudies, pages, words } from './support/content.ts';
import {
  expectOpen,
  FLAG_KEY,
  GATE_PATH,
  holdSealedFile,
  openStudies,
  PASSWORD,
  SEALED_FILE,
  submit,
} from './support/gate.ts';
import { menuLink } from './support/menu.ts';
import { header, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';

const named = caseStudies.at(-2);
if (!named) throw new Error('too few case studies');
const ADDRESS = `${GATE_PATH}#${named.id}`;

const remember = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), FLAG_KEY);

/** The named study begins below the bar, in view. */
const expectInPlace = async (page: Page) => {
  const study = page.locator(`[id="${named.id}"]`);
  await expect(study).toBeInViewport();
  const bar = async () => (await header(page).boundingBox())?.height ?? 0;
  const top = async () => Math.round((await study.boundingBox())?.y ?? -1) - (await bar());
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(80);
};

const expectFocus = (page: Page) => expect(page.locator(`[id="${named.id}"] h2`)).toBeFocused();

test('GATE-23 after the password the named study is in view and has the focus', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await submit(page, PASSWORD);
  await expectOpen(page);
  await expectInPlace(page);
  await expectFocus(page);
});

test('GATE-23 a remembered visitor whose studies are late finds the named one in view, with the focus', async ({
  page,
}) => {
  await remember(page);
  const release = await holdSealedFile(page);
  await page.goto(ADDRESS);
  await expect(page.getByText(words.door.opening)).toBeVisible();
  release();
  await expectOpen(page);
  await expectInPlace(page);
  await expectFocus(page);
});

test('GATE-23 late studies do not take a remembered visitor away from the footer', async ({
  page,
}) => {
  await remember(page);
  const release = await holdSealedFile(page);
  await page.goto(ADDRESS);
  await expect(page.getByText(words.door.opening)).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  release();
  await expectOpen(page);
  await settled(page);
  await expect(link).toBeFocused();
});

const encoded = Array.from(
  Buffer.from(named.id),
  (byte) => `%${byte.toString(16).padStart(2, '0')}`,
).join('');

for (const [what, fragment] of [
  ['in another spelling', encoded],
  ['by its title', `${named.id}.title`],
] as const) {
  test(`GATE-23 a study that the address names ${what} is found, by the password and by memory`, async ({
    page,
  }) => {
    for (const way of ['password', 'memory']) {
      await page.goto('/about');
      await page.goto(`${GATE_PATH}#${fragment}`);
      if (way === 'password') await submit(page, PASSWORD);
      await expectOpen(page);
      await expectFocus(page);
      await expect(page.locator(`[id="${named.id}"] h2`)).toBeInViewport();
    }
  });
}

test('GATE-23 what stands after the studies can be named, too', async ({ page }) => {
  await remember(page);
  await page.goto('/about');
  await page.goto(`${GATE_PATH}#closing`);
  await expectOpen(page);
  await expect(page.locator('#closing')).toBeInViewport();
  await expect(page.locator('#closing')).toBeFocused();
});

test('GATE-23 without a name, or with an unknown one, nothing moves', async ({ page }) => {
  await remember(page);
  for (const address of [GATE_PATH, `${GATE_PATH}#no-such-study`, `${GATE_PATH}#%`]) {
    await page.goto('/about');
    await page.goto(address);
    await expectOpen(page);
    expect(await scrollPosition(page), address).toBe(0);
    await expect(page.locator('main h2:focus')).toHaveCount(0);
  }
});

test('GATE-23 a reload of the open page keeps its place', async ({ page }) => {
  await openStudies(page);
  for (const address of [GATE_PATH, ADDRESS]) {
    await page.goto(address);
    await expectOpen(page);
    await scrollToY(page, 3000);
    await page.reload();
    await expectOpen(page);
    await expect.poll(() => scrollPosition(page), { message: address }).toBe(3000);
    expect(await page.evaluate(() => document.documentElement.dataset['reloaded'])).toBe(undefined);
  }
});

test('GATE-23 a reload that finds no studies shows the door in view', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await openStudies(page);
  await scrollToY(page, 3000);
  await page.route(SEALED_FILE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByRole('button', { name: words.door.retry })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});

test('GATE-23 the index leads to a study; Back and Forward follow the address', async ({
  page,
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
});
