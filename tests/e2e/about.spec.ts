import { firm, pages, values, words } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('the story, the values and the headquarters', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const name of [words.about.story, words.about.values, words.about.headquarters]) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const story = page.getByRole('region', { name: words.about.story });
  await expect(story.getByRole('paragraph')).toHaveText(
    pages.about.story.paragraphs.map((text) => text.trim()),
  );
  const list = page.getByRole('region', { name: words.about.values }).getByRole('listitem');
  await expect(list.getByRole('heading')).toHaveText(values.map(({ title }) => title));
  for (const [i, { description }] of values.entries()) {
    await expect(list.nth(i)).toContainText(description);
    await expect(list.nth(i).locator('svg')).toHaveCount(1);
  }
  const place = page.getByRole('region', { name: words.about.headquarters }).locator('address');
  for (const line of firm.headOffice.lines) await expect(place).toContainText(line);
});
