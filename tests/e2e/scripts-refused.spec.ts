/** ENG-02 An extension or a policy refuses scripts while the browser says that scripting is on. */
import { firm, words } from './support/content.ts';
import { expectLocked, expectNothingGated, field, GATE_PATH } from './support/gate.ts';
import { menu, menuLink, PHONE, toggle } from './support/menu.ts';
import { header, scrollToY, settled } from './support/page.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { copyButton } from './support/toast.ts';

test('ENG-02 where scripts are refused the site works without, and says so where it cannot', async ({
  page,
  faults,
}) => {
  faults.allow(/Content Security Policy|content policy: script-src|status of 404/);
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    },
  );
  const main = page.getByRole('main');

  // The one opens with a ground of its own, the other with that of all inner pages.
  for (const path of [ROUTES.home.path, ROUTES.about.path]) {
    await test.step(`${path}: the header stays with the dark ground that it was drawn on`, async () => {
      await page.goto(path);
      await scrollToY(page, 600);
      const bottom = await header(page).evaluate(
        (element) => element.getBoundingClientRect().bottom,
      );
      expect(bottom).toBeLessThanOrEqual(0);
    });
  }

  await test.step('the browser says all the same that scripting is on', async () => {
    expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(false);
    expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
  });

  await test.step('the phone menu opens, closes and leads on', async () => {
    await page.setViewportSize(PHONE);
    await scrollToY(page, 0);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menuLink(page, words.pages.contact).click();
    await expect(page).toHaveURL(ROUTES.contact.path);
  });

  await test.step('the address stands to be copied by hand, without a dead button', async () => {
    await expect(copyButton(page)).toBeHidden();
    await expect(main.getByText(firm.email.general, { exact: true })).toBeVisible();
  });

  await test.step('the door says what is missing, shows no dead form, and Enter does nothing wrong', async () => {
    await page.goto(GATE_PATH);
    await expect(field(page)).toBeHidden();
    await expect(main.getByText(words.door.noScript)).toBeVisible();
    await expect(main.getByRole('link', { name: firm.email.general })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(page).toHaveURL(/\/case-studies(#main)?$/);
    expectNothingGated(await page.content());
  });

  await test.step('where scripts run, nothing says that they do not', async () => {
    await page.unrouteAll();
    await page.goto(GATE_PATH);
    await expectLocked(page);
    await expect(page.getByText(words.door.noScript)).toBeHidden();
  });
});
