/** Every page in a real browser behind Caddy: nothing that the headers or the policy refuse. */
import type { Browser, BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { PAGES } from './cases.ts';
import { words } from '../e2e/support/content.ts';
import { startCaddy, type RunningHttpsServer } from './servers.ts';

let server: RunningHttpsServer;
let browser: Browser;

beforeAll(async () => {
  server = await startCaddy();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Everything that goes wrong in any page of a context, as it is told. */
const watch = async (context: BrowserContext): Promise<string[]> => {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
};

const openContext = async () => {
  // The authority that Caddy makes for localhost is nobody's but this test's.
  const context = await browser.newContext({ baseURL: server.origin, ignoreHTTPSErrors: true });
  return { context, faults: await watch(context), page: await context.newPage() };
};

test.each(PAGES)('CSP-01 %s loads whole and without a fault', async (path) => {
  const { context, faults, page } = await openContext();
  await page.goto(path);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  // Once somebody reaches for it, what comes alive does so behind the headers too.
  await page.evaluate(() => {
    document.querySelector('astro-island')?.dispatchEvent(new PointerEvent('pointerover'));
  });
  await expect.poll(() => page.locator('astro-island[ssr]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('the page for unknown addresses has no fault but its status', async () => {
  const { context, faults, page } = await openContext();
  await page.goto('/about/nope', { waitUntil: 'networkidle' });
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

test('the case studies open behind the headers', async () => {
  const { context, faults, page } = await openContext();
  await page.goto('/case-studies', { waitUntil: 'networkidle' });
  await page.locator('main input[type="password"]').fill(TEST_SETTINGS.CASE_STUDIES_PASSWORD);
  await page.locator('main input[type="password"]').press('Enter');
  await page.locator('article').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an address is copied behind the headers', async () => {
  const { context, faults, page } = await openContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: words.contact.copyAddress }).click();
  await page.locator('[data-toast]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
