import { GATE_PATH, openStudies } from './support/gate.ts';
import { hydrated } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { words } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('LEGAL-01 no page asks another origin for anything, sets a cookie or sends data', async ({
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
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await expect(
      page.locator('link[rel="preconnect"], link[rel="dns-prefetch"], iframe, base'),
    ).toHaveCount(0);
  }
  await page.goto('/contact');
  await page.getByRole('button', { name: words.contact.copyAddress }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await openStudies(page);
  await page.waitForLoadState('networkidle');

  expect(foreign).toEqual([]);
  expect(sending).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('HYD-15 hovering fetches nothing that is gated and stores nothing', async ({ page }) => {
  const gated: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sealed')) gated.push(request.url());
  });
  await page.goto('/');
  for (const link of await page.locator('header nav a, footer a').all()) await link.hover();
  await page.waitForLoadState('networkidle');
  expect(gated).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  // The door itself fetches the sealed file only when somebody tries to enter.
  await page.goto(GATE_PATH);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(gated).toEqual([]);
});
