import { firm, pages, services, words } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('tagline and buttons are in the first view', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(firm.tagline, { exact: true })).toBeInViewport();
  for (const name of [words.home.exploreServices, words.home.contact]) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeInViewport({
      ratio: 1,
    });
  }
});

test('the whole card of the contact page leads there', async ({ page }) => {
  await page.goto('/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words.home.contactCard }) });
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveTitle(pages.contact.title);
});

test('at most four services stand in a row, the rows as even as can be', async ({ page }) => {
  await page.goto('/');
  const cards = page
    .getByRole('region', { name: pages.home.services.heading })
    .getByRole('listitem');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(rows, `at ${width}`).toHaveLength(Math.ceil(services.length / 4));
    expect(rows, `at ${width}`).toEqual(rows.toSorted((a, b) => b - a));
    expect(Math.max(...rows) - Math.min(...rows), `at ${width}`).toBeLessThanOrEqual(1);
  }
});
