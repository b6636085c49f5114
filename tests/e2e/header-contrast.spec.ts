import {
  findFaint,
  loadPictures,
  photographGround,
  readSigns,
  readTexts,
} from './support/contrast.ts';
import { scrollToY } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { VIEWPORTS } from './support/states.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/Failed to load resource|net::ERR_FAILED/));

for (const viewport of VIEWPORTS) {
  for (const pictures of ['with pictures', 'without pictures'] as const) {
    test(`HDR-03 HDR-04 at ${viewport.width} px ${pictures}: the header reads on whatever it passes over`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      if (pictures === 'without pictures') {
        await page.route(/\.(png|jpe?g|webp|avif)$/, (route) => route.abort());
      }
      for (const { path } of ALL_PAGES) {
        for (const top of [0, 50, 51, 300, 900]) {
          await page.goto(path);
          await loadPictures(page);
          await scrollToY(page, top);
          const painted = [
            ...(await readTexts(page, 'header:first-of-type')),
            ...(await readSigns(page, 'header:first-of-type')),
          ];
          expect(painted.length).toBeGreaterThan(1);
          const faint = findFaint(painted, await photographGround(page, false));
          expect.soft(faint, `${path} at ${top}`).toEqual([]);
        }
      }
    });
  }
}
