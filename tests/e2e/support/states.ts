/** Every page, and every state that a page can be in: what has to hold everywhere is held on these. */
import { alert, GATE_PATH, openStudies, rememberAccess, SEALED_FILE, submit } from './gate.ts';
import { openMenu, PHONE } from './menu.ts';
import { hydrated, settled } from './page.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, type Page } from './test.ts';
import { words } from './content.ts';
import { copyButton, toast } from './toast.ts';

export const WIDE = { width: 1280, height: 800 };
export const VIEWPORTS = [PHONE, WIDE] as const;

export interface PageState {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What lies over the page in this state, as a selector: only that can be read and pressed. */
  overlay?: string;
  isNarrowOnly?: boolean;
  /** Of a page as it is when it opens. */
  path?: string;
}

/** What the states need beside an ordinary page; to be called before each test that opens them. */
export const allowStates = async (
  page: Page,
  faults: { allow: (pattern: RegExp) => void },
): Promise<void> => {
  // The status of the not-found page, and of the sealed file that one state misses.
  faults.allow(/console: Failed to load resource.*404/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
};

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
};

export const PAGE_STATES: readonly PageState[] = [
  ...ALL_PAGES.map(({ path }) => ({
    name: path,
    path,
    open: (page: Page) => openPage(page, path),
  })),
  {
    name: 'the skip link',
    open: async (page) => {
      await openPage(page, '/about');
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip-link')).toBeFocused();
      await settled(page);
    },
    overlay: '.skip-link',
  },
  {
    name: 'the menu',
    open: async (page) => {
      await openPage(page, '/about');
      await openMenu(page);
    },
    overlay: 'header',
    isNarrowOnly: true,
  },
  {
    name: 'a wrong password',
    open: async (page) => {
      await openPage(page, GATE_PATH);
      await submit(page, 'not it');
      await expect(alert(page)).toBeVisible();
      await settled(page);
    },
  },
  {
    name: 'studies that cannot be loaded',
    open: async (page) => {
      await openPage(page, GATE_PATH);
      await rememberAccess(page);
      await page.route(SEALED_FILE, (route) => route.fulfill({ status: 404, body: '' }));
      await page.reload();
      await expect(page.getByRole('button', { name: words.door.retry })).toBeVisible();
      await settled(page);
    },
  },
  {
    name: 'studies that are being opened',
    open: async (page) => {
      await openPage(page, GATE_PATH);
      await rememberAccess(page);
      // Never answered.
      await page.route(SEALED_FILE, () => undefined);
      await page.reload();
      await expect(page.getByText(words.door.opening)).toBeVisible();
      await hydrated(page);
      await settled(page);
    },
    // A page that was loaded again is as long as any studies might be: nobody photographs all of that.
    overlay: 'main',
  },
  {
    name: 'the open studies',
    open: async (page) => {
      await openStudies(page);
      await settled(page);
    },
  },
  {
    name: 'a toast',
    open: async (page) => {
      await openPage(page, '/contact');
      await copyButton(page).click();
      await expect(toast(page)).toBeVisible();
      // As if another window had the focus: the toast waits, however long a check takes.
      await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
    },
    overlay: '[data-toast]',
  },
];

/** The states of a page that is as wide as this. */
export const statesAt = ({ width }: { width: number }): readonly PageState[] =>
  PAGE_STATES.filter(({ isNarrowOnly = false }) => !isNarrowOnly || width === PHONE.width);
