import { SEALED_PATH } from '../../src/components/case-studies/open-studies.ts';
import { deriveKey, seal, type SealedText } from '../../src/lib/sealing.ts';
import { caseStudies, privacyPolicy } from './support/content.ts';
import {
  alert,
  DERIVED_KEY,
  expectLocked,
  expectOpen,
  FLAG_KEY,
  flag,
  GATE_PATH,
  openStudies,
  PASSWORD,
  SEALED_FILE,
  submit,
  WRONG,
} from './support/gate.ts';
import { hydrated } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';

// A second build of the same site, with CASE_STUDIES_GATE=sealed.
test.use({ baseURL: 'http://localhost:4331' });

const derivedKey = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DERIVED_KEY);

/** What a later release with another password publishes. */
const resealed = async (password: string, { salt, iterations }: SealedText) =>
  seal(JSON.stringify(caseStudies), await deriveKey(password, { salt, iterations }), {
    salt,
    iterations,
  });

test('GATE-07 GATE-24 the flag alone, or with a key of no use, shows the door', async ({
  page,
}) => {
  await page.goto('/about');
  for (const key of [undefined, '', 'no Base64!', Buffer.alloc(32, 7).toString('base64'), 'AAAA']) {
    await page.evaluate(
      ([flagKey, derived, value]) => {
        localStorage.clear();
        localStorage.setItem(flagKey, 'true');
        if (value !== undefined) localStorage.setItem(derived, value);
      },
      [FLAG_KEY, DERIVED_KEY, key] as const,
    );
    await page.goto(GATE_PATH);
    await expectLocked(page);
    await expect(alert(page)).toHaveCount(0);
    // Values of no use are cleared away.
    if (key !== undefined) await expect.poll(() => flag(page), key).toBeNull();
    if (key !== undefined) expect(await derivedKey(page)).toBeNull();
  }
});

test('GATE-12 GATE-13 GATE-21 the right password opens, is remembered by a key, and is itself kept nowhere', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toHaveText(WRONG);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await openStudies(page);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    [FLAG_KEY, DERIVED_KEY].sort(),
  );
  expect(await derivedKey(page)).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  await page.reload();
  await expectOpen(page);

  // GATE-21
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.body.outerHTML,
    ]),
  );
  expect(kept).not.toContain(PASSWORD);

  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText(privacyPolicy.storedInBrowser.sealed);
});

test('GATE-08 after a change of password the old key and the old password open nothing', async ({
  page,
}) => {
  await openStudies(page);
  const served = (await (await page.request.get(SEALED_PATH)).json()) as SealedText;
  const next = await resealed('Another-Tide-2027', served);
  await page.route(SEALED_FILE, (route) => route.fulfill({ json: next }));
  await page.reload();
  await expectLocked(page);
  await expect.poll(() => flag(page)).toBeNull();
  expect(await derivedKey(page)).toBeNull();
  await expect(alert(page)).toHaveCount(0);

  await submit(page, PASSWORD);
  await expect(alert(page)).toHaveText(WRONG);
  await submit(page, 'Another-Tide-2027');
  await expectOpen(page);
  await page.reload();
  await expectOpen(page);
});

test('GATE-08 a new release with the same password stays open, with a new salt it asks once', async ({
  page,
}) => {
  await openStudies(page);
  const served = (await (await page.request.get(SEALED_PATH)).json()) as SealedText;
  const rebuilt = await resealed(PASSWORD, served);
  expect(rebuilt.iv).not.toBe(served.iv);
  await page.route(SEALED_FILE, (route) => route.fulfill({ json: rebuilt }));
  await page.reload();
  await expectOpen(page);

  const salt = Buffer.alloc(16, 9).toString('base64');
  const resalted = await resealed(PASSWORD, { ...served, salt });
  await page.unrouteAll();
  await page.route(SEALED_FILE, (route) => route.fulfill({ json: resalted }));
  await page.reload();
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);
  await page.reload();
  await expectOpen(page);
});

test('GATE-11 tabs agree also where the key is needed', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(GATE_PATH);
  await hydrated(other);
  await openStudies(page);
  await expectOpen(other);
  await page.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
  await expectLocked(other);
});

test('GATE-04 a storage that takes the key but not the flag leaves nothing half open', async ({
  page,
}) => {
  await page.addInitScript((flagKey) => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- bound at the call below
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === flagKey) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  }, FLAG_KEY);
  await openStudies(page);
  // Not remembered, so no key material stays behind either.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expectLocked(page);
});
