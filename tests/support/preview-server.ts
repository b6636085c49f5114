import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyProject } from './copy-project.ts';
import { freePort } from './free-port.ts';

/** How long the first page of a preview may take on a busy machine, in ms. */
const PATIENCE = 150_000;
/** For whoever waits for `startPreview`: its patience, and the copying. */
export const PREVIEW_PATIENCE = PATIENCE + 30_000;

/**
 * The preview, as `npm run dev` shows it, of a copy of the project.
 *
 * @throws Error where it ends, or does not answer in time
 */
export const startPreview = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  await copyProject(folder, false);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    stdio: 'ignore',
    // Astro serves no page where it believes that Vitest runs it.
    env: { ...process.env, VITEST: undefined, HOST: 'localhost', PORT: String(port) },
  });
  const deadline = Date.now() + PATIENCE;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`The preview in ${folder} does not answer.`);
    }
    await sleep(200);
  }
  const stop = async (): Promise<void> => {
    server.kill();
    await once(server, 'close');
    await rm(folder, { recursive: true });
  };
  return { folder, origin, stop };
};
