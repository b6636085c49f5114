/** GATE-24 Only a failed decryption is a wrong password: all else is the browser's lack, and says so. */
import { firm, words } from './support/content.ts';
import {
  alert,
  expectLocked,
  flag,
  GATE_PATH,
  PASSWORD,
  rememberAccess,
  submit,
  submitButton,
} from './support/gate.ts';
import { hydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

// Which lacks are told as such: see open-studies.test.ts.
test('GATE-24 a browser without a part of what it takes says so, with a way out, and forgets nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.DecompressionStream = function Unknown() {
      throw new TypeError('unknown format');
    } as never;
  });
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, PASSWORD);
  await expect(alert(page)).toHaveText(words.door.incapable);
  await expect(page.locator('main input')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(
    page.getByRole('main').getByRole('link', { name: firm.email.general }),
  ).toBeVisible();

  await rememberAccess(page);
  await page.reload();
  await expect(alert(page)).toHaveText(words.door.incapable);
  await expectLocked(page);
  expect(await flag(page)).toBe('true');
});
