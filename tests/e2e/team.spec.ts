import { pages, team } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('all portraits and placeholders have frames of one shape', async ({ page }) => {
  await page.goto('/team');
  const ratios = await page.locator('main li img, main li > div > svg').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const frame = picture.closest('div') ?? picture;
      const { width, height } = frame.getBoundingClientRect();
      return (width / height).toFixed(2);
    }),
  );
  expect(ratios).toHaveLength(team.length);
  expect(new Set(ratios).size).toBe(1);
});

test('the call to write stands beside a member, or takes its row whole', async ({ page }) => {
  await page.goto('/team');
  const call = page.getByText(pages.team.invitation.heading).locator('..');
  const items = page.locator('main ul > li').filter({ has: page.locator('h3') });
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await call.boundingBox();
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
    const isBeside = boxes.some((it) => it?.y === box?.y);
    const left = Math.min(...boxes.map((it) => it?.x ?? 0));
    const right = Math.max(...boxes.map((it) => (it ? it.x + it.width : 0)));
    if (!isBeside && boxes.length > 1) expect(box?.width, `${width}`).toBeCloseTo(right - left, 0);
  }
});

test('A11Y-01 text of twice the size on a phone: words stay whole, biographies have room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const figures = page.locator('main dl > div');
  await expect(figures).toHaveCount(3);
  for (const text of await figures.locator('dd').all()) {
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }
  const members = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const biography of await members.locator('p:last-of-type').all()) {
    const ems = await biography.evaluate(
      (element) => element.clientWidth / parseFloat(getComputedStyle(element).fontSize),
    );
    expect(ems).toBeGreaterThan(9);
  }
});
