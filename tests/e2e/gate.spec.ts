import { firm, words } from './support/content.ts';
import {
  alert,
  expectLocked,
  expectOpen,
  field,
  FLAG_KEY,
  flag,
  GATE_PATH,
  holdSealedFile,
  openStudies,
  PASSWORD,
  SEALED_FILE,
  studies,
  submit,
  submitButton,
  WRONG,
} from './support/gate.ts';
import { menu, openMenu, PHONE, toggle } from './support/menu.ts';
import { header, hydrated, scrollPosition, scrollToY, settled } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('GATE-20 locked by default, with a field that people and password managers understand', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  await expectLocked(page);
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expect(field(page)).toHaveAccessibleName(words.door.password);
  for (const [name, value] of [
    ['type', 'password'],
    ['placeholder', words.door.placeholder],
    ['name', 'password'],
    ['autocomplete', 'current-password'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
  ] as const) {
    await expect(field(page)).toHaveAttribute(name, value);
  }
  await expect(field(page)).toHaveJSProperty('required', true);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await expect(submitButton(page)).toBeEnabled();
  await expect(
    page.getByRole('main').getByRole('link', { name: firm.email.general }),
  ).toBeVisible();
  await expect(page.getByText(words.door.remembers)).toBeVisible();
});

test('GATE-09 the right password sets the flag; the next visit is open, and no control locks again', async ({
  page,
}) => {
  await openStudies(page);
  expect(await flag(page)).toBe('true');
  await page.reload();
  await expectOpen(page);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('after unlocking the focus is on the first study, in view below the bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openStudies(page);
  const heading = studies(page).first().getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await header(page).boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('GATE-15 the error is announced, again on a second wrong entry, and gone on success', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toHaveText(WRONG);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleErrorMessage(WRONG);
  await expect(field(page)).toBeFocused();
  expect(await flag(page)).toBeNull();
  await expectLocked(page);

  const first = await alert(page).elementHandle();
  await submit(page, 'not it either');
  // A new element: only then do screen readers say the same words again.
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await expect(alert(page)).toHaveText(WRONG);
  await expect(field(page)).toBeFocused();

  await submit(page, PASSWORD);
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await expectLocked(page);
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('GATE-12 GATE-13 white space around a password and its Unicode form do not count', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await submit(page, `\u00a0${PASSWORD.normalize('NFD')} `);
  await expectOpen(page);
});

test('GATE-14 Enter three times, or a double click, is one check and no fault', async ({
  page,
}) => {
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().includes('sealed.json')) fetches++;
  });
  await page.goto(GATE_PATH);
  await hydrated(page);
  await field(page).fill(PASSWORD);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  await expectOpen(page);
  expect(fetches).toBe(1);
  await expect(page.getByText(WRONG)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await field(page).fill(PASSWORD);
  await submitButton(page).dblclick();
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
});

test('GATE-14 a slow wrong entry does not overtake the right one after it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  let fetches = 0;
  await page.route(SEALED_FILE, async (route) => {
    if (++fetches === 1) await held;
    await route.continue();
  });
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, 'not it');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  const lateAnswer = page.waitForResponse(SEALED_FILE);
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  await expectOpen(page);
  release(undefined);
  await (await lateAnswer).finished();
  // The late check derives a key before it fails: wait until that much time has surely passed.
  await page.evaluate(async () => {
    const material = await crypto.subtle.importKey('raw', new Uint8Array(8), 'PBKDF2', false, [
      'deriveBits',
    ]);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(16) };
    await crypto.subtle.deriveBits({ ...parameters, iterations: 900_000 }, material, 256);
  });
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  expect(await flag(page)).toBe('true');
});

test('GATE-24 a blank entry is a wrong one, and no fault of the browser', async ({ page }) => {
  await page.goto(GATE_PATH);
  await submit(page, ' ');
  await expect(alert(page)).toHaveText(WRONG);
});

test('GATE-19 an answer that comes late takes nobody away from where they are by then', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdSealedFile(page);
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, PASSWORD);
  await openMenu(page);
  release();
  await expectOpen(page);
  await settled(page);
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toBeFocused();
});

test('GATE-15 an error that comes late leaves the focus where it is by then', async ({ page }) => {
  const release = await holdSealedFile(page);
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, 'not it');
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  release();
  await expect(alert(page)).toHaveText(WRONG);
  await settled(page);
  await expect(link).toBeFocused();
});

test('GATE-14 an empty entry asks for one and sends nothing', async ({ page }) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  let loads = 0;
  page.on('load', () => loads++);
  await submitButton(page).click();
  expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
    true,
  );
  await expect(field(page)).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await expect(page).toHaveURL(GATE_PATH);
  expect(loads).toBe(0);
});

test('GATE-19 while it checks, the button says so and the page stays usable', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await holdSealedFile(page);
  await page.goto(GATE_PATH);
  await hydrated(page);
  const label = (await submitButton(page).innerText()).trim();
  await submit(page, 'not it');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton(page)).not.toHaveText(label);
  await scrollToY(page, 120);
  expect(await scrollPosition(page)).toBe(120);
  await openMenu(page);
  await page.keyboard.press('Escape');

  // From here on the key is derived: the page's own timers must go on meanwhile.
  await page.evaluate(() => {
    const counter = window as unknown as { ticks: number };
    counter.ticks = 0;
    setInterval(() => counter.ticks++, 10);
  });
  release();
  await expect(alert(page)).toHaveText(WRONG);
  expect(await page.evaluate(() => (window as unknown as { ticks: number }).ticks)).toBeGreaterThan(
    5,
  );
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(submitButton(page)).toHaveText(label);
});

test('GATE-19 on a slow machine the button says at once that it checks, and the page answers meanwhile', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(GATE_PATH);
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await field(page).fill('not it');
  // Two frames after the entry the visitor sees a sign of life.
  const isBusy = await page.evaluate(async () => {
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return document.querySelector('main form button')?.getAttribute('aria-busy');
  });
  expect(isBusy).toBe('true');
  await scrollToY(page, 120);
  expect(await scrollPosition(page)).toBe(120);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveText(WRONG);
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('GATE-22 Enter that ends a composition makes no attempt; the next Enter does', async ({
  page,
}) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  // As a password manager or an extension reveals the field: only then can be composed in it.
  await field(page).evaluate((input: HTMLInputElement) => (input.type = 'text'));
  const revealed = page.locator('#password');
  await revealed.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'nihon',
    selectionStart: 5,
    selectionEnd: 5,
  });
  // What browsers report for a key that the input method takes.
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', {
      type,
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
  }
  await session.send('Input.insertText', { text: '日本' });
  await settled(page);
  await expect(revealed).toHaveValue(/日本$/);
  await expect(alert(page)).toHaveCount(0);
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toHaveText(WRONG);
});

test('GATE-21 the password is kept nowhere', async ({ page, context }) => {
  await openStudies(page);
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      window.name,
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );
  expect(kept.normalize('NFC').includes(PASSWORD)).toBe(false);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([FLAG_KEY]);
});
