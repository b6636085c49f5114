import { FLAG_KEY, GATE_PATH, openStudies } from './support/gate.ts';
import { hydrated, settled } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

test('HYD-15 LEGAL-01 LEGAL-02 no page asks another origin for anything, sends data, keeps more than the policy says, or fetches what is gated before somebody enters', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.allow(/console: Failed to load resource.*404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  const sending: string[] = [];
  const gated: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
    if (request.url().includes('sealed')) gated.push(request.url());
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
    await settled(page);
    await expect(
      page.locator('link[rel="preconnect"], link[rel="dns-prefetch"], iframe, base'),
    ).toHaveCount(0);
    expect(await stored(), path).toEqual(nothing);
  }
  for (const link of await page.locator('header nav a, footer a').all()) await link.hover();
  await page.goto(GATE_PATH);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(gated, 'HYD-15').toEqual([]);

  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toBeVisible();
  await openStudies(page);
  await page.waitForLoadState('networkidle');

  expect(await stored()).toEqual({ ...nothing, local: [[FLAG_KEY, 'true']] });
  expect(gated).toHaveLength(1);
  expect(foreign).toEqual([]);
  expect(sending).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
