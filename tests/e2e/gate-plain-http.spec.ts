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
import { menuLink } from './support/menu.ts';
import { hydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** A host name that is not the machine's own: no secure context, so no Web Crypto and no clipboard. */
const HOST = 'http://site.test';

test('GATE-17 MAIL-02 on plain http the door says that it needs a secure connection, and the copy control tells the truth', async ({
  page,
  baseURL,
  faults,
}) => {
  // The browser's remark that it takes this header only from secure origins.
  faults.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await page.goto(HOST + GATE_PATH);
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

  await menuLink(page, words.pages.contact).click();
  await expect(page).toHaveTitle(pages.contact.title);
  await page.getByRole('button', { name: words.contact.copyAddress }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await expect(toast).not.toContainText(words.contact.copied);
  await expect(toast).toContainText(words.contact.copyRefused);
});
