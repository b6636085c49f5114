import { ALL_PAGES, ISLAND_ROUTES } from './support/routes.ts';
import { expect, test, type Page } from './support/test.ts';

const textOf = (page: Page) => page.locator('main').innerText();

for (const { path, id } of ALL_PAGES.filter((page) => !ISLAND_ROUTES.includes(page.id))) {
  test(`without JavaScript ${path} says all that it says with it`, async ({
    page,
    browser,
    faults,
  }) => {
    if (id === 'not-found') faults.allow(/console: Failed to load resource.*404/);
    await page.goto(path);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    expect(await textOf(plain)).toBe(await textOf(page));
    expect(await textOf(plain)).not.toBe('');
    await context.close();
  });
}
