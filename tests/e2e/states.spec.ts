/**
 * What holds on every page and in every state of one: each is opened once, and looked at for all of it.
 * That is dear to open, and cheap to look at.
 */
import { expectAccessible } from './support/axe.ts';
import { findFaint, photographGround, type Painted } from './support/contrast.ts';
import { PHONE } from './support/menu.ts';
import { expectBar, expectClearHeader, scrollToY } from './support/page.ts';
import { loadPictures, readVeil, readFocusRings, readSigns, readTexts } from './support/painted.ts';
import { gluedWords } from './support/parted-words.ts';
import { allowStates, statesAt, VIEWPORTS, type PageState } from './support/states.ts';
import { smallTargets } from './support/target-size.ts';
import { expect, test, type Page } from './support/test.ts';

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

/** The header's own, at all places where it may lie over the page. */
const readMovingHeader = async (page: Page): Promise<Painted[]> => {
  // The bar first: without any blur, which only evens out what lies beneath.
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrollToY(page, THRESHOLD + 1);
  await expectBar(page);
  const veil = await readVeil(page, HEADER);
  const bar = [...(await readTexts(page, HEADER)), ...(await readSigns(page, HEADER))];
  await scrollToY(page, 0);
  await expectClearHeader(page);
  const clear = [...(await readTexts(page, HEADER)), ...(await readSigns(page, HEADER))];
  expect(clear.length).toBeGreaterThan(1);
  return [...moveOver(THRESHOLD + 1, clear), ...moveOver(end - THRESHOLD, bar, veil)];
};

const expectContrasts = async (page: Page, { path, overlay }: PageState): Promise<void> => {
  await loadPictures(page);
  const isWholePage = overlay === undefined;
  await scrollToY(page, 0);
  const inHeader = path ? await readMovingHeader(page) : [];
  const painted = [...(await readAll(page, overlay ?? 'body')), ...inHeader];
  expect(painted.length).toBeGreaterThan(1);
  expect(findFaint(painted, await photographGround(page, isWholePage ? 'page' : 'view'))).toEqual(
    [],
  );
  if (!path) return;
  // A picture that did not come paints what one does that is not there: see pictures.spec.ts.
  const rows = await page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const boxes = shown.map((image) => image.getBoundingClientRect());
    for (const image of shown) image.style.visibility = 'hidden';
    return {
      top: Math.floor(Math.min(...boxes.map(({ top }) => top + scrollY))),
      bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom + scrollY))),
    };
  });
  if (rows.top < rows.bottom)
    expect(findFaint(painted, await photographGround(page, rows)), 'no pictures').toEqual([]);
};

for (const viewport of VIEWPORTS) {
  for (const [i, state] of statesAt(viewport).entries()) {
    test(`at ${viewport.width} px ${state.name}: rules of axe, parted words, targets and contrasts`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await state.open(page);
      // Markup is the same at any width; only the links of the wide header are on no phone.
      if (viewport === PHONE || i === 0) {
        await test.step('axe finds no fault', () => expectAccessible(page, state.name));
        await test.step('ENG-05 words that stand apart are parted in the markup', async () => {
          expect(await gluedWords(page)).toEqual([]);
        });
      }
      await test.step('every target has 24 px, every main control 44', async () => {
        expect(await smallTargets(page)).toEqual([]);
      });
      // The last: from then on the texts are out of sight.
      await test.step('IMG-02 HDR-03 HDR-04 all contrasts, the header’s wherever it lies', () =>
        expectContrasts(page, state));
    });
  }
}
