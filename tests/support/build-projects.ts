/**
 * Builds the site with other content, each in a folder of `test-builds/` beside the content that it
 * was built from: that of the second firm, this firm's after a month of ordinary edits, and any in
 * other numbers of records and other lengths of text. Named as arguments, only some of them.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { failClearly } from '../../src/lib/fail-clearly.ts';
import { readSettings } from '../../src/lib/settings.ts';
import { copyProject } from './copy-project.ts';
import { GENERATED } from './generated-builds.ts';
import { generateContent } from './generated-content.ts';
import { ORDINARY_EDITS } from './ordinary-edits.ts';

const SECOND_FIRM = 'tests/second-firm/content';

type Change = (content: string) => Promise<void>;

/** What becomes of a copy of this firm's content before it is built, by the folder of the build. */
const CHANGES: Readonly<Record<string, Change>> = {
  'second-firm': async (content) => {
    await rm(content, { recursive: true });
    await cp(SECOND_FIRM, content, { recursive: true });
  },
  edited: async (content) => {
    for (const [, edit] of ORDINARY_EDITS) await edit(content, SECOND_FIRM);
  },
  ...Object.fromEntries(
    GENERATED.map(({ name, count, length }): [string, Change] => [
      name,
      (content) => generateContent(content, count, length),
    ]),
  ),
};

const build = async (name: string, change: Change): Promise<void> => {
  const folder = join('test-builds', name);
  const project = await mkdtemp(join(tmpdir(), 'project-'));
  const content = join(project, 'content');
  try {
    await copyProject(project, true);
    await change(content);
    await rm(folder, { recursive: true, force: true });
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, OUT_DIR: resolve(folder, 'dist') },
    });
    await cp(content, join(folder, 'content'), { recursive: true });
  } finally {
    await rm(project, { recursive: true });
  }
};

const wanted = process.argv.slice(2);
try {
  // Told once, before anything is copied.
  readSettings(process.env);
  for (const [name, change] of Object.entries(CHANGES)) {
    if (wanted.length === 0 || wanted.includes(name)) await build(name, change);
  }
} catch (error) {
  failClearly(error);
}
