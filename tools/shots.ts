/**
 * `npm run shots [-- name …]`: pictures of every page and state at five widths, and of every page in
 * print, forced colours and the like, in shots/, to be looked at; or only those of a page, a state or
 * a mode. Builds the site; with TESTED_PROJECT it takes the one that stands there.
 * With `--since <branch or commit>`: only what looks different from there, before and after side by
 * side, in shots/changed/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serveFolder } from '../hosting/static-server.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { launchChromium } from '../tests/support/chromium.ts';
import { photographChanges } from './changed-pages.ts';
import { builtForPictures, MODE_SHOTS, photograph, STATES, type Shot } from './photograph.ts';

const { values, positionals: wanted } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
const isWanted = ({ name }: Shot): boolean =>
  wanted.length === 0 || wanted.some((word) => name === word || name.endsWith(`-${word}`));
const states = STATES.filter(isWanted);

const photographAll = async (): Promise<void> => {
  const { origin, stop } = await serveFolder(builtForPictures(), 0);
  const browser = await launchChromium();
  await mkdir('shots', { recursive: true });
  for (const shot of [...states, ...MODE_SHOTS.filter(isWanted)]) {
    for (const width of shot.widths) {
      const picture = await photograph(browser, origin, shot, width);
      await writeFile(`shots/${shot.name}-${width}.png`, picture);
    }
    console.log(shot.name);
  }
  await browser.close();
  await stop();
};

try {
  await (values.since === undefined ? photographAll() : photographChanges(values.since, states));
} catch (error) {
  failClearly(error);
}
