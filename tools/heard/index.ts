/**
 * `npm run heard [-- name …]`: lets a screen reader, Orca, read every page and state in Firefox, and
 * compares what it says with the transcripts in docs/heard/. With `--write` it writes them anew, so
 * that a change of what is heard is seen in review. Takes the site that `npm start` built into
 * preview/, or the folder in SHOTS_OF.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '../../hosting/static-server.ts';
import { failClearly } from '../../src/lib/fail-clearly.ts';
import { applyPreviewSettings } from '../../src/lib/preview-settings.ts';
import { DISPLAY_SERVER, ENGINES, onPath } from '../../tests/run/engines.ts';
import { installByApt } from '../../tests/run/shell.ts';
import { startDesktop } from './desktop.ts';
import { states } from './states.ts';

const TRANSCRIPTS = 'docs/heard';
const PACKAGES = 'firefox-esr orca xvfb xdotool dbus at-spi2-core';

const firefoxPath = (): string | undefined =>
  ['orca', 'xdotool', 'dbus-daemon', DISPLAY_SERVER].every(onPath)
    ? ENGINES.Firefox.path()
    : undefined;

const listen = async (names: string[], writes: boolean): Promise<void> => {
  if (!firefoxPath()) installByApt(PACKAGES);
  const firefox = firefoxPath();
  if (!firefox) throw new Error(`Not run: this needs the Debian packages ${PACKAGES}.`);
  const { CASE_STUDIES_PASSWORD } = applyPreviewSettings();
  const { origin, stop } = await serveFolder(process.env['SHOTS_OF'] ?? 'preview', 0);
  const folder = await mkdtemp(join(tmpdir(), 'heard-'));
  const desktop = await startDesktop(firefox, folder);
  await mkdir(TRANSCRIPTS, { recursive: true });
  try {
    for (const { name, hear } of states(origin, CASE_STUDIES_PASSWORD)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const file = `${TRANSCRIPTS}/${name}.txt`;
      const heard = `${(await hear(desktop)).join('\n')}\n`;
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
