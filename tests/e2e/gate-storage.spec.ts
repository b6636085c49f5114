import {
  expectLocked,
  expectOpen,
  FLAG_KEY,
  field,
  flag,
  GATE_PATH,
  openStudies,
  PASSWORD,
  submit,
  WRONG,
} from './support/gate.ts';
import { words } from './support/content.ts';
import { hydrated } from './support/page.ts';
import { holdScripts } from './support/scripts.ts';
import { shift, watchShifts } from './support/shifts.ts';
import { expect, test, type Page } from './support/test.ts';

const setFlag = (page: Page, value: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [FLAG_KEY, value] as const);

test('GATE-07 only the exact flag opens, and it opens by itself', async ({ page }) => {
  await page.goto('/about');
  for (const value of ['false', '0', '1', 'TRUE', 'null', 'undefined', '', ' true', '"true"']) {
    await setFlag(page, value);
    await page.goto(GATE_PATH);
    await hydrated(page);
    await expectLocked(page);
  }
  await setFlag(page, 'true');
  await page.reload();
  await expectOpen(page);
});

test('GATE-04 a full storage costs only the remembering', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openStudies(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await page.reload();
  await hydrated(page);
  await expectLocked(page);
});

test('GATE-04 a refused storage costs only the remembering', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(GATE_PATH);
  await hydrated(page);
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
});

test('GATE-11 tabs agree: unlocking, removal of the flag, clearing of the storage', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(GATE_PATH);
  await hydrated(other);
  await expectLocked(other);
  await openStudies(page);
  await expectOpen(other);

  await other.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);

  await page.evaluate(() => localStorage.clear());
  await expectLocked(other);
  await expect(field(other)).toHaveValue('');
  await expect(other.getByText(WRONG)).toHaveCount(0);
});

test('an unrelated entry of the storage changes nothing', async ({ page, context }) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, 'not it');
  await expect(page.getByText(WRONG)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.setItem('something-else', '1'));
  // The event has arrived once the page has seen the entry and taken a turn.
  await page.waitForFunction(() => localStorage.getItem('something-else') === '1');
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(field(page)).toHaveValue('not it');
});

test('GATE-16 a returning visitor sees no form while the scripts are slow', async ({ page }) => {
  await page.goto('/about');
  await setFlag(page, 'true');
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
