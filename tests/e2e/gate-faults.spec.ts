import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
import { SEALED_PATH } from '../../src/components/case-studies/open-studies.ts';
import { seal, type SealedText } from '../../src/lib/sealing.ts';
import { firm, words } from './support/content.ts';
import {
  alert,
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

/** The sealed file of a release with another password. */
const oldRelease = async (file: Buffer): Promise<string> => {
  const key = Buffer.alloc(32, 7).toString('base64');
  return JSON.stringify(await seal('[]', key, JSON.parse(file.toString()) as SealedText));
};

/** Takes the file that is served and gives it back changed. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }),
  'refused by the server': (route) => route.fulfill({ status: 503, body: '' }),
  'out of reach': (route) => route.abort('connectionrefused'),
  'answered by a login page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  'cut in the middle': changed((text) => text.slice(0, text.length / 2)),
  'cut within its body': changed((text) => {
    const file = JSON.parse(text) as { body: string };
    return JSON.stringify({ ...file, body: file.body.slice(0, -400) });
  }),
  'altered in one letter': changed((text) => {
    const file = JSON.parse(text) as { body: string };
    const letter = file.body.startsWith('A') ? 'B' : 'A';
    return JSON.stringify({ ...file, body: letter + file.body.slice(1) });
  }),
  'of another version': changed((text) => text.replace(/"version":\d+/, '"version":0')),
  'JSON but nothing else': (route) => route.fulfill({ json: null }),
};

test('a sealed file that is missing or damaged has its own message, and a way out', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  await page.goto(GATE_PATH);
  await hydrated(page);
  for (const [fault, answer] of Object.entries(FAULTS)) {
    await test.step(fault, async () => {
      await page.unrouteAll();
      await page.route(SEALED_FILE, answer);
      const last = await alert(page).elementHandles();
      await submit(page, PASSWORD);
      await expect
        .poll(() => Promise.all(last.map((old) => old.evaluate((element) => element.isConnected))))
        .not.toContain(true);
      await expect(alert(page)).toContainText(words.door.unavailable);
      await expect(page.getByText(WRONG)).toHaveCount(0);
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
      await expect(field(page)).toHaveValue(PASSWORD);
      await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
      await expect(
        page.getByRole('main').getByRole('link', { name: firm.email.general }),
      ).toBeVisible();
      expect(await flag(page)).toBeNull();
      await expectLocked(page);
    });
  }
  // The file is back: the same entry works.
  await page.unrouteAll();
  await submitButton(page).click();
  await expectOpen(page);
});

test('GATE-15 a returning visitor is told when the file cannot be had, and stays remembered', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await page.goto('/about');
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

  await page.unrouteAll();
  await page.getByRole('button', { name: words.door.retry }).click();
  await expectOpen(page);
});

test('a sealed file that hangs ends in a message, and the same entry can be sent again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The site's patience, shortened for the answer that hangs; the second has all of it.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => {
      AbortSignal.timeout = timeout;
      return timeout(time / 100);
    };
  });
  await page.route(SEALED_FILE, () => undefined);
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, PASSWORD);
  await expect(alert(page)).toContainText(words.door.unavailable);
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
  // The field holds the entry: there is one way to try again, the form's own.
  await expect(page.getByRole('button', { name: words.door.retry })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await submitButton(page).click();
  await expectOpen(page);
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

test('GATE-08 courtesy: a page of another release than the file shuts out nobody, and can be loaded again', async ({
  page,
}) => {
  await serveStalePage(page);
  await page.goto('/about');
  await rememberAccess(page);
  await page.goto(GATE_PATH);
  await expectLocked(page);
  await expect(alert(page)).toContainText(words.door.unavailable);
  expect(await flag(page)).toBe('true');
  await submit(page, PASSWORD);
  await expectOpen(page);

  await page.reload();
  const again = page.getByRole('button', { name: words.door.retry });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expectOpen(page);
});

test('GATE-08 GATE-11 courtesy: a tab of an older release shuts no door that a new one has opened', async ({
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

  // The old tab takes the password, and stays open when it is told of a change.
  await submit(page, PASSWORD);
  await expectOpen(page);
  const answer = page.waitForResponse(SEALED_FILE);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  await (await answer).finished();
  await settled(page);
  await expectOpen(page);
});

test('GATE-15 trying again by the keyboard never loses the focus', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.goto('/about');
  await rememberAccess(page);
  await page.route(SEALED_FILE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(GATE_PATH);
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

test('GATE-24 the right password is right though the browser keeps the file of an older release', async ({
  page,
}) => {
  let isOld = true;
  // A host that lets everything be kept for a while. What Playwright answers, no browser keeps.
  const host = createServer((request, response) => {
    void fetch(`http://localhost:4330${request.url ?? ''}`).then(async (served) => {
      const body = Buffer.from(await served.arrayBuffer());
      response.setHeader('content-type', served.headers.get('content-type') ?? '');
      response.setHeader('cache-control', 'max-age=600');
      response.end(request.url === SEALED_PATH && isOld ? await oldRelease(body) : body);
    });
  }).listen(0, 'localhost');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${GATE_PATH}`);
  await submit(page, PASSWORD);
  await expect(alert(page)).toHaveText(WRONG);
  isOld = false;
  await submit(page, PASSWORD);
  await expectOpen(page);
  host.closeAllConnections();
  host.close();
});
