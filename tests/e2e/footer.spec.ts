import { firm, services, words } from './support/content.ts';
import { ALL_PAGES, QUICK_ROUTES, ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('every page ends with the same complete footer', async ({ page, faults }) => {
  faults.allow(/console: Failed to load resource.*404/);
  const texts = new Set<string>();
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    texts.add(await footer.innerText());

    const listOf = (name: string) =>
      footer
        .locator('div:has(> h2), nav')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('listitem');
    await expect(listOf(words.footer.services)).toHaveText(
      services.slice(0, 5).map(({ title }) => title),
    );
    await expect(listOf(words.footer.offices)).toHaveText(firm.offices.map(({ label }) => label));
    await expect(listOf(words.footer.quickLinks).getByRole('link')).toHaveText(
      QUICK_ROUTES.map((route) => words.pages[route]),
    );
    for (const route of [...QUICK_ROUTES, 'privacy-policy'] as const) {
      const link = footer.getByRole('link', { name: words.pages[route], exact: true });
      await expect(link).toHaveAttribute('href', ROUTES[route].path);
    }
    for (const { title } of services.slice(5)) {
      await expect(footer.getByText(title, { exact: true })).toHaveCount(0);
    }
  }
  expect(texts.size).toBe(1);
});

test('the footer names the firm, its address, its mailbox and the terms', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const part of firm.headOffice.lines) {
    await expect(footer.locator('address')).toContainText(part);
  }
  await expect(footer).toContainText(firm.professionalNotice ?? '');
  await expect(footer).toContainText(words.footer.copyright);
  await expect(footer.getByRole('link', { name: firm.email.general })).toHaveAttribute(
    'href',
    `mailto:${firm.email.general}`,
  );
  await expect(footer.getByText(words.footer.terms, { exact: true })).toBeVisible();
  await expect(footer.locator('a, button', { hasText: words.footer.terms })).toHaveCount(0);
});
