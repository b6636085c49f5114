import { printedHours, printedTimeZone } from '../../src/content/opening-hours.ts';
import { firm, pages, practices, services, words } from './support/content.ts';
import { sidewaysScroll } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('the hero tells who the firm is and leads to services and contact', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading);
  await expect(main.getByText(firm.tagline, { exact: true })).toBeInViewport();
  const explore = main.getByRole('link', { name: words.home.exploreServices, exact: true });
  await expect(explore).toBeInViewport({ ratio: 1 });
  await expect(explore).toHaveAttribute('href', '/services');
  const contact = main.getByRole('link', { name: words.home.contact, exact: true }).first();
  await expect(contact).toBeInViewport({ ratio: 1 });
  await expect(contact).toHaveAttribute('href', '/contact');
  await contact.click();
  await expect(page).toHaveTitle(pages.contact.title);
});

test('three info cards: the offices, the way to write, the hours', async ({ page }) => {
  await page.goto('/');
  const cards = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(3);
  const [offices, contact, hours] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  await expect(offices.getByRole('heading')).toHaveText(words.home.locations);
  await expect(offices.getByRole('listitem')).toHaveText(firm.offices.map(({ label }) => label));
  await expect(contact.getByRole('heading')).toHaveText(words.home.contactCard);
  await expect(contact.getByRole('link')).toHaveAttribute('href', '/contact');
  for (const { days, times } of printedHours(firm.openingHours, words)) {
    for (const text of [days, ...times]) await expect(hours).toContainText(text);
  }
  await expect(hours).toContainText(printedTimeZone(firm.openingHours, words));
  // The whole card of the contact page is its link's target.
  await contact.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveTitle(pages.contact.title);
});

test('the teaser leads to the About page', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(words.home.about, { exact: true })).toBeVisible();
  await main.getByRole('link', { name: words.home.readMore }).click();
  await expect(page).toHaveTitle(pages.about.title);
});

test('a card for each service, at most four in a row, the rows as even as can be', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: pages.home.services.heading });
  await expect(section.getByText(words.home.services, { exact: true })).toBeVisible();
  const cards = section.getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(services.map(({ title }) => title));
  await expect(cards.filter({ has: page.locator('svg') })).toHaveCount(services.length);
  for (const [i, { description }] of services.entries()) {
    await expect(cards.nth(i)).toContainText(description);
  }
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(rows, `at ${width}`).toHaveLength(Math.ceil(services.length / 4));
    expect(rows, `at ${width}`).toEqual(rows.toSorted((a, b) => b - a));
    expect(Math.max(...rows) - Math.min(...rows), `at ${width}`).toBeLessThanOrEqual(1);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('the cards of the core practices lead to their blocks', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: pages.home.services.heading });
  await expect(section.getByRole('link')).toHaveText(practices.map(({ title }) => title));
  for (const { id, title } of practices) {
    await page.goto('/');
    await section.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
});
