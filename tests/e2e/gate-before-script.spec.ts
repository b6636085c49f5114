import {
  alert,
  expectOpen,
  field,
  GATE_PATH,
  PASSWORD,
  submitButton,
  WRONG,
} from './support/gate.ts';
import { hydrated, settled } from './support/page.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test('what was typed before the script came is kept and counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await field(page).click();
  await page.keyboard.type(PASSWORD);
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue(PASSWORD);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOpen(page);
});

test('a form sent before the script came is taken up when it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  await settled(page);
  await expect(page).toHaveURL(GATE_PATH);
  await expect(submitButton(page)).toHaveCSS('cursor', 'progress');
  release();
  await expectOpen(page);
  await expect(page).toHaveURL(GATE_PATH);
});

test('a wrong entry sent before the script came is answered', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await field(page).fill('not it');
  await submitButton(page).click();
  await submitButton(page).click();
  release();
  await expect(alert(page)).toHaveText(WRONG);
  await settled(page);
  await expect(submitButton(page)).not.toHaveCSS('cursor', 'progress');
  await expect(submitButton(page)).toHaveCSS('opacity', '1');
});

test('an empty form sent before the script came is not taken for an entry', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await submitButton(page).click();
  release();
  await hydrated(page);
  await settled(page);
  await expect(alert(page)).toHaveCount(0);
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
});
