/**
 * `npm run shots [-- name …]`: pictures of every page and state at five widths, and of every page in
 * print, forced colours and the like, in shots/, to be looked at; or only those of a page, a state or
 * a mode. Takes the site that `npm start` built into preview/, or the folder in SHOTS_OF.
 * With `--since <branch or commit>`: only what looks different from there, before and after side by
 * side, in shots/changed/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { photographChanges } from './changed-pages.ts';
import { launchChromium } from '../tests/support/chromium.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import {
  modeStates,
  pageStates,
  photograph,
  WIDTHS,
  type State,
} from '../tests/support/page-states.ts';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';
import { serveFolder } from '../hosting/static-server.ts';

const { values, positionals: wanted } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
const { CASE_STUDIES_PASSWORD } = applyPreviewSettings();
const isWanted = ({ name }: State): boolean =>
  wanted.length === 0 || wanted.some((word) => name === word || name.endsWith(`-${word}`));
const states = pageStates(CASE_STUDIES_PASSWORD).filter(isWanted);

const photographAll = async (): Promise<void> => {
  const { origin, stop } = await serveFolder(process.env['SHOTS_OF'] ?? 'preview', 0);
  const browser = await launchChromium();
  await mkdir('shots', { recursive: true });
  for (const state of [...states, ...modeStates().filter(isWanted)]) {
    for (const width of state.widths ?? WIDTHS) {
      const picture = await photograph(browser, origin, state, width);
      await writeFile(`shots/${state.name}-${width}.png`, picture);
    }
    console.log(state.name);
  }
  await browser.close();
  await stop();
};

try {
  await (values.since === undefined ? photographAll() : photographChanges(values.since, states));
} catch (error) {
  failClearly(error);
}
