import { words } from './support/content.ts';
import {
  alert,
  changeStorage,
  expectLocked,
  expectOpen,
  field,
  FLAG_KEY,
  flag,
  GATE_PATH,
  PASSWORD,
  rememberAccess,
  submit,
  WRONG,
} from './support/gate.ts';
import { hydrated, settled } from './support/page.ts';
import { holdScripts } from './support/scripts.ts';
import { shift, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test('GATE-07 GATE-16 only the exact flag opens; it opens by itself, and no form is seen before, however slow the scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sealed')) asked.push(request.url());
  });
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem(key, '1'), FLAG_KEY);
  await page.goto(GATE_PATH);
  await expectLocked(page);
  await hydrated(page);
  for (const value of ['1', 'false', '0', 'TRUE', 'null', 'undefined', '', ' true', '"true"']) {
    await changeStorage(page, { [FLAG_KEY]: value });
    await settled(page);
    await expectLocked(page);
  }
  expect(asked).toEqual([]);

  await page.goto('/robots.txt');
  await rememberAccess(page);
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'commit' });
  await expect(page.getByText(words.door.opening)).toBeVisible();
  await expect(field(page)).toBeHidden();
  release();
  await expectOpen(page);
  await expect(page.getByText(words.door.opening)).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  expect(await shift(page)).toBeLessThan(0.1);
});

test('GATE-04 a full or a refused storage costs only the remembering', async ({ page }) => {
  await page.goto(GATE_PATH);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await submit(page, PASSWORD);
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  expect(await flag(page)).toBeNull();

  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  await hydrated(page);
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
});

test('GATE-11 tabs agree: unlocking, removal of the flag, clearing of the storage, and nothing else', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await other.goto(GATE_PATH);
  await expectLocked(other);
  await page.goto(GATE_PATH);

  // An untouched door: entries of others, and other values of ours, are nobody's business.
  await page.evaluate((key) => {
    localStorage.setItem('something-else', '1');
    localStorage.setItem(key, 'false');
  }, FLAG_KEY);
  await other.waitForFunction((key) => localStorage.getItem(key) === 'false', FLAG_KEY);
  await settled(other);
  expect(scripts).toEqual([]);
  await submit(page, PASSWORD);
  await expectOpen(page);
  await expectOpen(other);

  await other.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);

  await page.evaluate(() => localStorage.clear());
  await expectLocked(other);
  await expect(field(other)).toHaveValue('');
  await expect(other.getByText(WRONG)).toHaveCount(0);

  await submit(other, 'not it');
  await expect(alert(other)).toHaveText(WRONG);
  await page.evaluate(() => localStorage.setItem('something-else', '2'));
  // The event has arrived once the page has seen the entry and taken a turn.
  await other.waitForFunction(() => localStorage.getItem('something-else') === '2');
  await settled(other);
  await expect(alert(other)).toHaveText(WRONG);
  await expect(field(other)).toHaveValue('not it');
});
