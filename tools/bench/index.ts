/**
 * `npm run bench`: builds the site with sample values and measures it. Not part of the tests.
 * Words name measurements and pages, a number says how often each figure is taken:
 * `npm run bench -- lighthouse home 1`. Beside any other site: `npm run bench -- against https://…`.
 */
import { installChromium } from '../../tests/run/programs.ts';
import type { PageId } from '../../src/lib/paths.ts';
import { benchAgainst } from './against.ts';
import { PAGES } from './baseline.ts';
import { benchGate } from './gate.ts';
import { benchGrowth } from './growth.ts';
import { benchInteraction } from './interaction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { withSite, type Bench } from './site.ts';

/** Each prints what it found and returns what falls short. */
const MEASUREMENTS: Readonly<Record<string, (bench: Bench) => Promise<string[]>>> = {
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  interaction: benchInteraction,
  gate: benchGate,
  growth: benchGrowth,
  against: benchAgainst,
};
/** Only where an address is given. */
const ON_REQUEST = 'against';
const RUNS = 5;

const words = process.argv.slice(2);
const isPage = (word: string): word is PageId => PAGES.some((page) => page === word);
const isMeasurement = (word: string) => Object.hasOwn(MEASUREMENTS, word);
const isCount = (word: string) => Number(word) >= 1;
const isAddress = (word: string) => /^https?:/.test(word) && URL.canParse(word);
const KINDS = [isPage, isMeasurement, isCount, isAddress];

const unknown = words.find((word) => !KINDS.some((isKind) => isKind(word)));
if (unknown) {
  const known = [...Object.keys(MEASUREMENTS), ...PAGES].join(', ');
  throw new Error(`${unknown} is not known. Known: ${known}, a number of runs, an address`);
}
const orAll = <T>(named: T[], all: T[]) => (named.length > 0 ? named : all);
const pages = orAll(words.filter(isPage), [...PAGES]);
const usual = Object.keys(MEASUREMENTS).filter((name) => name !== ON_REQUEST);
const measurements = orAll(words.filter(isMeasurement), usual);
const against = words.find(isAddress) ?? '';
if (measurements.includes(ON_REQUEST) && !against) {
  throw new Error('against which address? npm run bench -- against https://www.other.example/');
}
const runs = Number(words.find(isCount) ?? RUNS);

installChromium();
const short: string[] = [];
await withSite(async (site) => {
  for (const name of measurements) {
    short.push(...((await MEASUREMENTS[name]?.({ ...site, pages, runs, against })) ?? []));
  }
});
console.log(short.length > 0 ? '\nFalls short' : '\nNothing falls short');
for (const line of short) console.log(`  ${line}`);
