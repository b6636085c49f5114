/** The layouts hold with few records and many, with short words and long ones, for any firm. */
import { ROUTES } from '../../src/lib/paths.ts';
import { serveFolder, type RunningServer } from '../../hosting/static-server.ts';
import { GENERATED } from '../support/generated-builds.ts';
import { PASSWORD, studies, submit } from './support/gate.ts';
import { expect, test, type Page } from './support/test.ts';

/** What does not fit: past the screen's edge, cut off by its own box, or laid over its neighbour. */
const findMisfits = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const shown = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, [aria-hidden="true"]'),
    );
    const past = shown
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `past the edge: ${name(element)}`);
    const cut = shown
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => `cut: ${name(element)}`);
    const overlapping = [...document.querySelectorAll('main ul, main ol, main dl')]
      .flatMap((list) => {
        const boxes = [...list.children].filter((it) => it.checkVisibility());
        return boxes.flatMap((one, i) =>
          boxes.slice(i + 1).filter((other) => {
            const a = one.getBoundingClientRect();
            const b = other.getBoundingClientRect();
            const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
            const isAbove = a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
            return !isBeside && !isAbove;
          }),
        );
      })
      .map((element) => `overlapping: ${name(element)}`);
    return {
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      misfits: [...past, ...cut, ...overlapping],
    };
  });

const BUILDS = [
  ...GENERATED.map(({ name, count, length }) => ({
    name,
    title: `${count} of each record, texts as ${length} as allowed`,
  })),
  { name: 'second-firm', title: 'a second firm' },
  { name: 'edited', title: 'a content with many edits' },
];

for (const { name, title } of BUILDS) {
  test.describe(title, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await serveFolder(`test-builds/${name}/dist`, 0);
    });
    test.afterAll(() => server.stop());

    test('every page holds at 320, 768 and 1440 px', async ({ page }) => {
      const expectFit = async (name: string) => {
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findMisfits(page), `${name} at ${width} px`).toEqual({
            width: 0,
            misfits: [],
          });
        }
      };
      for (const { path } of Object.values(ROUTES)) {
        await page.goto(server.origin + path);
        await expectFit(path);
      }
      await page.goto(server.origin + ROUTES['case-studies'].path);
      await submit(page, PASSWORD);
      await expect(studies(page).first()).toBeVisible();
      await expectFit('the open studies');
    });
  });
}
