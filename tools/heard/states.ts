/** What is listened to: every page from its top, and every state in the way in which one comes to it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { ROUTES } from '../../src/lib/paths.ts';
import type { Desktop } from './desktop.ts';

interface HeardState {
  name: string;
  hear: (desktop: Desktop) => Promise<string[]>;
}

const PAGES = { ...ROUTES, 'not-found': { path: '/no-such-page' } };

/** Before a part of a transcript: what was done. */
const step = (words: string, heard: string[]): string[] => [`[${words}]`, ...heard];

const FIELD = '#password';
const COPY = 'main button';

const appears = async (page: Page, selector: string): Promise<void> => {
  while (!(await page.evaluate((it) => document.querySelector(it) !== null, selector)))
    await sleep(50);
};

export const states = (origin: string, password: string): HeardState[] => {
  const open = ({ page }: Desktop, path: string) => page.goto(origin + path);
  /** Another visitor: with nothing remembered, and nothing that a page before has changed. */
  const openAnew = (desktop: Desktop, path: string, access = false) =>
    desktop.hear(async () => {
      await open(desktop, '/');
      // Once the page has the focus, the next one has it from its start.
      desktop.enterPage();
      await desktop.page.evaluate((isLetIn) => {
        localStorage.clear();
        if (isLetIn) localStorage.setItem('case-studies-authenticated', 'true');
      }, access);
      await open(desktop, path);
    });
  const enter = async ({ page, press, hear }: Desktop, text: string, end: string) => {
    await hear(() => page.locator(FIELD).fill(text));
    return hear(async () => {
      press('Return');
      await appears(page, end);
    });
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
        const { page, press, hear } = desktop;
        await openAnew(desktop, '/');
        const stops: string[] = [];
        for (;;) {
          const heard = await hear(() => press('Tab'));
          // The focus has left the page.
          if (await page.evaluate(() => document.activeElement === document.body)) return stops;
          stops.push(...step('Tab', heard));
        }
      },
    },
    {
      name: 'menu',
      hear: async (desktop) => {
        const { page, press, hear } = desktop;
        await openAnew(desktop, '/about');
        await page.setViewport({ width: 390, height: 844 });
        const heard = [
          ...step('Tab, Tab, Tab', await hear(() => press('Tab', 'Tab', 'Tab'))),
          ...step('Enter', await hear(() => press('Return'))),
          ...step('Tab', await hear(() => press('Tab'))),
          ...step('Tab', await hear(() => press('Tab'))),
          ...step('Escape', await hear(() => press('Escape'))),
        ];
        await page.setViewport(null);
        return heard;
      },
    },
    {
      name: 'door',
      hear: async (desktop) => {
        const { page, hear } = desktop;
        await openAnew(desktop, '/case-studies');
        return [
          ...step('to the field', await hear(() => page.focus(FIELD))),
          ...step('a wrong password', await enter(desktop, 'not it', '[role=alert]')),
          ...step('another wrong password', await enter(desktop, 'nor this', '[role=alert]')),
          ...step('the password', await enter(desktop, password, 'article')),
        ];
      },
    },
    {
      name: 'studies',
      hear: async (desktop) => {
        await openAnew(desktop, '/case-studies', true);
        await appears(desktop.page, 'article');
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
        await desktop.hear(() => open(desktop, '/case-studies'));
        const heard = await desktop.read();
        await page.removeScriptToEvaluateOnNewDocument(identifier);
        return heard;
      },
    })),
    {
      name: 'toast',
      hear: async (desktop) => {
        const { page, press, hear } = desktop;
        await openAnew(desktop, '/contact');
        return [
          ...step('to the button', await hear(() => page.focus(COPY))),
          ...step('Enter', await hear(() => press('Return'))),
          ...step('Enter', await hear(() => press('Return'))),
          ...step('F6', await hear(() => press('F6'))),
        ];
      },
    },
  ];
};
