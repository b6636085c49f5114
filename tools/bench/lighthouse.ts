/**
 * What a first visit to every page costs, on a phone and on a desk, beside its plain baseline.
 * Lighthouse simulates the network and the processor (a slow 4G phone at a quarter of the speed).
 */
import lighthouse, { desktopConfig, type Config, type Flags, type Result } from 'lighthouse';
import { baselinePath, pagePath } from './baseline.ts';
import { withChromium } from './chromium.ts';
import { median } from './median.ts';
import type { Bench } from './site.ts';

const SCREENS = { phone: undefined, desk: desktopConfig } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TYPES = ['document', 'font', 'image', 'script', 'other'] as const;
const MOST_LCP_RATIO = 1.05;

const audit = async (url: string, port: number, categories: readonly string[], config?: Config) => {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...categories] };
  const result = await lighthouse(url, flags, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
};

type Figure = (result: Result) => number;

const figure =
  (id: string): Figure =>
  ({ audits }) =>
    audits[id]?.numericValue ?? NaN;
const FCP = figure('first-contentful-paint');
const LCP = figure('largest-contentful-paint');
const TBT = figure('total-blocking-time');
const CLS = figure('cumulative-layout-shift');

const score =
  (category: string): Figure =>
  ({ categories }) =>
    Math.round((categories[category]?.score ?? NaN) * 100);

interface Requests {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

const requests = (result: Result, type: string): Requests | undefined => {
  const details = result.audits['resource-summary']?.details;
  const rows = details?.type === 'table' ? (details.items as unknown as Requests[]) : [];
  return rows.find(({ resourceType }) => resourceType === type);
};

const count: Figure = (result) => requests(result, 'total')?.requestCount ?? NaN;
const bytes =
  (type: string): Figure =>
  (result) =>
    requests(result, type)?.transferSize ?? NaN;

const shorten = (value: number, digits: number) => Number(value.toFixed(digits));

/** The audits that keep a category below 100, for the list of what falls short. */
const failedAudits = ({ audits, categories }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');

const judge = (
  name: string,
  results: readonly Result[],
  of: (it: Figure) => number,
  ratio: number,
) => {
  const [first] = results;
  return [
    ...CATEGORIES.flatMap((category) => {
      const value = of(score(category));
      if (value === 100 || !first) return [];
      return [`${name}: ${category} ${value} (${failedAudits(first, category)})`];
    }),
    ...(ratio > MOST_LCP_RATIO
      ? [`${name}: LCP ${ratio.toFixed(2)} times the baseline, goal ${MOST_LCP_RATIO}`]
      : []),
    ...(of(CLS) > 0 ? [`${name}: CLS ${of(CLS).toFixed(3)}, goal 0`] : []),
    ...(of(TBT) > 0 ? [`${name}: TBT ${of(TBT).toFixed(0)} ms, goal 0`] : []),
  ];
};

/** Prints a first visit to every page. @returns what falls short */
export const benchLighthouse = ({ base, pages, runs }: Bench): Promise<string[]> =>
  withChromium(async (_, port) => {
    const short: string[] = [];
    for (const [screen, config] of Object.entries(SCREENS)) {
      const weights: Record<string, object> = {};
      const times: Record<string, object> = {};
      for (const page of pages) {
        const site: Result[] = [];
        const plain: Result[] = [];
        for (let run = 0; run < runs; run++) {
          site.push(await audit(base + pagePath(page), port, CATEGORIES, config));
          plain.push(await audit(base + baselinePath(page), port, ['performance'], config));
        }
        const of = (it: Figure) => median(site.map(it));
        const plainOf = (it: Figure) => median(plain.map(it));
        const ratio = (it: Figure) => of(it) / plainOf(it);
        weights[page] = {
          requests: of(count),
          ...Object.fromEntries(TYPES.map((type) => [type, of(bytes(type))])),
          total: of(bytes('total')),
          baseline: plainOf(bytes('total')),
          ratio: shorten(ratio(bytes('total')), 2),
        };
        times[page] = {
          ...Object.fromEntries(CATEGORIES.map((category) => [category, of(score(category))])),
          FCP: shorten(of(FCP), 0),
          'FCP ratio': shorten(ratio(FCP), 2),
          LCP: shorten(of(LCP), 0),
          'LCP ratio': shorten(ratio(LCP), 2),
          TBT: shorten(of(TBT), 0),
          'baseline TBT': shorten(plainOf(TBT), 0),
          CLS: shorten(of(CLS), 3),
        };
        short.push(...judge(`${page}, ${screen}`, site, of, ratio(LCP)));
      }
      console.log(`\nFirst visit, ${screen}: requests, and bytes on the wire by type`);
      console.table(weights);
      console.log(`First visit, ${screen}: scores, times in ms, ratios to the baseline`);
      console.table(times);
    }
    return short;
  });
