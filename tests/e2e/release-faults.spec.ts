/** A tab that stays open across a release, and scripts that are not what they should be. */
import { firm, words } from './support/content.ts';
import { expectLocked, expectOpen, field, GATE_PATH, PASSWORD, submit } from './support/gate.ts';
import { hydrated, reach } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, copyNotice } from './support/toast.ts';

const SCRIPTS = '**/_astro/*.js';

const ANSWERS: Readonly<Record<string, { status: number; contentType: string; body: string }>> = {
  gone: {
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Not found</title>',
  },
  'a page with status 200': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome to our Wi-Fi</title>',
  },
  'no program, though it is called one': {
    status: 200,
    contentType: 'text/javascript',
    body: '<!doctype html>',
  },
};

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Waits until the island's attempt has failed, as the console tells. */
const openWithoutScript = async (page: Page, path: string): Promise<void> => {
  const failed = page.waitForEvent('console', (message) => message.text().includes('astro-island'));
  await page.goto(path);
  await reach(page);
  await failed;
};

test('HYD-11 HOST-03 a script that is not what it should be leaves the pages readable and says what to do', async ({
  page,
  faults,
}) => {
  faults.allow(
    /astro-island|Failed to load (resource|module script)|uncaught: (Unexpected token|Failed to fetch dynamically)/,
  );
  let loads = 0;
  page.on('load', () => loads++);
  const main = page.getByRole('main');
  for (const [fault, answer] of Object.entries(ANSWERS)) {
    await test.step(fault, async () => {
      await page.unrouteAll();
      await page.route(SCRIPTS, (route) => route.fulfill(answer));
      await openWithoutScript(page, '/contact');
      await copyButton(page).click();
      await expect(copyNotice(page)).toHaveText(words.contact.copied);
      await expect(main.getByText(firm.email.general, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: words.contact.write })).toBeVisible();
    });
  }

  await test.step('the door', async () => {
    await openWithoutScript(page, GATE_PATH);
    await submit(page, PASSWORD);
    await expect(main.getByText(words.door.loading)).toBeVisible();
    await expect(main.getByRole('link', { name: firm.email.general })).toBeVisible();
    await expectLocked(page);
    await expect(page).toHaveURL(GATE_PATH);
    expect(loads).toBe(Object.keys(ANSWERS).length + 1);

    // The remedy that the page names.
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await submit(page, PASSWORD);
    await expectOpen(page);
    await expect(main.getByText(words.door.loading)).toHaveCount(0);
  });

  await test.step('the door of a returning visitor', async () => {
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/robots.txt');
    await openWithoutScript(page, GATE_PATH);
    await expect(page.locator('#opening[aria-live]')).toHaveText(words.door.opening);
    await expect(field(page)).toBeHidden();
    // A reload in vain keeps no place: the page is no longer than what it says.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.reload();
    await reach(page);
    await expect.poll(height).toBe(before);
    await page.unrouteAll();
    await page.reload();
    await expectOpen(page);
  });
});
