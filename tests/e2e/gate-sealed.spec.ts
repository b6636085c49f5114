import { SEALED_PATH } from '../../src/components/case-studies/open-studies.ts';
import { deriveKey, seal, type SealedText } from '../../src/lib/sealing.ts';
import { caseStudies } from './support/content.ts';
import {
  alert,
  changeStorage,
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
import { hydrated, settled } from './support/page.ts';
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

const remembered = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('GATE-07 GATE-12 GATE-13 GATE-21 GATE-24 the flag or a key of no use shows the door; the right password opens, and is remembered by a key alone', async ({
  page,
  context,
}) => {
  const useless = Buffer.alloc(32, 7).toString('base64');
  const expectNothingKept = async () => {
    await expectLocked(page);
    await expect(alert(page)).toHaveCount(0);
    // Values of no use are cleared away.
    await expect.poll(() => flag(page)).toBeNull();
    expect(await derivedKey(page)).toBeNull();
  };
  await page.goto('/robots.txt');
  await page.evaluate(
    ([flagKey, derived, value]) => {
      localStorage.setItem(flagKey, 'true');
      localStorage.setItem(derived, value);
    },
    [FLAG_KEY, DERIVED_KEY, useless] as const,
  );
  await page.goto(GATE_PATH);
  await expectNothingKept();
  for (const key of ['', 'no Base64!', useless, 'AAAA']) {
    await changeStorage(page, { [FLAG_KEY]: 'true', [DERIVED_KEY]: key });
    await expectNothingKept();
  }
  await changeStorage(page, { [FLAG_KEY]: 'true' });
  await settled(page);
  await expectLocked(page);
  await expect(alert(page)).toHaveCount(0);
  await changeStorage(page, {});

  await submit(page, 'not it');
  await expect(alert(page)).toHaveText(WRONG);
  expect(await remembered(page)).toEqual([]);

  await test.step('GATE-04 a storage that takes the key but not the flag leaves nothing half open', async () => {
    await page.evaluate((flagKey) => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- bound at the call below
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === flagKey) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    }, FLAG_KEY);
    await submit(page, PASSWORD);
    await expectOpen(page);
    // Not remembered, so no key material stays behind either.
    expect(await remembered(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expectLocked(page);
  });

  await test.step('GATE-11 tabs agree also where the key is needed', async () => {
    const other = await context.newPage();
    await other.goto(GATE_PATH);
    await submit(other, PASSWORD);
    await expectOpen(other);
    await expectOpen(page);
    await other.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
    await expectLocked(page);
    await other.close();
  });

  await submit(page, PASSWORD);
  await expectOpen(page);
  expect(await remembered(page)).toEqual([FLAG_KEY, DERIVED_KEY].sort());
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
});

test('GATE-08 a new release with the same password stays open, with a new salt it asks once, and after a change of password the old ones open nothing', async ({
  page,
}) => {
  await openStudies(page);
  const served = (await (await page.request.get(SEALED_PATH)).json()) as SealedText;
  const publish = async (file: SealedText) => {
    await page.unrouteAll();
    await page.route(SEALED_FILE, (route) => route.fulfill({ json: file }));
    await page.reload();
  };
  const rebuilt = await resealed(PASSWORD, served);
  expect(rebuilt.iv).not.toBe(served.iv);
  await publish(rebuilt);
  await expectOpen(page);

  const salt = Buffer.alloc(16, 9).toString('base64');
  await publish(await resealed(PASSWORD, { ...served, salt }));
  await expectLocked(page);
  await submit(page, PASSWORD);
  await expectOpen(page);

  await publish(await resealed('Another-Tide-2027', served));
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
