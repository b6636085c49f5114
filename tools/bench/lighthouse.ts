/** What a first visit to every page costs, on a phone and on a desk, beside its plain baseline. */
import type { Config, Result } from 'lighthouse';
import type { PageId } from '../../src/lib/paths.ts';
import { audit, CATEGORIES, failedAudits, SCREENS, summarize, type Visit } from './audit.ts';
import { baselinePath, pagePath } from './baseline.ts';
import { withChromium } from './chromium.ts';
import type { Bench } from './site.ts';

const MOST_LCP_RATIO = 1.05;

/** Of the page for unknown addresses nobody wants a search engine to think well. */
const categoriesOf = (page: PageId) =>
  CATEGORIES.filter((category) => page !== 'not-found' || category !== 'seo');

const ratio = (value: number, baseline: number) => Number((value / baseline).toFixed(2));

const judge = (name: string, { scores, times }: Visit, lcpRatio: number, result?: Result) => [
  ...CATEGORIES.flatMap((category) => {
    const value = scores[category] ?? 100;
    if (value === 100 || !result) return [];
    return [`${name}: ${category} ${value} (${failedAudits(result, category)})`];
  }),
  ...(lcpRatio > MOST_LCP_RATIO
    ? [`${name}: LCP ${lcpRatio} times the baseline, goal ${MOST_LCP_RATIO}`]
    : []),
  ...(times.CLS > 0 ? [`${name}: CLS ${times.CLS}, goal 0`] : []),
  ...(times.TBT > 0 ? [`${name}: TBT ${times.TBT} ms, goal 0`] : []),
];

/** Visits a page and its baseline in turns, so that the machine's moods meet both. */
const visitBoth = async (
  page: PageId,
  { base, runs }: Bench,
  port: number,
  config: Config | undefined,
) => {
  const site: Result[] = [];
  const plain: Result[] = [];
  for (let run = 0; run < runs; run++) {
    site.push(await audit(base + pagePath(page), port, categoriesOf(page), config));
    plain.push(await audit(base + baselinePath(page), port, ['performance'], config));
  }
  return { visit: summarize(site), baseline: summarize(plain), first: site[0] };
};

/** Prints a first visit to every page. @returns what falls short */
export const benchLighthouse = (bench: Bench): Promise<string[]> =>
  withChromium(async (_, port) => {
    const short: string[] = [];
    for (const [screen, config] of Object.entries(SCREENS)) {
      const weights: Record<string, object> = {};
      const times: Record<string, object> = {};
      for (const page of bench.pages) {
        const { visit, baseline, first } = await visitBoth(page, bench, port, config);
        const lcpRatio = ratio(visit.times.LCP, baseline.times.LCP);
        weights[page] = {
          ...visit.weights,
          baseline: baseline.weights.total,
          ratio: ratio(visit.weights.total, baseline.weights.total),
        };
        times[page] = {
          ...visit.scores,
          ...visit.times,
          'FCP ratio': ratio(visit.times.FCP, baseline.times.FCP),
          'LCP ratio': lcpRatio,
          'baseline TBT': baseline.times.TBT,
        };
        short.push(...judge(`${page}, ${screen}`, visit, lcpRatio, first));
      }
      console.log(`\nFirst visit, ${screen}: requests, and bytes on the wire by type`);
      console.table(weights);
      console.log(`First visit, ${screen}: scores, times in ms, ratios to the baseline`);
      console.table(times);
    }
    return short;
  });
