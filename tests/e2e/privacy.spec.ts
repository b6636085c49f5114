import { firm, pages, privacyPolicy, words } from './support/content.ts';
import { FLAG_KEY, openStudies } from './support/gate.ts';
import { ROUTE_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('the policy has each of its sections and facts, and its links lead where they say', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  const sections = privacyPolicy.sections.map(({ heading }) => heading);
  await expect(main.locator('section > h2')).toHaveText(sections);
  for (const fact of [firm.legalName, String(firm.breachNoticeDays)]) {
    await expect(main).toContainText(fact);
  }
  const { hostingProvider, dataProtectionAuthority } = firm.outwardLinks;
  for (const { name, url } of [hostingProvider, dataProtectionAuthority]) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', url);
  }
  const mail = main.locator('a[href^="mailto:"]');
  expect(await mail.count()).toBeGreaterThan(0);
  for (const link of await mail.all()) {
    await expect(link).toHaveAttribute('href', `mailto:${firm.email.legal}`);
    await expect(link).toHaveText(firm.email.legal);
  }
  await expect(main.locator('time')).toHaveAttribute('datetime', privacyPolicy.updated);
  // Each entry of the contents leads to a section of that name.
  const contents = page
    .getByRole('navigation', { name: words.privacyPolicy.contents })
    .getByRole('link');
  for (const link of await contents.all()) {
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    const name = (await link.textContent()) ?? '';
    await expect(main.locator(`section[id="${id}"]`).getByRole('heading').first()).toHaveText(name);
  }
});

test('LEGAL-02 what the browser keeps is what the policy says', async ({ page, context }) => {
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  const nothing = { local: [], session: [], databases: 0, caches: 0, workers: 0 };
  for (const { path } of ROUTE_PAGES) {
    await page.goto(path);
    expect(await stored(), path).toEqual(nothing);
  }
  await openStudies(page);
  expect(await stored()).toEqual({ ...nothing, local: [[FLAG_KEY, 'true']] });
  expect(await context.cookies()).toEqual([]);

  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main).toContainText(privacyPolicy.storedInBrowser.courtesy);
  await expect(page.getByText(pages['privacy-policy'].lead)).toBeVisible();
});
