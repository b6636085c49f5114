import { words } from './support/content.ts';
import { menu, toggle as menuToggle } from './support/menu.ts';
import { addCss, sidewaysScroll } from './support/page.ts';
import { expect, test, type Page } from './support/test.ts';
import {
  copyButton,
  copyWithClock,
  dismissButton,
  liveRegion,
  openContactWithClock,
  toast,
} from './support/toast.ts';

const COPIED = words.contact.copied;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** As when somebody comes back to a page on which nothing was copied yet. */
const expectNoToast = async (page: Page) => {
  await expect(toast(page)).toHaveCount(0);
  await expect(liveRegion(page)).not.toContainText(COPIED);
};

test('TOAST-02 TOAST-03 a toast lives 5000 ms, one toast at a time, is said politely, and waits while it is read', async ({
  page,
}) => {
  await openContactWithClock(page);

  await test.step('TOAST-02 a place for it is there before, and no landmark', async () => {
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite');
    await expect(liveRegion(page)).toHaveText('');
    // Empty it is no landmark: it would be spoken on every visit.
    const landmark = page.getByRole('region', { name: words.contact.messages });
    await expect(landmark).toHaveCount(0);
  });

  await test.step('5000 ms, and it is gone', async () => {
    await copyWithClock(page);
    await expect(toast(page)).toContainText(COPIED);
    await page.clock.runFor(4900);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(300);
    await expectNoToast(page);
  });

  await test.step('the next one takes the place of the last, and has its own full time', async () => {
    await copyWithClock(page);
    await page.clock.runFor(3000);
    for (let click = 0; click < 3; click++) {
      await copyWithClock(page);
      await page.clock.runFor(100);
      await expect(toast(page)).toHaveCount(1);
    }
    await page.clock.runFor(4700);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(500);
    await expectNoToast(page);
  });

  await test.step('TOAST-02 each is said, and takes no focus', async () => {
    await page.evaluate(() => {
      const watched = window as unknown as { added: string[] };
      watched.added = [];
      const region = document.querySelector('[aria-live][popover]');
      if (!region) throw new Error('no live region');
      new MutationObserver((records) => {
        for (const node of records.flatMap((record) => [...record.addedNodes])) {
          const text = node.textContent?.trim();
          if (text) watched.added.push(text);
        }
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    await copyButton(page).focus();
    const pressEnter = () => page.keyboard.press('Enter');
    await copyWithClock(page, pressEnter);
    await expect(toast(page)).toHaveCount(1);
    await expect(copyButton(page)).toBeFocused();
    await page.clock.runFor(1000);
    await copyWithClock(page, pressEnter);
    await page.clock.runFor(1000);
    await expect(copyButton(page)).toBeFocused();
    // The same words twice are two additions, so they are said twice, and no alert shouts them.
    const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    expect(added.filter((text) => text.includes(COPIED))).toHaveLength(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(5000);
    await expectNoToast(page);
  });

  for (const [when, begin, end] of [
    ['the page is hidden', () => setHidden(page, true), () => setHidden(page, false)],
    ['it is hovered', () => toast(page).hover(), () => page.mouse.move(5, 5)],
  ] as const) {
    await test.step(`TOAST-03 its time does not count while ${when}`, async () => {
      await copyWithClock(page);
      await page.clock.runFor(2000);
      await begin();
      await page.clock.runFor(10_000);
      await expect(toast(page)).toHaveCount(1);
      await end();
      await page.clock.runFor(2500);
      await expect(toast(page)).toHaveCount(1);
      await page.clock.runFor(1000);
      await expectNoToast(page);
    });
  }

  await test.step('TOAST-03 nor while it has the focus; it closes by keyboard', async () => {
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);
    const dismiss = dismissButton(page);
    for (let stop = 0; stop < 30; stop++) {
      if (await dismiss.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(dismiss).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.clock.runFor(300);
    await expectNoToast(page);
  });
});

const isOnTop = (page: Page) =>
  toast(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 3, top + 3],
      [left + width - 3, top + height - 3],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

// The lowest screen is one at 400 % already: its text is not doubled once more.
const VIEWS = [
  { viewport: { width: 320, height: 256 }, fontSizes: ['100%'] },
  { viewport: { width: 320, height: 640 }, fontSizes: ['100%', '200%'] },
  { viewport: { width: 390, height: 700 }, fontSizes: ['100%', '200%'] },
];

test('TOAST-04 on top, on screen and easy to dismiss, however low the screen and large the text', async ({
  page,
}) => {
  // The longer of the two messages.
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await openContactWithClock(page);
  for (const { viewport, top, fontSize } of VIEWS.flatMap(({ viewport, fontSizes }) =>
    [0, 600].flatMap((top) => fontSizes.map((fontSize) => ({ viewport, top, fontSize }))),
  )) {
    const view = `${viewport.width} × ${viewport.height} at ${top}, text ${fontSize}`;
    await test.step(view, async () => {
      await page.setViewportSize(viewport);
      await addCss(page, `html { font-size: ${fontSize} }`);
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // By script: a real click would scroll to the button first.
      await copyButton(page).evaluate((button: HTMLElement) => button.click());
      await expect(toast(page)).toHaveCount(1);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(page)).toBe(true);
      expect(await sidewaysScroll(page)).toBe(0);

      await menuToggle(page).click();
      await expect(menu(page)).toBeVisible();
      await page.clock.runFor(400);
      expect(await isOnTop(page), 'with the menu open').toBe(true);
      await dismissButton(page).click();
      await page.clock.runFor(400);
      await expect(toast(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    });
  }
});
