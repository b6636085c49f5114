/**
 * `npm run bench`: builds the site with sample values and measures it. Not part of the tests.
 * Words name measurements and pages, a number says how often each figure is taken:
 * `npm run bench -- lighthouse home 1`.
 */
import { installChromium } from '../../tests/run/programs.ts';
import { ROUTES, type RouteId } from '../../src/lib/paths.ts';
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
};
const RUNS = 5;

const words = process.argv.slice(2);
const isPage = (word: string): word is RouteId => Object.hasOwn(ROUTES, word);
const isMeasurement = (word: string) => Object.hasOwn(MEASUREMENTS, word);
const isCount = (word: string) => Number(word) >= 1;

const unknown = words.find((word) => !isPage(word) && !isMeasurement(word) && !isCount(word));
if (unknown) {
  const known = [...Object.keys(MEASUREMENTS), ...Object.keys(ROUTES)].join(', ');
  throw new Error(`${unknown} is not known. Known: ${known}, and a number of runs`);
}
const orAll = <T>(named: T[], all: T[]) => (named.length > 0 ? named : all);
const pages = orAll(words.filter(isPage), Object.keys(ROUTES) as RouteId[]);
const measurements = orAll(words.filter(isMeasurement), Object.keys(MEASUREMENTS));
const runs = Number(words.find(isCount) ?? RUNS);

installChromium();
const short: string[] = [];
await withSite(async (site) => {
  for (const name of measurements) {
    short.push(...((await MEASUREMENTS[name]?.({ ...site, pages, runs })) ?? []));
  }
});
console.log(short.length > 0 ? '\nFalls short' : '\nNothing falls short');
for (const line of short) console.log(`  ${line}`);
