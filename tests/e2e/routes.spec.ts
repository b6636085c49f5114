import { request as httpRequest } from 'node:http';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { canonicalUrl } from '../../src/lib/paths.ts';
import { pages, words } from './support/content.ts';
import { openMenu, PHONE, toggle } from './support/menu.ts';
import { hydrated } from './support/page.ts';
import { ALL_PAGES, ISLAND_ROUTES, ROUTE_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const MISSING_PAGE = /console: Failed to load resource.*404/;

for (const { id, path } of ALL_PAGES) {
  test(`NAV-07 ${path}: its own title, description and canonical address`, async ({
    page,
    request,
    faults,
  }) => {
    if (id === 'not-found') faults.allow(MISSING_PAGE);
    const response = await request.get(path);
    expect(response.status()).toBe(id === 'not-found' ? 404 : 200);
    expect(response.headers()['content-type']).toMatch(/^text\/html;\s*charset=utf-8$/i);
    const head = (await response.text()).split('</head>')[0] ?? '';
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);

    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(pages[id].title);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('body title:not(svg title)')).toHaveCount(0);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', pages[id].description);
    await expect(page.locator('html')).toHaveAttribute('lang', words.language);
    const canonical = page.locator('link[rel="canonical"]');
    const address = canonicalUrl(TEST_SETTINGS.SITE_URL, id);
    if (address === undefined) {
      await expect(canonical).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    } else {
      await expect(canonical).toHaveAttribute('href', address);
    }
  });

  test(`${path}: landmarks and the order of headings`, async ({ page, faults }) => {
    if (id === 'not-found') faults.allow(MISSING_PAGE);
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: words.header.navigation })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
    await expect(page.locator('h1')).toHaveCount(1);

    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.localName.slice(1))));
    expect(levels[0]).toBe(1);
    levels.forEach((level, i) => expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1));
  });
}

test('titles and descriptions are all different', () => {
  const all = ALL_PAGES.map(({ id }) => pages[id]);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('HYD-12 HOST-01 an unknown address is the not-found page, whole at any depth', async ({
  page,
  faults,
}) => {
  faults.allow(MISSING_PAGE);
  await page.setViewportSize(PHONE);
  for (const address of ['/nope', '/about/nope', '/nope?x=1', '/a/b/c']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page).toHaveTitle(pages['not-found'].title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['not-found'].heading);
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  }
  // The scripts of the frame run: the toggle tells its state.
  await openMenu(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: words.pages.home, exact: true }).click();
  await expect(page).toHaveTitle(pages.home.title);
});

test('HOST-01 a missing script file is 404 and not a page', async ({ request }) => {
  const response = await request.get('/_astro/nope.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type'] ?? '').not.toContain('text/html');
});

const OTHER_FORMS: readonly (readonly [string, string])[] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/?utm_source=x', '/?utm_source=x'],
  ...ROUTE_PAGES.filter(({ path }) => path !== '/').flatMap(({ path }) => [
    [`${path}/`, path] as const,
    [`${path}.html`, path] as const,
    [`${path}/index.html`, path] as const,
    [`${path}/?utm_source=x&b=1`, `${path}?utm_source=x&b=1`] as const,
    [`${path}?utm_source=x&b=1`, `${path}?utm_source=x&b=1`] as const,
  ]),
];

test('HOST-02 NAV-08 other forms of an address lead to it in one step and keep the query', async ({
  request,
}) => {
  for (const [form, address] of OTHER_FORMS) {
    const response = await request.get(form, { maxRedirects: 0 });
    if (form === address) {
      expect(response.status(), form).toBe(200);
    } else {
      expect([301, 308], form).toContain(response.status());
      expect(response.headers()['location'], form).toBe(address);
    }
  }
});

test('HOST-02 an address in capitals is not a second home of a page', async ({ request }) => {
  expect((await request.get('/About', { maxRedirects: 0 })).status()).not.toBe(200);
});

/** Asks for a path as it stands: other clients tidy it up first. */
const rawGet = (origin: string, path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });

test('a redirect never leaves the site', async ({ baseURL }) => {
  if (!baseURL) throw new Error('no base address');
  for (const path of ['//other.example/', '//other.example/index.html', '/\\other.example/']) {
    const { location } = await rawGet(baseURL, path);
    expect(new URL(location ?? '/', baseURL).origin, path).toBe(new URL(baseURL).origin);
  }
});

test('an address that is not well formed does no harm to the server', async ({
  baseURL,
  request,
}) => {
  if (!baseURL) throw new Error('no base address');
  for (const path of ['/%', '/%E0%A4%A', '/about%00', '/..%2f..%2fpackage.json', '//']) {
    expect((await rawGet(baseURL, path)).status, path).not.toBe(200);
  }
  expect((await request.get('/')).status()).toBe(200);
});

test('pages without an island come without a script file', async ({ page, faults }) => {
  faults.allow(MISSING_PAGE);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const { path } of ALL_PAGES.filter(({ id }) => !ISLAND_ROUTES.includes(id))) {
    await page.goto(path, { waitUntil: 'load' });
    const carriers = page.locator('script[src], astro-island, link[rel="modulepreload"]');
    await expect(carriers).toHaveCount(0);
    expect(scripts, path).toEqual([]);
  }
});

test('HOST-03 pages are asked for again, hashed files are kept', async ({ page, request }) => {
  const cacheRule = async (path: string) => (await request.get(path)).headers()['cache-control'];
  await page.goto('/');
  const picture = await page.locator('main img').first().getAttribute('src');
  expect(await cacheRule(picture ?? '')).toMatch(/max-age=31536000.*immutable/);
  for (const path of ['/', '/about', '/favicon.ico', '/case-studies.sealed.json', '/nope']) {
    const rule = await cacheRule(path);
    expect(rule, path).toContain('no-cache');
    expect(rule, path).not.toContain('immutable');
  }
});

test('SEO-04 every icon is there, on every page', async ({ page, request, faults }) => {
  faults.allow(MISSING_PAGE);
  const icons = new Set(['/favicon.ico']);
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    const found = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length, path).toBeGreaterThan(1);
    found.forEach((icon) => icons.add(icon));
  }
  for (const icon of icons) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});
