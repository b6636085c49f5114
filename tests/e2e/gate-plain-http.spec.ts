import { launchOptions } from '../support/chromium.ts';
import { firm, pages, words } from './support/content.ts';
import {
  alert,
  expectLocked,
  flag,
  GATE_PATH,
  PASSWORD,
  rememberAccess,
  submit,
  WRONG,
} from './support/gate.ts';
import { hydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

// A host name that is not the machine's own: no secure context, so no Web Crypto and no clipboard.
test.use({
  launchOptions: launchOptions('--host-resolver-rules=MAP site.test 127.0.0.1'),
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    url.hostname = 'site.test';
    await use(url.origin);
  },
});

// The browser's remark that it takes this header only from secure origins.
test.beforeEach(({ faults }) => faults.allow(/Cross-Origin-Opener-Policy header has been ignored/));

test('GATE-17 on plain http the door says that it needs a secure connection', async ({ page }) => {
  await page.goto(GATE_PATH);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hydrated(page);
  await submit(page, PASSWORD);
  await expect(alert(page)).toContainText(words.door.insecure);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expectLocked(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: firm.email.general }),
  ).toBeVisible();

  await rememberAccess(page);
  await page.reload();
  await expect(alert(page)).toContainText(words.door.insecure);
  expect(await flag(page)).toBe('true');

  await page
    .getByRole('banner')
    .getByRole('link', { name: words.pages.about, exact: true })
    .click();
  await expect(page).toHaveTitle(pages.about.title);
});

test('MAIL-02 on plain http the copy control tells the truth', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: words.contact.copyAddress }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await expect(toast).not.toContainText(words.contact.copied);
  await expect(toast).toContainText(words.contact.copyRefused);
});
