import { mapWords } from '../../src/content/office-map.ts';
import { brand, firm, pages, practices, words } from './support/content.ts';
import { hydrated, settled } from './support/page.ts';
import { ROUTE_PAGES } from './support/routes.ts';
import { expectOnClipboard } from './support/toast.ts';
import { expect, test } from './support/test.ts';

const EMAIL = firm.email.general;

/** Those that have room: of offices in one place not every name is written on the map. */
const mapNames = mapWords(firm.offices, words.language).names.filter(({ side }) => side);

test('how to reach the firm: mail, address, offices, practices, no form', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const part of firm.headOffice.lines) {
    await expect(main.locator('address')).toContainText(part);
  }
  for (const { label } of firm.offices) {
    await expect(main.getByRole('listitem').getByText(label, { exact: true })).toBeVisible();
  }
  for (const { id, title } of practices) {
    await expect(main.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/services#${id}`,
    );
  }
  await expect(main).toContainText(pages.contact.email.text);
  await expect(page.locator('form, input, textarea, select')).toHaveCount(0);
});

const MAP = 'main [aria-hidden]:has(> svg)';

test('the map shows every office, or there is none', async ({ page }) => {
  await page.goto('/contact');
  const map = page.locator(MAP);
  await expect(map).toHaveCount(brand.map === 'on' ? 1 : 0);
  if (brand.map === 'off') return;
  await map.locator('img').scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const dots = await map.locator('circle[r="4"]').all();
  expect(dots).toHaveLength(firm.offices.length);
  for (const dot of dots) {
    const box = await dot.boundingBox();
    expect(box?.x).toBeGreaterThan(x);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(x + width);
    expect(box?.y).toBeGreaterThan(y);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y + height);
  }
});

test('the map is the same whichever way the page is read, and its names stay apart on it', async ({
  page,
}) => {
  test.skip(brand.map === 'off', 'The firm shows no map.');
  const names = () =>
    page.locator(`${MAP} g > text`).evaluateAll((all) => {
      const map = all[0]?.closest('[aria-hidden]')?.getBoundingClientRect();
      return all.map((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const [x, y] = [map?.x ?? 0, map?.y ?? 0];
        return [left - x, right - x, top - y, bottom - y].map(Math.round);
      });
    });
  for (const width of [320, 390, 1440]) {
    for (const size of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await page.evaluate((it) => void (document.documentElement.style.fontSize = it), size);
      const places = await names();
      expect(places).toHaveLength(mapNames.length);
      const map = await page.locator(MAP).boundingBox();
      for (const [i, [left = 0, right = 0, top = 0, bottom = 0]] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(map?.width ?? 0);
        for (const [l = 0, r = 0, t = 0, b = 0] of places.slice(i + 1)) {
          expect(right <= l || r <= left || bottom <= t || b <= top, `${width} ${size}`).toBe(true);
        }
      }
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      expect(await names(), `${width} ${size}`).toEqual(places);
    }
  }
});

test('MAIL-01 MAIL-03 the mail button is a plain link with a well-formed address', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const button = page.getByRole('main').getByRole('link', { name: words.contact.write });
  const before = await button.getAttribute('href');
  await hydrated(page);
  expect(await button.getAttribute('href')).toBe(before);
  await expect(button).not.toHaveAttribute('target');

  const [, address = '', query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/.exec(before ?? '') ?? [];
  expect(decodeURIComponent(address)).toBe(EMAIL);
  expect(query).not.toMatch(/[+\s]/);
  const fields = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  expect(fields).toEqual([['subject', pages.contact.email.subject]]);

  // No mail program here: the page stays, and nothing opens.
  let opened = 0;
  context.on('page', () => opened++);
  await button.click();
  await button.focus();
  await page.keyboard.press('Enter');
  await button.click({ modifiers: ['ControlOrMeta'] });
  await expect(page).toHaveURL('/contact');
  await settled(page);
  expect(opened).toBe(0);
});

test('MAIL-02 the address stands on the page as text that can be selected', async ({ page }) => {
  await page.goto('/contact');
  const address = page.getByRole('main').getByText(EMAIL, { exact: true });
  await address.click({ clickCount: 3 });
  expect((await page.evaluate(() => getSelection()?.toString().trim())) ?? '').toBe(EMAIL);
});

test('MAIL-02 the copy control copies exactly the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: words.contact.copyAddress }).click();
  await expect(page.locator('[data-toast]')).toContainText(EMAIL);
  // Read by pasting: the site's own pages may not read the clipboard.
  await expectOnClipboard(context, EMAIL);
});

test('MAIL-04 every mail link of the site is plain and leads to its visible address', async ({
  request,
}) => {
  for (const { path } of ROUTE_PAGES) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a [^>]*href="mailto:([^"?]+)[^>]*>([\s\S]*?)<\/a>/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, address = '', words = ''] of links) {
      expect([EMAIL, firm.email.legal], path).toContain(address);
      if (words.includes('@')) expect(words, path).toBe(address);
    }
    expect(html).toContain(EMAIL);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MAIL-03 the mail link works, and no dead copy control shows', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: words.contact.write })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${EMAIL}`),
    );
    await expect(main.getByText(EMAIL, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: words.contact.copyAddress })).toBeHidden();
  });
});
