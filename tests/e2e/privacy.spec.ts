import { firm, privacyPolicy } from './support/content.ts';
import { FLAG_KEY, openStudies } from './support/gate.ts';
import { hydrated } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test('the policy has each of its facts, and its links lead where they say', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  for (const fact of [
    firm.legalName,
    String(firm.breachNoticeDays),
    privacyPolicy.storedInBrowser.courtesy,
  ]) {
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
});

test('LEGAL-01 LEGAL-02 no page asks another origin for anything, sends data, or keeps more than the policy says', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.allow(/console: Failed to load resource.*404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  const sending: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
    if (request.method() !== 'GET') sending.push(`${request.method()} ${request.url()}`);
  });
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  const nothing = { local: [], session: [], databases: 0, caches: 0, workers: 0 };
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await expect(
      page.locator('link[rel="preconnect"], link[rel="dns-prefetch"], iframe, base'),
    ).toHaveCount(0);
    expect(await stored(), path).toEqual(nothing);
  }
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toBeVisible();
  await openStudies(page);
  await page.waitForLoadState('networkidle');

  expect(await stored()).toEqual({ ...nothing, local: [[FLAG_KEY, 'true']] });
  expect(foreign).toEqual([]);
  expect(sending).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('HYD-15 what is gated is fetched only when somebody tries to enter', async ({ page }) => {
  const gated: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sealed')) gated.push(request.url());
  });
  await page.goto('/');
  for (const link of await page.locator('header nav a, footer a').all()) await link.hover();
  await page.waitForLoadState('networkidle');
  await page.goto('/case-studies');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(gated).toEqual([]);
});
