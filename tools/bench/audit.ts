/**
 * A first visit to a page, as Lighthouse sees it: it simulates the network and the processor (a slow 4G
 * phone at a quarter of the speed, and a desk).
 */
import lighthouse, { desktopConfig, type Config, type Flags, type Result } from 'lighthouse';
import { median } from './median.ts';

export const SCREENS: Readonly<Record<string, Config | undefined>> = {
  phone: undefined,
  desk: desktopConfig,
};
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TYPES = ['document', 'font', 'image', 'script', 'other'] as const;

export const audit = async (
  url: string,
  port: number,
  categories: readonly string[],
  config: Config | undefined,
): Promise<Result> => {
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

const bytes =
  (type: string): Figure =>
  (result) =>
    requests(result, type)?.transferSize ?? NaN;

export type Category = (typeof CATEGORIES)[number];

/** What is told of a visit: scores from 0 to 100, times in ms, bytes on the wire. */
export interface Visit {
  scores: Readonly<Partial<Record<Category, number>>>;
  times: Readonly<Record<'FCP' | 'LCP' | 'TBT' | 'CLS', number>>;
  weights: Readonly<Record<'requests' | (typeof TYPES)[number] | 'total', number>>;
}

/** The middle of several visits. */
export const summarize = (results: readonly Result[]): Visit => {
  const of = (it: Figure, digits = 0) => Number(median(results.map(it)).toFixed(digits));
  const categories = CATEGORIES.filter((category) => results[0]?.categories[category]);
  const record = <Key extends string>(keys: readonly Key[], value: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
  return {
    scores: record(categories, (category) =>
      of((result) => (result.categories[category]?.score ?? NaN) * 100),
    ),
    times: {
      FCP: of(figure('first-contentful-paint')),
      LCP: of(figure('largest-contentful-paint')),
      TBT: of(figure('total-blocking-time')),
      CLS: of(figure('cumulative-layout-shift'), 3),
    },
    weights: {
      requests: of((result) => requests(result, 'total')?.requestCount ?? NaN),
      ...record(TYPES, (type) => of(bytes(type))),
      total: of(bytes('total')),
    },
  };
};

/** The audits that keep a category below 100. */
export const failedAudits = ({ audits, categories }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
