/**
 * From the click on a link to the first paint of the next page: with nothing done ahead, with the
 * page fetched ahead (what the site does), and with the page prepared ahead. The site leaves the last
 * out; it is measured on a copy of the same build whose rules say `prerender`.
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { serveFolder } from '../../hosting/static-server.ts';
import type { RouteId } from '../../src/lib/paths.ts';
import { pagePath } from './baseline.ts';
import { withChromium } from './chromium.ts';
import { median } from './median.ts';
import { withTemporaryFolder, type Bench } from './site.ts';

const FRAME = 1000 / 60;
const RULES = /<script type="speculationrules">(.*?)<\/script>/s;

/** Nothing of the case studies is loaded before somebody comes: their page is never done ahead. */
const ALWAYS_COLD: readonly RouteId[] = ['case-studies'];

type Way = 'cold' | 'prefetched' | 'prerendered';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Turns fetching ahead into preparing ahead, in the rules and in the policy that names their hash. */
const prerenderPages = async (folder: string): Promise<void> => {
  for (const file of (await readdir(folder)).filter((name) => /\.html(\.br|\.gz)?$/.test(name))) {
    const path = join(folder, file);
    if (!file.endsWith('.html')) {
      await rm(path);
      continue;
    }
    const html = await readFile(path, 'utf8');
    const rules = RULES.exec(html)?.[1] ?? '';
    const prerender = rules.replace('"prefetch"', '"prerender"');
    if (prerender === rules) throw new Error(`${file} has no rules for fetching ahead`);
    await writeFile(
      path,
      html.replace(rules, prerender).replaceAll(hashOf(rules), hashOf(prerender)),
    );
  }
};

/**
 * How long the pointer rests on a link, in ms: long enough to have the page ready, which is checked on
 * arrival. (A debugging session that could tell would keep the browser from preparing pages.)
 */
const REST = 2000;

/** How often the address is asked for, and for how long, in ms. The time that counts is the page's own. */
const POLL = 50;
const PATIENCE = 20_000;

/** Waits for a page. A question fails while a page that was prepared ahead takes the place of another. */
const arrived = async (page: Page, path: string): Promise<void> => {
  const deadline = performance.now() + PATIENCE;
  while ((await page.evaluate(() => location.pathname).catch(() => undefined)) !== path) {
    if (performance.now() > deadline) throw new Error(`${path} did not come`);
    await setTimeout(POLL);
  }
};

/** What the page that was just entered says of its coming. */
const arrival = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) resolve(entry);
      }).observe({ type: 'paint', buffered: true });
    });
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
      deliveryType: string;
    })[];
    const cameBy = entry?.activationStart
      ? 'prerendered'
      : entry?.deliveryType === 'navigational-prefetch'
        ? 'prefetched'
        : 'cold';
    const click = Number(localStorage.getItem('bench-click'));
    return { time: performance.timeOrigin + paint.startTime - click, cameBy };
  });

/** Goes from one page to another. @returns milliseconds from the click to the first paint */
const navigate = async (
  browser: Browser,
  base: string,
  from: RouteId,
  to: RouteId,
  way: Way,
): Promise<number> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(base + pagePath(from), { waitUntil: 'networkidle0' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) =>
        localStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp)),
      ),
    );
    const link = `a[href="${pagePath(to)}"]`;
    if (way === 'cold') {
      // A click by script: a pointer on its way to the link would set off the fetching.
      await page.$eval(link, (element) => (element as HTMLElement).click());
    } else {
      await page.hover(link);
      await setTimeout(REST);
      await page.click(link);
    }
    await arrived(page, pagePath(to));
    const { time, cameBy } = await arrival(page);
    if (cameBy !== way) throw new Error(`${pagePath(to)} came ${cameBy}, not ${way}`);
    return time;
  } finally {
    await context.close();
  }
};

/** Between two clicks of somebody who chose a wrong link first, in ms. */
const SECOND_THOUGHT = 200;

/**
 * Whether the second of two fast clicks on links of the header wins, through the browser's own input,
 * where the page of the first is ready.
 */
const secondClickWins = async (browser: Browser, base: string): Promise<boolean> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(base + pagePath('home'), { waitUntil: 'networkidle0' });
    const middles = [];
    for (const to of ['about', 'team'] as const) {
      const link = await page.$(`header nav a[href="${pagePath(to)}"]`);
      const box = await link?.boundingBox();
      if (!box) throw new Error(`no link to ${to}`);
      middles.push([box.x + box.width / 2, box.y + box.height / 2] as const);
    }
    const [first = [0, 0], second = [0, 0]] = middles;
    await page.mouse.move(...first);
    await setTimeout(REST);
    await page.mouse.click(...first);
    await setTimeout(SECOND_THOUGHT);
    await page.mouse.click(...second);
    await arrived(page, pagePath('team'));
    return true;
  } catch {
    return false;
  } finally {
    await context.close();
  }
};

/** Prints the way to every page. @returns what falls short */
export const benchNavigation = async ({ base, folder, pages, runs }: Bench): Promise<string[]> => {
  const short: string[] = [];
  await withTemporaryFolder(async (copy) => {
    await cp(folder, copy, { recursive: true });
    await prerenderPages(copy);
    const prerendering = await serveFolder(copy, 0);
    const rows: Record<string, object> = {};
    await withChromium(async (browser) => {
      for (const page of pages) {
        // No link leads there.
        if (page === 'not-found') continue;
        const from = page === 'home' ? 'about' : 'home';
        const times: Record<Way, number[]> = { cold: [], prefetched: [], prerendered: [] };
        for (let run = 0; run < runs; run++) {
          times.cold.push(await navigate(browser, base, from, page, 'cold'));
          if (ALWAYS_COLD.includes(page)) continue;
          times.prefetched.push(await navigate(browser, base, from, page, 'prefetched'));
          times.prerendered.push(
            await navigate(browser, prerendering.origin, from, page, 'prerendered'),
          );
        }
        const cold = median(times.cold);
        const prefetched = median(times.prefetched);
        const prerendered = median(times.prerendered);
        rows[page] = {
          cold: Math.round(cold),
          ...(!ALWAYS_COLD.includes(page) && {
            prefetched: Math.round(prefetched),
            'to cold': Number((prefetched / cold).toFixed(2)),
            prerendered: Math.round(prerendered),
            'in frames': Number((prerendered / FRAME).toFixed(1)),
          }),
        };
        if (prerendered > FRAME) {
          short.push(
            `${page}: prerendered, the next page shows after ${(prerendered / FRAME).toFixed(1)} frames, goal 1`,
          );
        }
      }
    });
    console.log('\nFrom the click to the first paint of the next page, in ms');
    console.table(rows);
    await withChromium(async (browser) => {
      for (const [way, origin] of Object.entries({
        prefetched: base,
        prerendered: prerendering.origin,
      })) {
        let wins = 0;
        for (let run = 0; run < runs; run++) if (await secondClickWins(browser, origin)) wins++;
        console.log(
          `Of two clicks within ${SECOND_THOUGHT} ms the second won ${wins} of ${runs} times, ${way}`,
        );
      }
    });
    await prerendering.stop();
  });
  return short;
};
