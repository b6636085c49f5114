/**
 * How long the page leaves a visitor without an answer, at a quarter of the processor's speed: from
 * the press to the next paint, by the browser's own Event Timing.
 */
import type { Page } from '@playwright/test';
import { alert, submit } from '../../tests/e2e/support/gate.ts';
import { menu, toggle } from '../../tests/e2e/support/menu.ts';
import { copyButton, toast } from '../../tests/e2e/support/toast.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { pagePath } from './baseline.ts';
import { median } from './median.ts';
import type { Bench } from './site.ts';

const SLOWDOWN = 4;

/** The browser reports nothing that took less, in ms. */
const LEAST = 16;

interface Interaction {
  path: string;
  /** Presses what is measured, when the page can answer. */
  press: (page: Page) => Promise<void>;
  /** Waits for what the press has to bring. */
  answer: (page: Page) => Promise<void>;
}

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: {
    path: '/',
    press: (page) => toggle(page).click(),
    answer: (page) => menu(page).waitFor(),
  },
  gate: {
    path: pagePath('case-studies'),
    press: (page) => submit(page, 'not the password'),
    answer: (page) => alert(page).waitFor(),
  },
  copy: {
    path: pagePath('contact'),
    press: (page) => copyButton(page).click(),
    answer: (page) => toast(page).waitFor(),
  },
};

/** Starts to note how long clicks take until the next paint. */
const watchClicks = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const clicks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') clicks.push(duration);
      // The threshold belongs to the Event Timing API, which the types of the DOM leave out.
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { clicks });
  }, LEAST);

/** @returns the longest click, after the browser had time to report it */
const longestClick = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Math.max(0, ...(window as unknown as { clicks: number[] }).clicks);
  });

/** Prints what a visitor waits for an answer. The figures come in steps of 8 ms. */
export const benchInteraction = async ({ base, runs }: Bench): Promise<string[]> => {
  const browser = await launchChromium();
  const rows: Record<string, object> = {};
  for (const [name, { path, press, answer }] of Object.entries(INTERACTIONS)) {
    const delays: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await watchClicks(page);
      await press(page);
      await answer(page);
      delays.push(await longestClick(page));
      await context.close();
    }
    const delay = median(delays);
    rows[name] = { 'press to next paint': delay < LEAST ? `under ${LEAST}` : delay };
  }
  await browser.close();
  console.log(`\nInteractions on a phone's screen, CPU slowed ${SLOWDOWN}x, in ms`);
  console.table(rows);
  return [];
};
