/** No script file comes before somebody reaches for what needs it, in whichever way; then it comes. */
import { firm, words } from './support/content.ts';
import {
  expectOpen,
  field,
  GATE_PATH,
  PASSWORD,
  submitButton,
  typeOffline,
} from './support/gate.ts';
import { settled } from './support/page.ts';
import { ISLAND_ROUTES, ROUTE_PAGES, ROUTES } from './support/routes.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

const MOST_SCRIPTS = 75 * 1024;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

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

const WAYS: Readonly<Record<string, (page: Page, selector: string) => Promise<unknown>>> = {
  'the focus': (page, selector) => page.locator(selector).focus(),
  'a press without pointer or focus, as of a screen reader': (page, selector) =>
    page.locator(selector).evaluate((button: HTMLElement) => button.click()),
  'a pointer over it': (page, selector) => page.locator(selector).hover(),
};

// The other pages have no island, and no script to load: see tests/dist/weight.test.ts.
for (const { path } of ROUTE_PAGES.filter(({ id }) => ISLAND_ROUTES.includes(id))) {
  test(`${path} asks for no script file while it is only read; each way of reaching brings the code, once, and no more than its budget`, async ({
    page,
  }) => {
    const { asked, weight } = watchScripts(page);
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await settled(page);
    // The keyboard and the pointer pass, outside of what comes alive.
    await page.keyboard.press('Tab');
    for (const link of await page.locator('header nav a').all()) await link.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    for (const [way, reachFor] of Object.entries(WAYS)) {
      await test.step(way, async () => {
        asked.length = 0;
        await page.goto(path);
        expect(asked).toEqual([]);
        await reachFor(page, 'main astro-island button');
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        await settled(page);
        expect(asked.length).toBeGreaterThan(0);
        expect(new Set(asked).size).toBe(asked.length);
        // What comes for the second time comes from the browser's own memory.
        if (way === Object.keys(WAYS)[0]) expect(await weight()).toBeGreaterThan(0);
        expect(await weight()).toBeLessThanOrEqual(MOST_SCRIPTS);
      });
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('MAIL-02 one tap copies and tells, one on the field brings the code of the door', async ({
    page,
  }) => {
    await page.goto(ROUTES.contact.path);
    await copyButton(page).tap();
    await expect(toast(page)).toContainText(words.contact.copied);

    await page.goto(GATE_PATH);
    await field(page).tap();
    await page.keyboard.type(PASSWORD);
    await submitButton(page).tap();
    await expectOpen(page);
  });
});

test('MAIL-02 what is pressed before the code is here copies at once, says that it is busy, and is told later', async ({
  page,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [way, press] of Object.entries({
    Enter: async () => {
      await copyButton(page).focus();
      await page.keyboard.press('Enter');
    },
    'a click': () => copyButton(page).click(),
    'a screen reader’s click': () =>
      copyButton(page).evaluate((button: HTMLElement) => button.click()),
  })) {
    await test.step(way, async () => {
      const release = await holdScripts(page);
      await page.goto(ROUTES.contact.path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await press();
      // In the same turn as the press: no file is waited for.
      expect(await copyButton(page).getAttribute('aria-busy')).toBe('true');
      await expect.poll(copied).toBe(firm.email.general);
      release();
      await expect(toast(page)).toHaveCount(1);
      await expect(toast(page)).toContainText(words.contact.copied);
      await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
    });
  }

  await test.step('what the browser refused is told as refused', async () => {
    const release = await holdScripts(page);
    await page.goto(ROUTES.contact.path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copyButton(page).click();
    release();
    await expect(toast(page)).toContainText(words.contact.copyRefused);
  });
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
