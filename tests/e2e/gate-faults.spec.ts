import type { Route } from '@playwright/test';
import { firm, words } from './support/content.ts';
import {
  alert,
  answered,
  expectLocked,
  expectOpen,
  field,
  flag,
  GATE_PATH,
  PASSWORD,
  rememberAccess,
  SEALED_FILE,
  studies,
  submit,
  submitButton,
  WRONG,
} from './support/gate.ts';
import { hydrated, settled } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';

/** Shortens the site's patience for the first answer, which hangs; the others have all of it. */
const patienceIsShort = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (time) => {
    AbortSignal.timeout = timeout;
    return timeout(time / 100);
  };
};

/** The kinds that the browser tells apart; what else can be wrong with a file: see open-studies.test.ts. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'that hangs': () => undefined,
  'out of reach': (route) => route.abort('connectionrefused'),
  missing: (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }),
  'cut in the middle': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
};

test('a sealed file that is missing or damaged has its own message, and a way out', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await page.addInitScript(patienceIsShort);
  await page.goto(GATE_PATH);
  await hydrated(page);
  for (const [fault, answer] of Object.entries(FAULTS)) {
    await test.step(fault, async () => {
      await page.route(SEALED_FILE, answer);
      await answered(page, () => submit(page, PASSWORD));
      await expect(alert(page)).toContainText(words.door.unavailable);
      await expect(page.getByText(WRONG)).toHaveCount(0);
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
      await expect(field(page)).toHaveValue(PASSWORD);
      await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
      // The field holds the entry: there is one way to try again, the form's own.
      await expect(page.getByRole('button', { name: words.door.retry })).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: firm.email.general }),
      ).toBeVisible();
      expect(await flag(page)).toBeNull();
      await expectLocked(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  // The file is back: the same entry works.
  await submitButton(page).click();
  await expectOpen(page);
});

test('GATE-15 a returning visitor is told when the file cannot be had, stays remembered, and tries again without losing the focus', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await page.goto('/robots.txt');
  await rememberAccess(page);
  await page.route(SEALED_FILE, (route) => route.fulfill({ status: 404, body: '' }));
  // What is said on arrival is heard only where its place is shown before its words come.
  await page.addInitScript(() => {
    const look = () => {
      const place = document.querySelector('[aria-live=assertive]');
      if (place?.checkVisibility() && place.textContent === '')
        place.setAttribute('data-shown-empty', '');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(GATE_PATH);
  await expect(page.locator('[data-shown-empty]')).toContainText(words.door.unavailable);
  await expectLocked(page);
  expect(await flag(page)).toBe('true');

  const again = page.getByRole('button', { name: words.door.retry });
  for (let attempt = 0; attempt < 2; attempt++) {
    const old = await again.elementHandle();
    await again.press('Enter');
    await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
    await expect(again).toBeFocused();
  }
  await page.unrouteAll();
  await again.press('Enter');
  await expectOpen(page);
  await expect(studies(page).first().getByRole('heading', { level: 2 })).toBeFocused();
});

/** Serves the page with another key: one of a release that is not that of the sealed file. */
const serveStalePage = (page: Page) =>
  page.route(GATE_PATH, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const other = Buffer.alloc(32, 7).toString('base64');
    const stale = html.replace(/(publishedKey&quot;:\[0,&quot;)[^&]+/, `$1${other}`);
    expect(stale).not.toBe(html);
    await route.fulfill({ response, body: stale });
  });

test('GATE-08 GATE-11 courtesy: a page of another release than the file shuts out nobody, no door that a new one has opened, and can be loaded again', async ({
  page,
  context,
}) => {
  await serveStalePage(page);
  await page.goto(GATE_PATH);
  await hydrated(page);
  const fresh = await context.newPage();
  await fresh.goto(GATE_PATH);
  await submit(fresh, PASSWORD);
  await expectOpen(fresh);
  await expect(alert(page)).toContainText(words.door.unavailable);
  expect(await flag(fresh)).toBe('true');
  await expectOpen(fresh);
  await fresh.close();

  // The old page takes the password, and stays open when it is told of a change.
  await submit(page, PASSWORD);
  await expectOpen(page);
  const answer = page.waitForResponse(SEALED_FILE);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  await (await answer).finished();
  await settled(page);
  await expectOpen(page);

  // To come with what is remembered is not enough, until the page is that of the new release.
  await page.reload();
  await expectLocked(page);
  await expect(alert(page)).toContainText(words.door.unavailable);
  expect(await flag(page)).toBe('true');
  await page.unrouteAll();
  await page.getByRole('button', { name: words.door.retry }).click();
  await expectOpen(page);
});
