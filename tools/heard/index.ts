/**
 * `npm run heard [-- name …]`: lets a screen reader, Orca, read every page and state in Firefox, and
 * compares what it says with the transcripts in docs/heard/. With `--write` it writes them anew, so
 * that a change of what is heard is seen in review. Builds the site; with TESTED_PROJECT it takes the
 * one that stands there.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../hosting/static-server.ts';
import { failClearly } from '../../src/lib/fail-clearly.ts';
import { ENGINES, installScreenReader, SCREEN_READER } from '../../tests/run/programs.ts';
import { TEST_SETTINGS } from '../../tests/support/test-settings.ts';
import { builtForPictures } from '../photograph.ts';
import { startDesktop } from './desktop.ts';
import { states } from './states.ts';

const TRANSCRIPTS = 'docs/heard';

const listen = async (names: string[], writes: boolean): Promise<void> => {
  installScreenReader();
  const { packages, path } = SCREEN_READER.Orca;
  const firefox = path() && ENGINES.Firefox.path();
  if (!firefox) throw new Error(`Not run: this needs the Debian packages ${packages}.`);
  const { origin, stop } = await serveFolder(builtForPictures(), 0);
  const folder = await mkdtemp(join(tmpdir(), 'heard-'));
  const desktop = await startDesktop(firefox, folder);
  await mkdir(TRANSCRIPTS, { recursive: true });
  try {
    for (const { name, hear } of states(origin, TEST_SETTINGS.CASE_STUDIES_PASSWORD)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const file = `${TRANSCRIPTS}/${name}.txt`;
      // A space that ends no line sounds like any other.
      const heard = `${(await hear(desktop)).join('\n')}\n`.replaceAll('\u00a0', ' ');
      const isAsBefore = heard === (await readFile(file, 'utf8').catch(() => ''));
      if (!isAsBefore) await writeFile(writes ? file : `${file}.new`, heard);
      console.log(`${isAsBefore ? 'as before' : writes ? 'written' : 'OTHERWISE'}  ${file}`);
      if (!isAsBefore && !writes) process.exitCode = 1;
    }
    if (process.exitCode) console.log('What was heard otherwise stands beside it, in .new files.');
  } finally {
    await desktop.stop();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
};

try {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await listen(positionals, values.write);
} catch (error) {
  failClearly(error);
}
