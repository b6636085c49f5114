/**
 * Builds the site with other content, each in a folder of `test-builds/` beside the content that it
 * was built from: that of the second firm, this firm's after a month of ordinary edits, and any in
 * other numbers of records and other lengths of text.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';
import { GENERATED } from './generated-builds.ts';
import { generateContent } from './generated-content.ts';
import { ORDINARY_EDITS } from './ordinary-edits.ts';

const SECOND_FIRM = 'tests/second-firm/content';

/** @param change - makes the content that is built of this firm's */
const build = async (folder: string, change: (content: string) => Promise<void>): Promise<void> => {
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

await build('test-builds/second-firm', async (content) => {
  await rm(content, { recursive: true });
  await cp(SECOND_FIRM, content, { recursive: true });
});
await build('test-builds/edited', async (content) => {
  for (const [, edit] of ORDINARY_EDITS) await edit(content, SECOND_FIRM);
});
for (const { folder, count, length } of GENERATED) {
  await build(folder, (content) => generateContent(content, count, length));
}
