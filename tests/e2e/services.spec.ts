import { pages, practices, words } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('a block for each core practice, with its steps, its benefits and its record', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const { id, title, practice } of practices) {
    const block = page.getByRole('region', { name: title, exact: true });
    await expect(block).toHaveAttribute('id', id);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(block.locator('svg').first()).toBeVisible();
    await expect(block).toContainText(practice.description);
    const steps = block.locator('ol > li');
    await expect(steps.getByRole('heading')).toHaveText(practice.process.map((step) => step.title));
    const benefits = block.locator('ul > li');
    await expect(benefits).toHaveText(practice.benefits);
    await expect(block.getByRole('heading', { name: words.services.trackRecord })).toBeVisible();
    await expect(block).toContainText(practice.trackRecord);
  }
  await main.getByRole('link', { name: words.services.closing, exact: true }).click();
  await expect(page).toHaveTitle(pages.contact.title);
});
