/** No script file comes before somebody reaches for what needs it, in whichever way; then it comes. */
import { firm, words } from './support/content.ts';
import {
  expectLocked,
  expectOpen,
  field,
  FLAG_KEY,
  GATE_PATH,
  PASSWORD,
  rememberAccess,
  submitButton,
  typeOffline,
} from './support/gate.ts';
import { settled } from './support/page.ts';
import { ALL_PAGES, ISLAND_ROUTES, ROUTES } from './support/routes.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, expectOnClipboard, toast } from './support/toast.ts';

const MOST_SCRIPTS = 75 * 1024;

test.beforeEach(async ({ context, faults }) => {
  faults.allow(/console: Failed to load resource.*404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** How many script files a page has asked for, by whatever means, and what they weigh on the wire. */
const watchScripts = (page: Page) => {
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  const isScript = (url: string) => /\.m?js$/.test(new URL(url).pathname);
  page.on('request', (request) => {
    if (isScript(request.url())) asked.push(request.url());
  });
  page.on('requestfinished', (request) => {
    if (isScript(request.url())) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  const weight = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { asked, weight };
};

for (const { path, id } of ALL_PAGES) {
  test(`${path} asks for no script file while it is only read`, async ({ page }) => {
    const { asked } = watchScripts(page);
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await settled(page);
    // The keyboard and the pointer pass, outside of what comes alive.
    await page.keyboard.press('Tab');
    for (const link of await page.locator('header nav a').all()) await link.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('astro-island').count()).toBe(ISLAND_ROUTES.includes(id) ? 1 : 0);
  });
}

const WAYS: Readonly<Record<string, (page: Page, selector: string) => Promise<unknown>>> = {
  'a pointer over it': (page, selector) => page.locator(selector).hover(),
  'the focus': (page, selector) => page.locator(selector).focus(),
  'a press without pointer or focus, as of a screen reader': (page, selector) =>
    page.locator(selector).evaluate((button: HTMLElement) => button.click()),
};

for (const route of ['case-studies', 'contact'] as const) {
  for (const [way, reachFor] of Object.entries(WAYS)) {
    test(`${ROUTES[route].path}: ${way} brings the code, once, and no more than its budget`, async ({
      page,
    }) => {
      const { asked, weight } = watchScripts(page);
      await page.goto(ROUTES[route].path);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await reachFor(page, 'main astro-island button');
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked).size).toBe(asked.length);
      expect(await weight()).toBeLessThanOrEqual(MOST_SCRIPTS);
    });
  }
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('MAIL-02 one tap copies and tells', async ({ page }) => {
    await page.goto(ROUTES.contact.path);
    await copyButton(page).tap();
    await expect(toast(page)).toContainText(words.contact.copied);
  });

  test('one tap on the field brings the code of the door', async ({ page }) => {
    await page.goto(GATE_PATH);
    await field(page).tap();
    await page.keyboard.type(PASSWORD);
    await submitButton(page).tap();
    await expectOpen(page);
  });
});

for (const [way, press] of Object.entries({
  Enter: async (page: Page) => {
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
  },
  'a click': (page: Page) => copyButton(page).click(),
  'a screen reader’s click': (page: Page) =>
    copyButton(page).evaluate((button: HTMLElement) => button.click()),
})) {
  test(`MAIL-02 ${way} before the code is here copies at once, says that it is busy, and is told later`, async ({
    page,
    context,
  }) => {
    const release = await holdScripts(page);
    await page.goto(ROUTES.contact.path, { waitUntil: 'domcontentloaded' });
    await press(page);
    // In the same turn as the press: no file is waited for.
    expect(await copyButton(page).getAttribute('aria-busy')).toBe('true');
    await expectOnClipboard(context, firm.email.general);
    await page.bringToFront();
    release();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText(words.contact.copied);
    await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
  });
}

test('MAIL-02 what the browser refused before the code was here is told as refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const release = await holdScripts(page);
  await page.goto(ROUTES.contact.path, { waitUntil: 'domcontentloaded' });
  await copyButton(page).click();
  release();
  await expect(toast(page)).toContainText(words.contact.copyRefused);
});

test('GATE-19 a form sent before the code is here says at once that it waits', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  const notice = page.getByRole('main').getByText(words.door.loading);
  const isSaid = await field(page).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.form?.requestSubmit();
    return input.form?.querySelector('[data-words]')?.textContent !== '';
  }, PASSWORD);
  expect(isSaid).toBe(true);
  await expect(notice).toBeVisible();
  release();
  await expectOpen(page);
});

test('GATE-11 an untouched door opens when another tab is let in', async ({ page, context }) => {
  const { asked } = watchScripts(page);
  await page.goto(GATE_PATH);
  await expectLocked(page);
  const other = await context.newPage();
  await other.goto(ROUTES.about.path);
  // Entries of others, and other values of ours, are nobody's business.
  await other.evaluate((key) => {
    localStorage.setItem('something-else', '1');
    localStorage.setItem(key, 'false');
  }, FLAG_KEY);
  await page.waitForFunction((key) => localStorage.getItem(key) === 'false', FLAG_KEY);
  await settled(page);
  expect(asked).toEqual([]);
  await rememberAccess(other);
  await expectOpen(page);
});

test('HYD-11 a door whose code could not be had finds it at the next try', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|astro-island/);
  await page.goto(GATE_PATH);
  await typeOffline(page, PASSWORD);
  await field(page).press('Enter');
  await expectOpen(page);
});
