/** What somebody does at the door before its script is here. */
import { words } from './support/content.ts';
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
import { expect, test, type Page } from './support/test.ts';

/** Opens the door of a visitor who was not there before, whose script is held back. */
const openWithoutScript = async (page: Page): Promise<() => void> => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  return release;
};

test('what is typed and sent before the script comes is kept, and answered when it is there', async ({
  page,
}) => {
  await test.step('an empty form is not taken for an entry, and what was typed counts', async () => {
    const release = await openWithoutScript(page);
    await submitButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    release();
    await hydrated(page);
    await settled(page);
    await expect(alert(page)).toHaveCount(0);
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
    await expect(field(page)).toHaveValue(PASSWORD);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('GATE-19 a form that was sent says at once that it waits, and is taken up', async () => {
    const release = await openWithoutScript(page);
    await field(page).fill(PASSWORD);
    // In the same turn: no file is waited for.
    const isSaid = await field(page).evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit();
      return input.form?.querySelector('[data-words]')?.textContent !== '';
    });
    expect(isSaid).toBe(true);
    await expect(page.getByRole('main').getByText(words.door.loading)).toBeVisible();
    await expect(submitButton(page)).toHaveCSS('cursor', 'progress');
    await expect(page).toHaveURL(GATE_PATH);
    release();
    await expectOpen(page);
    await expect(page).toHaveURL(GATE_PATH);
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('a wrong entry, sent twice, is answered', async () => {
    const release = await openWithoutScript(page);
    await field(page).fill('not it');
    await field(page).press('Enter');
    await submitButton(page).click();
    release();
    await expect(alert(page)).toHaveText(WRONG);
    await settled(page);
    await expect(submitButton(page)).not.toHaveCSS('cursor', 'progress');
    await expect(submitButton(page)).toHaveCSS('opacity', '1');
  });
});
