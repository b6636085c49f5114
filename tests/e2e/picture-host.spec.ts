/** The build whose pictures come from a host of their own, and what that host may do wrong. */
import type { Route } from '@playwright/test';
import { IMAGE_HOST } from '../support/test-settings.ts';
import { firm, pages, words } from './support/content.ts';
import { hydrated, settled } from './support/page.ts';
import { ROUTE_PAGES } from './support/routes.ts';
import { shift, watchShifts } from './support/shifts.ts';
import { expect, test, type Page } from './support/test.ts';

const BUILD = 'http://localhost:4332';

test.use({ baseURL: BUILD });

/** Answers for the host with the files that belong there. */
const serve = async (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  const response = await route.fetch({ url: BUILD + pathname });
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'cross-origin-resource-policy': 'cross-origin' },
  });
};

const pictureStates = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );

test('LEGAL-01 pictures come from the host, under the policy, and nothing else does', async ({
  page,
}) => {
  const kinds = new Set<string>();
  await page.route(`${IMAGE_HOST}/**`, (route) => {
    kinds.add(route.request().resourceType());
    return serve(route);
  });
  for (const { path } of ROUTE_PAGES) {
    await page.goto(path);
    await expect.poll(async () => (await pictureStates(page))[0], path).toBe(true);
    await hydrated(page);
  }
  expect([...kinds]).toEqual(['image']);
});

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  down: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
  'broken in the middle of a picture': async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: BUILD + pathname });
    const body = (await response.body()).subarray(0, 64);
    await route.fulfill({ status: 200, contentType: 'image/avif', body });
  },
};

/** Pictures that only decorate, and portraits: how an answer fails is the same on every page. */
const WITH_BOTH_KINDS = ROUTE_PAGES.filter(({ id }) => id === 'home' || id === 'team');

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`IMG-02 IMG-03 with a picture host that is ${fault} all words are there, and nothing moves`, async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_BLOCKED_BY_(ORB|RESPONSE)/);
    await page.route(`${IMAGE_HOST}/**`, answer);
    await watchShifts(page);
    for (const { id, path } of fault === 'down' ? ROUTE_PAGES : WITH_BOTH_KINDS) {
      // A request that hangs holds up the load event, and nothing else.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(pages[id].heading);
      await expect(heading).toBeInViewport();
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await settled(page);
      await expect(page.getByRole('contentinfo')).toContainText(firm.email.general);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBe(height);
      expect(await shift(page), path).toBeLessThan(0.02);
      expect(await pictureStates(page), path).not.toContain(true);
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.pages.contact, exact: true })
      .click();
    await expect(page).toHaveTitle(pages.contact.title);
  });
}
