/** On paper the site is a document. */
import { firm, pages, team, words } from './support/content.ts';
import { PASSWORD, studies, submit } from './support/gate.ts';
import { scrollToY, settled } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

/** As wide as what A4 leaves between its margins. */
const PAPER = { width: 673, height: 1000 };

const print = async (page: Page): Promise<void> => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await settled(page);
};

/** Everything that paints a ground other than white, or a shadow; on paper it would be ink. */
const grounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        const isClear = /^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
        return !isClear || boxShadow !== 'none';
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );

for (const { id, path } of ALL_PAGES) {
  test(`${path} prints without bar, bands, buttons or charts, from wherever it was scrolled`, async ({
    page,
  }) => {
    await page.goto(path);
    await scrollToY(page, 400);
    await print(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
    await expect(page.getByRole('contentinfo')).toContainText(firm.email.general);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('navigation', { name: words.header.navigation })).toBeHidden();
    for (const image of await page.locator('img[alt=""]').all()) await expect(image).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    const inked = (await grounds(page)).filter((element) => !/frame/i.test(element));
    expect(inked).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing sticks out of the sheet',
    ).toBe(true);
  });
}

test('the policy prints with the addresses of its links', async ({ page }) => {
  await page.goto('/privacy-policy');
  await print(page);
  const outward = page.locator('main a[href^="https:"]');
  expect(await outward.count()).toBeGreaterThan(0);
  for (const link of await outward.all()) {
    const href = await link.getAttribute('href');
    expect(
      await link.evaluate((element) => getComputedStyle(element, '::after').content),
    ).toContain(href ?? 'an address');
  }
});

test('the open studies print, every one of them', async ({ page }) => {
  await page.goto('/case-studies');
  await submit(page, PASSWORD);
  await expect(studies(page).first()).toBeVisible();
  await print(page);
  for (const study of await studies(page).all()) {
    await expect(study.getByText(words.studies.results, { exact: true })).toBeVisible();
  }
});

test('the members print three in a row, nobody cut in two, the placeholders in frames of their own', async ({
  page,
}) => {
  await page.goto('/team');
  await print(page);
  const members = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(members).toHaveCount(team.length);
  const tops: number[] = [];
  for (const member of await members.all()) {
    await expect(member).toHaveCSS('break-inside', 'avoid');
    const name = await member.getByRole('heading').boundingBox();
    const picture = await member.locator('img, svg').boundingBox();
    expect(picture && name && picture.y + picture.height).toBeLessThan(name?.y ?? 0);
    tops.push(Math.round(picture?.y ?? NaN));
  }
  expect(new Set(tops).size).toBe(Math.ceil(team.length / 3));
});
