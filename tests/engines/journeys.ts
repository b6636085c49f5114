/**
 * What a visitor does on the site, for the engines that the browser tests do not drive: those hold
 * all of this, and more, in Chromium.
 */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ENGINES, type EngineName } from '../run/programs.ts';
import { DIST, SEALED } from '../support/site.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { HEADER_ROUTES, ROUTES } from '../../src/lib/paths.ts';
import { DERIVED_KEY, FLAG_KEY } from '../../src/lib/remembered-access.ts';
import { caseStudies, firm, pages, practices, words } from '../e2e/support/content.ts';
import { ALL_PAGES, ISLAND_ROUTES } from '../e2e/support/routes.ts';
import {
  addressOf,
  expectArrival,
  focus,
  hasFocus,
  headerLook,
  isShown,
  placeOf,
  scrollPosition,
  scrollToY,
  sidewaysScroll,
  textsOf,
  titleOf,
  underlines,
} from './reading.ts';
import { DriverFault, isDriverFault, type Browser, type Tab } from './tab.ts';
import { faultsOf, watchSite, type WatchedSite } from './watched-site.ts';

const PASSWORD = TEST_SETTINGS.CASE_STUDIES_PASSWORD;
const WRONG = words.door.wrong;
const TOGGLE = 'header button';
const FIELD = 'main input[type="password"]';
const SUBMIT = 'main form button[type="submit"]';
const COPY = `main button[aria-label="${words.contact.copyAddress}"]`;

const PAGES_WITHOUT_ISLAND = ALL_PAGES.filter(({ id }) => !ISLAND_ROUTES.includes(id));

const headerLink = (path: string) => `header nav a[href="${path}"]`;
const labelOf = (route: (typeof HEADER_ROUTES)[number]) => words.pages[route];

/**
 * Goes elsewhere by a script, once that has answered: WebKit's driver waits for good for the answer of a
 * page that has gone before.
 */
const leave = (tab: Tab, way: 'back' | 'forward' | 'reload'): Promise<void> =>
  tab.evaluate((to) => {
    setTimeout(() => {
      if (to === 'reload') location.reload();
      else history[to]();
    });
  }, way);

const reload = async (tab: Tab): Promise<void> => {
  await leave(tab, 'reload');
  await expect
    .poll(() =>
      tab.evaluate(
        () =>
          performance
            .getEntriesByType('navigation')
            .map((entry) => (entry as PerformanceNavigationTiming).type)[0],
      ),
    )
    .toBe('reload');
};

/** Words of other lengths and in other scripts, which each engine breaks and draws in its own way. */
const SECOND_FIRM = 'test-builds/second-firm/dist';

type SiteName = 'first' | 'sealed' | 'second';

/** @param launch - starts the engine, by the path of its program */
export const declareJourneys = (
  name: EngineName,
  launch: (path: string) => Promise<Browser>,
): void => {
  const { packages, path: findPath } = ENGINES[name];
  const path = findPath();
  let browser: Browser;
  let sites: Readonly<Record<SiteName, WatchedSite>>;

  beforeAll(async () => {
    if (!path) {
      console.log(`${name}: NOT RUN, it needs the packages ${packages}`);
      return undefined;
    }
    sites = {
      first: await watchSite(DIST),
      sealed: await watchSite(SEALED),
      second: await watchSite(SECOND_FIRM),
    };
    browser = await launch(path);
    console.log(`${name} ${browser.version}`);
    return async () => {
      await browser.close();
      for (const site of Object.values(sites)) await site.remove();
    };
  });

  /** A test that begins once more in a fresh browser where the driver, not the site, has failed it. */
  const inBrowser = (title: string, body: () => Promise<void>) =>
    test.skipIf(!path)(title, async () => {
      try {
        await body();
      } catch (error) {
        if (!path || !isDriverFault(error)) throw error;
        console.log(`${name}: ${title}: once more, for ${String(error)}`);
        await browser.close();
        browser = await launch(path);
        await body();
      }
    });

  /** One of the sites, at an address for this one visitor. */
  const serve = async (site: SiteName): Promise<string> => {
    const { origin, stop } = await sites[site].serve();
    onTestFinished(stop);
    return origin;
  };

  /** A visitor who has not been here before goes through a site, and nothing may go wrong in it. */
  const journey = (
    title: string,
    go: (tab: Tab, visit: (path: string) => Promise<void>) => Promise<void>,
    site: SiteName = 'first',
  ) =>
    inBrowser(title, async () => {
      const origin = await serve(site);
      const tab = await browser.open();
      await tab.setSize(1440, 900);
      try {
        await go(tab, (address) => tab.goto(origin + address));
        expect(await faultsOf(tab), 'errors that the pages reported').toBe('');
      } catch (error) {
        if (isDriverFault(error)) throw error;
        const place = await placeOf(tab).catch(String);
        // WebKit's driver says that it has come where nothing could be had, too, and shows an empty page.
        if (!place.startsWith(origin)) throw new DriverFault(`led to ${place}`, { cause: error });
        if (error instanceof Error) error.message += `\nThe tab: ${place}`;
        throw error;
      }
    });

  /** What the length and the script of its words may change in one engine alone. */
  const expectWhole = async (tab: Tab, address: string) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await tab.setSize(width, height);
      await expect.poll(() => sidewaysScroll(tab), { message: `${address} at ${width}` }).toBe(0);
    }
    // Pictures further down load when they come near.
    await tab.evaluate(() => [...document.images].forEach((image) => (image.loading = 'eager')));
    await expect
      .poll(() =>
        tab.evaluate(() =>
          [...document.images]
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map((image) => image.src),
        ),
      )
      .toEqual([]);
    await expect
      .poll(() =>
        tab.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
      )
      .toBeGreaterThanOrEqual(2);
  };

  /** ENG-04 Only WebKit's driver tells what screen readers are told, and only WebKit forgets lists. */
  const expectLists = async (tab: Tab, address: string) => {
    if (!tab.rolesOf) return;
    expect(new Set(await tab.rolesOf('ul, ol')), address).toEqual(new Set(['list']));
    expect(new Set(await tab.rolesOf('li')), address).toEqual(new Set(['listitem']));
  };

  journey(
    'ENG-04 every page: title, one h1, lists, fonts, pictures, nothing sideways',
    async (tab, visit) => {
      for (const { id, path: address } of ALL_PAGES) {
        await visit(address);
        expect(await titleOf(tab)).toBe(pages[id].title);
        expect(await textsOf(tab, 'h1')).toEqual([pages[id].heading]);
        expect(await scrollPosition(tab), address).toBe(0);
        const landmarks = 'body > header, body > main, body > footer';
        expect(await tab.evaluate((s) => document.querySelectorAll(s).length, landmarks)).toBe(3);
        expect(await textsOf(tab, 'header nav a[aria-current="page"]'), address).toEqual(
          HEADER_ROUTES.filter((route) => route === id).map(labelOf),
        );
        expect(await underlines(tab, 'header nav a[aria-current]'), address).not.toContain('none');
        // The first stop of the Tab key is the skip link: nothing has taken the focus on arrival.
        expect(await hasFocus(tab, 'body'), address).toBe(true);
        await tab.press('Tab');
        await expect.poll(() => hasFocus(tab, '.skip-link'), { message: address }).toBe(true);

        await expectLists(tab, address);
        await expectWhole(tab, address);
      }
    },
  );

  journey(
    'every page of another firm: one h1, fonts, pictures, nothing sideways',
    async (tab, visit) => {
      for (const { path: address } of ALL_PAGES) {
        await visit(address);
        expect(await textsOf(tab, 'h1'), address).toHaveLength(1);
        await expectWhole(tab, address);
      }
    },
    'second',
  );

  journey('HDR-02 the header is clear up to 50 px and a bar from 51 px', async (tab, visit) => {
    await visit('/');
    for (const [top, look] of [
      [0, 'clear'],
      [51, 'bar'],
      [50, 'clear'],
      [400, 'bar'],
      [0, 'clear'],
    ] as const) {
      await scrollToY(tab, top);
      await expect.poll(() => headerLook(tab), { message: `at ${top}` }).toBe(look);
    }
  });

  journey('MENU the phone menu opens, closes in every way, and leads on', async (tab, visit) => {
    await tab.setSize(390, 844);
    await visit('/services');
    const isOpen = () => isShown(tab, 'header nav');
    const told = () => tab.evaluate((s) => document.querySelector(s)?.ariaExpanded, TOGGLE);
    const open = async () => {
      await tab.click(TOGGLE);
      await expect.poll(isOpen).toBe(true);
      await expect.poll(told).toBe('true');
      await expect.poll(() => headerLook(tab)).toBe('bar');
    };
    const expectClosed = async () => {
      await expect.poll(isOpen).toBe(false);
      await expect.poll(told).toBe('false');
    };
    await expectClosed();

    await open();
    expect(await textsOf(tab, 'header nav a')).toEqual(HEADER_ROUTES.map(labelOf));
    await expect
      .poll(() =>
        tab.evaluate(() =>
          [...document.querySelectorAll('header nav a')].every((link) => {
            const { left, top, height } = link.getBoundingClientRect();
            return link.contains(document.elementFromPoint(left + 10, top + height / 2));
          }),
        ),
      )
      .toBe(true);
    await tab.press('Tab');
    await expect.poll(() => hasFocus(tab, headerLink('/'))).toBe(true);
    await tab.press('Escape');
    await expectClosed();
    await expect.poll(() => hasFocus(tab, TOGGLE)).toBe(true);
    await expect.poll(() => headerLook(tab)).toBe('clear');

    await open();
    await tab.click(TOGGLE);
    await expectClosed();

    for (const route of ['contact', 'team'] as const) {
      await scrollToY(tab, 300);
      await open();
      await tab.click(headerLink(ROUTES[route].path));
      await expectArrival(tab, pages[route].title);
      await expectClosed();
      expect(await scrollPosition(tab), route).toBe(0);
    }
    await leave(tab, 'back');
    await expectArrival(tab, pages.contact.title);
    await expectClosed();
  });

  journey(
    'NAV-02 links, Back and Forward land at the top, a reload keeps its place',
    async (tab, visit) => {
      await visit('/');
      for (const route of ['contact', 'home'] as const) {
        await scrollToY(tab, 800);
        await tab.click(headerLink(ROUTES[route].path));
        await expectArrival(tab, pages[route].title);
        expect(await scrollPosition(tab), route).toBe(0);
      }
      await scrollToY(tab, 600);
      await leave(tab, 'back');
      await expectArrival(tab, pages.contact.title);
      await expect.poll(() => scrollPosition(tab)).toBe(0);
      await scrollToY(tab, 400);
      await leave(tab, 'forward');
      await expectArrival(tab, pages.home.title);
      await expect.poll(() => scrollPosition(tab)).toBe(0);
      await expect.poll(() => headerLook(tab)).toBe('clear');

      const place = await scrollToY(tab, 700);
      await reload(tab);
      await expect.poll(() => scrollPosition(tab)).toBe(place);
      await expect.poll(() => headerLook(tab)).toBe('bar');
    },
  );

  journey('NAV-03 a link to a part of a page shows that part below the bar', async (tab, visit) => {
    const { id } = practices.at(-1) ?? { id: '' };
    await visit('/');
    await tab.click(`main a[href="/services#${id}"]`);
    await expect.poll(() => addressOf(tab)).toBe(`/services#${id}`);
    await expect
      .poll(() =>
        tab.evaluate((target) => {
          const top = document.getElementById(target)?.getBoundingClientRect().top ?? Infinity;
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
          return top >= bar && top < bar + 80;
        }, id),
      )
      .toBe(true);
  });

  const submit = async (tab: Tab, password: string) => {
    await tab.fill(FIELD, password);
    await tab.click(SUBMIT);
  };
  const studyCount = (tab: Tab) =>
    tab.evaluate(() => document.querySelectorAll('main article').length);
  const expectOpen = async (tab: Tab) => {
    await expect.poll(() => studyCount(tab)).toBe(caseStudies.length);
    expect(await textsOf(tab, 'main article h2')).toEqual(caseStudies.map(({ title }) => title));
  };
  const expectLocked = async (tab: Tab) => {
    await expect.poll(() => isShown(tab, FIELD)).toBe(true);
    expect(await studyCount(tab)).toBe(0);
  };
  const storageOf = (tab: Tab) =>
    tab.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

  journey(
    'the gate: wrong, right by Enter, remembered after a reload, not by a new visitor',
    async (tab, visit) => {
      await visit('/case-studies');
      await expectLocked(tab);
      await submit(tab, 'not it');
      await expect.poll(() => textsOf(tab, 'main [aria-live=assertive] > *')).toEqual([WRONG]);
      await expect.poll(() => hasFocus(tab, FIELD)).toBe(true);
      await expectLocked(tab);
      expect(await storageOf(tab)).toEqual({});

      await tab.fill(FIELD, PASSWORD);
      await tab.press('Enter');
      await expectOpen(tab);
      expect(await textsOf(tab, 'main [aria-live=assertive] > *')).toEqual([]);
      expect(await storageOf(tab)).toEqual({ [FLAG_KEY]: 'true' });
      await expect.poll(() => hasFocus(tab, 'main article h2')).toBe(true);

      await reload(tab);
      await expectOpen(tab);
      await expectLists(tab, 'the studies');
      await tab.click('main a[href="/contact"]');
      await expectArrival(tab, pages.contact.title);
    },
  );

  journey(
    'the gate at the strength sealed: wrong, right, remembered by a key',
    async (tab, visit) => {
      await visit('/case-studies');
      await submit(tab, 'not it');
      await expect.poll(() => textsOf(tab, 'main [aria-live=assertive] > *')).toEqual([WRONG]);
      await submit(tab, PASSWORD);
      await expectOpen(tab);
      expect(Object.keys(await storageOf(tab)).sort()).toEqual([FLAG_KEY, DERIVED_KEY].sort());
      await visit('/about');
      await visit('/case-studies');
      await expectOpen(tab);
    },
    'sealed',
  );

  journey(
    'GATE-10 Back from memory does not show the studies after the flag was removed',
    async (tab, visit) => {
      await visit('/case-studies');
      await submit(tab, PASSWORD);
      await expectOpen(tab);
      await tab.evaluate(() => {
        const mark = window as unknown as { isRestored: boolean };
        addEventListener('pageshow', ({ persisted }) => (mark.isRestored = persisted));
      });
      await tab.click(headerLink('/about'));
      await expectArrival(tab, pages.about.title);
      await tab.evaluate((key) => localStorage.removeItem(key), FLAG_KEY);
      await leave(tab, 'back');
      await expectArrival(tab, pages['case-studies'].title);
      // All three keep whole pages.
      await expect
        .poll(() => tab.evaluate(() => (window as unknown as { isRestored?: boolean }).isRestored))
        .toBe(true);
      await expectLocked(tab);
    },
  );

  const toasts = (tab: Tab) => textsOf(tab, '[data-toast]');

  journey(
    'copying the address shows one toast, which goes by itself or by its button',
    async (tab, visit) => {
      await visit('/contact');
      expect(await underlines(tab, COPY)).toEqual(['underline']);
      const copied = words.contact.copied;
      await tab.click(COPY);
      await expect.poll(() => toasts(tab)).toEqual([copied]);
      expect(
        await tab.evaluate(() => {
          const { left, top, width, height } =
            document.querySelector('[data-toast]')?.getBoundingClientRect() ?? new DOMRect();
          const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
          return onTop?.closest('[data-toast]') !== null;
        }),
      ).toBe(true);
      // The next one takes the place of the first.
      await tab.evaluate(() =>
        document.querySelector('[data-toast]')?.setAttribute('data-old', ''),
      );
      await tab.click(COPY);
      await expect.poll(() => textsOf(tab, '[data-toast]:not([data-old])')).toEqual([copied]);
      await expect.poll(() => toasts(tab)).toEqual([copied]);
      await tab.click('[data-toast] button');
      await expect.poll(() => toasts(tab)).toEqual([]);

      await tab.evaluate(() => {
        Clipboard.prototype.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await tab.click(COPY);
      await expect.poll(() => toasts(tab)).toEqual([words.contact.copyRefused]);
      await expect.poll(() => toasts(tab)).toEqual([]);
    },
  );

  inBrowser('without JavaScript every page is whole, and the menu and links work', async () => {
    const textOf = (tab: Tab) =>
      tab.evaluate(() => document.querySelector('main')?.innerText ?? '');
    const origin = await serve('first');
    // One tab after the other: WebKit's driver has one at a time.
    const scripted = await browser.open();
    await scripted.setSize(1440, 900);
    const texts = new Map<string, string>();
    for (const { id, path: address } of PAGES_WITHOUT_ISLAND) {
      await scripted.goto(origin + address);
      const text = await textOf(scripted);
      expect(text).toContain(pages[id].heading);
      texts.set(address, text);
    }

    const plain = await browser.openWithoutScripting();
    await plain.setSize(1440, 900);
    for (const [address, text] of texts) {
      await plain.goto(origin + address);
      expect(await plain.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      expect(await textOf(plain), address).toBe(text);
    }
    await plain.goto(`${origin}/contact`);
    expect(await textOf(plain)).toContain(firm.email.general);
    expect(await isShown(plain, COPY)).toBe(false);
    await plain.goto(`${origin}/case-studies`);
    expect(await textOf(plain)).toContain(words.door.noScript);
    expect(await isShown(plain, FIELD)).toBe(false);

    await plain.setSize(390, 844);
    await plain.goto(`${origin}/`);
    await focus(plain, TOGGLE);
    await plain.press('Enter');
    await expect.poll(() => isShown(plain, 'header nav')).toBe(true);
    await plain.press('Escape');
    await expect.poll(() => isShown(plain, 'header nav')).toBe(false);
    await plain.press('Enter');
    await expect.poll(() => isShown(plain, 'header nav')).toBe(true);
    await focus(plain, headerLink('/team'));
    await plain.press('Enter');
    await expectArrival(plain, pages.team.title);
  });
};
