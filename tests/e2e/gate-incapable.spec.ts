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

/** What a browser may lack, as scripts that run before the page. */
const LACKS: Readonly<Record<string, () => void>> = {
  'the form of packing': () => {
    window.DecompressionStream = function Unknown() {
      throw new TypeError('unknown format');
    } as never;
  },
  'Web Crypto': () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
  },
  'the derivation of keys': () => {
    SubtleCrypto.prototype.deriveBits = () =>
      Promise.reject(new DOMException('', 'NotSupportedError'));
  },
  checksums: () => {
    SubtleCrypto.prototype.digest = () => Promise.reject(new DOMException('', 'NotSupportedError'));
  },
};

for (const [lack, remove] of Object.entries(LACKS)) {
  test(`GATE-24 a browser without ${lack} says so, with a way out, and forgets nothing`, async ({
    page,
  }) => {
    await page.addInitScript(remove);
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
    // At this strength the remembered key is not derived anew: it may open all the same.
    if (lack === 'the derivation of keys') return;
    await expect(alert(page)).toHaveText(words.door.incapable);
    await expectLocked(page);
    expect(await flag(page)).toBe('true');
  });
}
