import { findFaint, photographGround, type Painted } from './support/contrast.ts';
import { loadPictures, readVeil, readFocusRings, readSigns, readTexts } from './support/painted.ts';
import { expectClearHeader, hydrated, scrollToY } from './support/page.ts';
import { ALL_PAGES } from './support/routes.ts';
import { allowStates, statesAt, VIEWPORTS } from './support/states.ts';
import { expect, test, type Page } from './support/test.ts';

const PICTURES = /\.(png|jpe?g|webp|avif)$/;
const HEADER = 'header:first-of-type';
/** The last position at which the header is clear: from the specification. */
const THRESHOLD = 50;
/** How far the header moves from one look at it to the next: less than a line of text. */
const STRIDE = 16;

test.beforeEach(({ page, faults }) => allowStates(page, faults));

const readAll = async (page: Page, within: string): Promise<Painted[]> => [
  ...(await readTexts(page, within)),
  ...(await readSigns(page, within)),
  ...(await readFocusRings(page, within)),
];

/** What lies in the fixed header, at every place over which a scroll of this distance takes it. */
const moveOver = (distance: number, header: readonly Painted[], veil?: Painted['veil']) =>
  Array.from({ length: Math.ceil(distance / STRIDE) }, (_, step) => step * STRIDE).flatMap(
    (moved) =>
      header.map((painted) => ({
        ...painted,
        veil: veil ?? painted.ownGround,
        name: `${painted.name} of the header, ${moved} px further down`,
        boxes: painted.boxes.map((box) => ({ ...box, y: box.y + moved })),
      })),
  );

for (const viewport of VIEWPORTS) {
  for (const pictures of ['with pictures', 'without pictures'] as const) {
    for (const { path } of ALL_PAGES) {
      test(`IMG-02 HDR-03 HDR-04 ${path} at ${viewport.width} px ${pictures}: all its contrasts, the header's wherever it lies`, async ({
        page,
        faults,
      }) => {
        await page.setViewportSize(viewport);
        if (pictures === 'without pictures') {
          faults.allow(/net::ERR_FAILED/);
          await page.route(PICTURES, (route) => route.abort());
        }
        await page.goto(path);
        await hydrated(page);
        await loadPictures(page);
        // The bar first: without any blur, which only evens out what lies beneath.
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await scrollToY(page, THRESHOLD + 1);
        const bar = await readVeil(page, HEADER);
        const inBar = [...(await readTexts(page, HEADER)), ...(await readSigns(page, HEADER))];
        await scrollToY(page, 0);
        await expectClearHeader(page);
        const inHeader = [...(await readTexts(page, HEADER)), ...(await readSigns(page, HEADER))];
        expect(inHeader.length).toBeGreaterThan(1);
        const painted = [
          ...(await readAll(page, 'body')),
          ...moveOver(THRESHOLD + 1, inHeader),
          ...moveOver(end - THRESHOLD, inBar, bar),
        ];
        expect(findFaint(painted, await photographGround(page, true))).toEqual([]);
      });
    }
  }

  for (const { name, open, overlay } of statesAt(viewport).filter(({ path }) => !path)) {
    test(`at ${viewport.width} px ${name} has all its contrasts`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      await loadPictures(page);
      const isWholePage = overlay === undefined;
      if (isWholePage) await scrollToY(page, 0);
      const painted = await readAll(page, overlay ?? 'body');
      expect(painted.length).toBeGreaterThan(1);
      expect(findFaint(painted, await photographGround(page, isWholePage))).toEqual([]);
    });
  }
}
