/** Builds the site with other numbers of records and other lengths of text, in test-builds/. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';
import { GENERATED } from './generated-builds.ts';
import { generateContent } from './generated-content.ts';

for (const { folder, count, length } of GENERATED) {
  const project = await mkdtemp(join(tmpdir(), 'generated-'));
  try {
    await copyProject(project, true);
    await generateContent(join(project, 'content'), count, length);
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, OUT_DIR: resolve(folder) },
    });
  } finally {
    await rm(project, { recursive: true });
  }
}
