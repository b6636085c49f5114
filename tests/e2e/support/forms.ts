/** The forms on a folder in the browser's own storage, which stands for the one that somebody picks. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyProject } from '../../support/copy-project.ts';
import { expect, type Page } from './test.ts';

const PORT = 4340;
export const FORMS_ORIGIN = `http://localhost:${PORT}`;

const FOLDER = 'project';

/** The preview of a copy of the project, with its forms. */
export const startPreview = async (): Promise<{ content: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await copyProject(folder, false);
  const server: ChildProcess = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), HOST: 'localhost' },
  });
  await expect
    .poll(async () => (await fetch(`${FORMS_ORIGIN}/admin`).catch(() => undefined))?.ok, {
      timeout: 110_000,
    })
    .toBe(true);
  const stop = async () => {
    server.kill();
    await once(server, 'close');
    await rm(folder, { recursive: true });
  };
  return { content: join(folder, 'content'), stop };
};

/** Opens the forms on a folder that holds a firm's content. */
export const openForms = async (page: Page, content: string): Promise<void> => {
  const files = await Promise.all(
    globSync(`${content}/**/*.{yaml,md,jpg,png}`).map(async (file) => [
      `content/${relative(content, file)}`,
      await readFile(file, 'base64'),
    ]),
  );
  await page.addInitScript((name) => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name),
    });
    // Nobody is asked about the browser's own storage.
    Object.assign(FileSystemHandle.prototype, { requestPermission: () => 'granted' });
  }, FOLDER);
  // Fields that are out of sight are not there.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.goto(`${FORMS_ORIGIN}/admin`);
  await page.evaluate(
    async ([name, all]) => {
      const storage = await navigator.storage.getDirectory();
      const root = await storage.getDirectoryHandle(name, { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path = '', data = ''] of all) {
        const parts = path.split('/');
        let folder = root;
        for (const part of parts.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(part, { create: true });
        }
        const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
        await stream.close();
      }
    },
    [FOLDER, files] as const,
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
};
