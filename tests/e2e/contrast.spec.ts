import {
  findFaint,
  loadPictures,
  photographGround,
  readFocusRings,
  readSigns,
  readTexts,
} from './support/contrast.ts';
import { scrollToY } from './support/page.ts';
import { allowStates, statesAt, VIEWPORTS } from './support/states.ts';
import { expect, test } from './support/test.ts';

const PICTURES = /\.(png|jpe?g|webp|avif)$/;

test.beforeEach(async ({ page, faults }) => {
  await allowStates(page, faults);
  faults.allow(/request: net::ERR_FAILED .*\.(png|jpe?g|webp|avif)$|console: .*ERR_FAILED/);
});

for (const viewport of VIEWPORTS) {
  for (const pictures of ['with pictures', 'without pictures'] as const) {
    for (const { name, open, overlay } of statesAt(viewport)) {
      test(`IMG-02 HDR-03 at ${viewport.width} px ${pictures}: ${name} has all its contrasts`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        if (pictures === 'without pictures') await page.route(PICTURES, (route) => route.abort());
        await open(page);
        await loadPictures(page);
        const isWholePage = overlay === undefined;
        if (isWholePage) await scrollToY(page, 0);
        const within = overlay ?? 'body';
        const painted = [
          ...(await readTexts(page, within)),
          ...(await readSigns(page, within)),
          ...(await readFocusRings(page, within)),
        ];
        expect(painted.length).toBeGreaterThan(1);
        expect(findFaint(painted, await photographGround(page, isWholePage))).toEqual([]);
      });
    }
  }
}
