import { mapWords } from '../../src/content/office-map.ts';
import { brand, firm, pages, words } from './support/content.ts';
import { hydrated, settled } from './support/page.ts';
import { expect, test } from './support/test.ts';

const EMAIL = firm.email.general;

/** Those that have room: of offices in one place not every name is written on the map. */
const mapNames = mapWords(firm.offices, words.language).names.filter(({ side }) => side);

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

test('A11Y-09 the map is the same whichever way the page is read, and its names stay apart on it', async ({
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
  await page.goto('/contact');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const size of ['100%', '200%']) {
      await page.evaluate((it) => {
        document.documentElement.dir = 'ltr';
        document.documentElement.style.fontSize = it;
      }, size);
      await settled(page);
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

test('the figures of the courses stand clear of the names, and phones have none', async ({
  page,
}) => {
  test.skip(brand.map === 'off', 'The firm shows no map.');
  const { figures } = mapWords(firm.offices, words.language);
  await page.goto('/contact');
  for (const width of [390, 560, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const texts = page.locator(`${MAP} svg svg text`).filter({ visible: true });
    await expect(texts, `${width}`).toHaveCount(width < 560 ? 0 : 2 * figures.length);
    const covered = await texts.evaluateAll((all) => {
      const names = [...document.querySelectorAll('main [aria-hidden] g > text')];
      return all.flatMap((text) => {
        const [box, toScreen] = [
          (text as SVGTextElement).getBBox(),
          (text as SVGTextElement).getScreenCTM(),
        ];
        const points = Array.from({ length: 63 }, (_, i) =>
          new DOMPoint(
            box.x + ((i % 21) / 20) * box.width,
            box.y + (Math.floor(i / 21) / 2) * box.height,
          ).matrixTransform(toScreen ?? undefined),
        );
        const isIn = ({ left, right, top, bottom }: DOMRect) =>
          points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
        return names
          .filter((name) => isIn(name.getBoundingClientRect()))
          .map((name) => `${text.textContent} on ${name.textContent}`);
      });
    });
    expect(covered, `${width}`).toEqual([]);
  }
});

test('MAIL-01 MAIL-03 the mail button is a plain link with a well-formed address', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('a script opens a page');
    };
  });
  await page.goto('/contact');
  const button = page.getByRole('main').getByRole('link', { name: words.contact.write });
  const before = await button.getAttribute('href');
  await hydrated(page);
  expect(await button.getAttribute('href')).toBe(before);
  await expect(button).not.toHaveAttribute('target');
  await expect(page.locator('form, input, textarea, select')).toHaveCount(0);

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
  await settled(page);
  expect(opened).toBe(0);
  // Whoever asks for another page gets what the browser makes of that.
  await button.click({ modifiers: ['ControlOrMeta'] });
  await settled(page);
  await expect(page).toHaveURL('/contact');
});

test('MAIL-02 the address stands on the page as text that can be selected', async ({ page }) => {
  await page.goto('/contact');
  const address = page.getByRole('main').getByText(EMAIL, { exact: true });
  await address.click({ clickCount: 3 });
  expect((await page.evaluate(() => getSelection()?.toString().trim())) ?? '').toBe(EMAIL);
});
