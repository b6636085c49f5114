/** Script optimisers of hosts take a page's scripts out and run them later, some of them twice. */
import { firm, words } from './support/content.ts';
import { openMenu, menuLink, PHONE, toggle } from './support/menu.ts';
import { hydrated, reach } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';
import { copyButton, toast } from './support/toast.ts';

const RUNNING =
  /<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")([^>]*)>([\s\S]*?)<\/script>/g;

interface Script {
  type: string | undefined;
  text: string;
}

/** Serves pages without their scripts, and collects them. */
const takeScripts = async (page: Page): Promise<Script[]> => {
  const taken: Script[] = [];
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(RUNNING, (_, attributes: string, text: string) => {
      taken.push({ type: /type="([^"]*)"/.exec(attributes)?.[1], text });
      return '';
    });
    await route.fulfill({ response, body: html });
  });
  return taken;
};

const insert = (page: Page, scripts: readonly Script[]) =>
  page.evaluate((all) => {
    for (const { type, text } of all) {
      const script = document.createElement('script');
      if (type) script.type = type;
      script.textContent = text;
      document.body.append(script);
    }
  }, scripts);

test('HYD-08 scripts that run late, and then again, find a page that works, and make it work once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  const scripts = await takeScripts(page);
  await page.goto('/contact', { waitUntil: 'load' });
  expect(scripts.length).toBeGreaterThan(1);
  // Before: words, mail and menu.
  const mail = page.getByRole('main').getByRole('link', { name: words.contact.write });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${firm.email.general}`));
  await expect(copyButton(page)).toBeHidden();
  await toggle(page).click();
  await expect(menuLink(page, words.pages.team)).toBeVisible();
  await toggle(page).click();
  await expect(menuLink(page, words.pages.team)).toBeHidden();

  for (const time of ['late', 'again']) {
    await test.step(time, async () => {
      await insert(page, scripts);
      await hydrated(page);
      await copyButton(page).click();
      await expect(toast(page)).toHaveCount(1);
      await openMenu(page);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }
});

test('HYD-11 when a script never comes nothing is tried without end', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|astro-island/);
  let loads = 0;
  let asked = 0;
  page.on('load', () => loads++);
  await page.clock.install();
  await page.route('**/_astro/*.js', (route) => {
    asked++;
    return route.abort();
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('astro-island'));
  await page.goto('/contact');
  await reach(page);
  await failed;
  // Each file is tried once more; by now all of that is over.
  await page.clock.runFor(60_000);
  let before = 0;
  await expect
    .poll(() => {
      const isOver = before === asked;
      before = asked;
      return isOver;
    })
    .toBe(true);
  await page.clock.runFor(600_000);
  expect([loads, asked]).toEqual([1, before]);
  await menuLink(page, words.pages.team).click();
  await expect(page).toHaveURL('/team');
});
