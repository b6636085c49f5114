/** A first visit to a page of this site and to any other address, in turns, side by side. */
import type { Result } from 'lighthouse';
import { audit, CATEGORIES, SCREENS, summarize } from './audit.ts';
import { pagePath } from './baseline.ts';
import { withChromium } from './chromium.ts';
import type { Bench } from './site.ts';

const flatten = (results: readonly Result[]): Record<string, number> => {
  const { scores, times, weights } = summarize(results);
  return { ...scores, ...times, ...weights };
};

/** Prints both columns. This site answers from this machine, the other one from where it is. */
export const benchAgainst = ({ base, pages: [page = 'home'], runs, against }: Bench) =>
  withChromium(async (_, port): Promise<string[]> => {
    for (const [screen, config] of Object.entries(SCREENS)) {
      const ours: Result[] = [];
      const theirs: Result[] = [];
      for (let run = 0; run < runs; run++) {
        ours.push(await audit(base + pagePath(page), port, CATEGORIES, config));
        theirs.push(await audit(against, port, CATEGORIES, config));
      }
      const here = flatten(ours);
      const there = flatten(theirs);
      console.log(`\nFirst visit, ${screen}: scores, times in ms, bytes on the wire`);
      console.table(
        Object.fromEntries(
          Object.entries(here).map(([name, value]) => [
            name,
            { [page]: value, [new URL(against).host]: there[name] },
          ]),
        ),
      );
    }
    return [];
  });
