/** What is listened to: every page from its top, and every state in the way in which one comes to it. */
import type { Page } from 'puppeteer-core';
import { ROUTES } from '../../src/lib/paths.ts';
import { FLAG_KEY } from '../../src/lib/remembered-access.ts';
import { words } from '../../tests/e2e/support/content.ts';
import type { Desktop } from './desktop.ts';

interface HeardState {
  name: string;
  hear: (desktop: Desktop) => Promise<string[]>;
}

const PAGES = { ...ROUTES, 'not-found': { path: '/no-such-page' } };

const FIELD = '#password';
const COPY = '[data-copy]';
/** The next message is another element than one that was heard before. */
const ALERT = '#door-error > :not([data-heard])';

/** Before a part of a transcript: what was done. */
const step = (words: string, heard: string[]): string[] => [`[${words}]`, ...heard];

/** What every page says of itself when it opens, as far as the window told of it in time. */
const isArrival = (line: string): boolean =>
  /document web\.$|^Finished loading|^(Browse|Focus) mode$|^Skip to the content/.test(line);

/** Lets no code of the islands through, as a host does that has lost it. */
const loseCode = async (page: Page): Promise<() => Promise<void>> => {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (/\.js$/.test(request.url()) ? request.abort() : request.continue());
  });
  return async () => {
    page.removeAllListeners('request');
    await page.setRequestInterception(false);
  };
};

export const states = (origin: string, password: string): HeardState[] => {
  /** What is said when a page opens. */
  const open = ({ page, hear }: Desktop, path: string) =>
    hear(() => page.goto(origin + path), 'Finished loading');
  /** Another visitor: with nothing remembered, and nothing that a page before has changed. */
  const openAnew = async (desktop: Desktop, path: string, access = false) => {
    await open(desktop, '/');
    // Once the page has the focus, the next one has it from its start.
    await desktop.hear(desktop.enterPage);
    await desktop.page.evaluate(
      (key, isLetIn) => {
        localStorage.clear();
        if (isLetIn) localStorage.setItem(key, 'true');
      },
      FLAG_KEY,
      access,
    );
    return open(desktop, path);
  };
  const enter = async ({ page, press, hear }: Desktop, text: string, end: string) => {
    await hear(() => page.locator(FIELD).fill(text));
    await page.evaluate(() => {
      const message = document.querySelector<HTMLElement>('#door-error > *');
      if (message) message.dataset['heard'] = '';
    });
    return hear(async () => {
      press('Return');
      await page.waitForSelector(end);
    }, '');
  };
  const keys = async ({ press, hear }: Desktop, ...names: string[]) => {
    const heard: string[] = [];
    for (const name of names) heard.push(...step(name, await hear(() => press(name), '')));
    return heard;
  };

  return [
    ...Object.entries(PAGES).map(([name, { path }]) => ({
      name,
      hear: async (desktop: Desktop) => {
        await openAnew(desktop, path);
        return desktop.read();
      },
    })),
    {
      name: 'keyboard',
      hear: async (desktop) => {
        await openAnew(desktop, '/');
        const stops: string[] = [];
        for (;;) {
          const stop = await keys(desktop, 'Tab');
          // The focus has left the page.
          if (await desktop.page.evaluate(() => document.activeElement === document.body))
            return stops;
          stops.push(...stop);
        }
      },
    },
    {
      name: 'menu',
      hear: async (desktop) => {
        await openAnew(desktop, '/about');
        await desktop.page.setViewport({ width: 390, height: 844 });
        const heard = await keys(desktop, 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Escape');
        await desktop.page.setViewport(null);
        return heard;
      },
    },
    {
      name: 'door',
      hear: async (desktop) => {
        const { page, hear } = desktop;
        await openAnew(desktop, '/case-studies');
        return [
          ...step('to the field', await hear(() => page.focus(FIELD), '')),
          ...step('a wrong password', await enter(desktop, 'not it', ALERT)),
          ...step('another wrong password', await enter(desktop, 'nor this', ALERT)),
          ...step('the password', await enter(desktop, password, 'article')),
        ];
      },
    },
    {
      name: 'wrong-password',
      hear: async (desktop) => {
        await openAnew(desktop, '/case-studies');
        await enter(desktop, 'not it', ALERT);
        return desktop.read();
      },
    },
    {
      name: 'studies',
      hear: async (desktop) => {
        await openAnew(desktop, '/case-studies', true);
        await desktop.page.waitForSelector('article');
        return desktop.read();
      },
    },
    ...(['unavailable', 'opening'] as const).map((name) => ({
      name,
      hear: async (desktop: Desktop) => {
        const { page } = desktop;
        await openAnew(desktop, '/', true);
        // The sealed file is missing, or does not come.
        const { identifier } = await page.evaluateOnNewDocument((isMissing) => {
          window.fetch = () =>
            isMissing ? Promise.reject(new TypeError()) : new Promise<Response>(() => undefined);
        }, name === 'unavailable');
        const heard = await open(desktop, '/case-studies');
        const read = await desktop.read();
        await page.removeScriptToEvaluateOnNewDocument(identifier);
        // What fails at once may overtake the word that it is tried.
        const isOvertaken = (line: string) => name === 'unavailable' && line === words.door.opening;
        return [
          ...step(
            'the page opens',
            heard.filter((line) => !isArrival(line) && !isOvertaken(line)),
          ),
          ...step('the page is read', read),
        ];
      },
    })),
    {
      name: 'toast',
      hear: async (desktop) => {
        await openAnew(desktop, '/contact');
        return [
          ...step('to the button', await desktop.hear(() => desktop.page.focus(COPY), '')),
          ...(await keys(desktop, 'Return', 'Return', 'F6', 'Tab', 'Tab', 'Return')),
        ];
      },
    },
    {
      name: 'lost-code',
      hear: async (desktop) => {
        const { page } = desktop;
        const give = await loseCode(page);
        await openAnew(desktop, '/contact');
        const heard = [
          ...step('to the button', await desktop.hear(() => page.focus(COPY), '')),
          ...(await keys(desktop, 'Return')),
        ];
        await openAnew(desktop, '/case-studies');
        await desktop.hear(() => page.focus(FIELD));
        await desktop.hear(() => page.locator(FIELD).fill(password));
        const sent = await desktop.hear(() => desktop.press('Return'), '');
        heard.push(...step('the password, sent at the door', sent));
        await give();
        return heard;
      },
    },
  ];
};
