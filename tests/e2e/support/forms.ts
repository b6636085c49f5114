/** The forms on a folder in the browser's own storage, which stands for the one that somebody picks. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyProject } from '../../support/copy-project.ts';
import { expect, type Locator, type Page } from './test.ts';

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
      timeout: 50_000,
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

/** The names of the files in a folder below the picked one. */
export const savedNames = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(
    async ([name, path]) => {
      let place = await navigator.storage.getDirectory();
      for (const part of [name, ...path.split('/')]) place = await place.getDirectoryHandle(part);
      const names: string[] = [];
      for await (const [file, { kind }] of place.entries()) if (kind === 'file') names.push(file);
      return names;
    },
    [FOLDER, folder] as const,
  );

/** A file as it is now. */
export const savedFile = async (page: Page, path: string): Promise<Buffer> => {
  const data = await page.evaluate(
    async ([name, way]) => {
      const read = async (): Promise<ArrayBuffer> => {
        let place = await navigator.storage.getDirectory();
        const parts = [name, ...way.split('/')];
        for (const part of parts.slice(0, -1)) place = await place.getDirectoryHandle(part);
        const file = await (await place.getFileHandle(parts.at(-1) ?? '')).getFile();
        // It may be replaced just now.
        return file.arrayBuffer().catch(read);
      };
      return Array.from(new Uint8Array(await read()), (byte) => String.fromCharCode(byte)).join('');
    },
    [FOLDER, path] as const,
  );
  return Buffer.from(data, 'latin1');
};

export const savedText = async (page: Page, path: string): Promise<string> =>
  (await savedFile(page, path)).toString('utf8');

const fields = (page: Page): Locator => page.locator('[data-key-path]');

/** @param place - such as `team/new`, or `_singletons/entries/firm` */
export const openForm = async (page: Page, place: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
  await expect(fields(page)).not.toHaveCount(0);
};

/** A field by the way to it in the file, such as `offices.0.label`. */
export const field = (page: Page, path: string): Locator =>
  page.locator(`[data-key-path="${path}"]`);

/** A field or, where the way ends in a number, an entry of a list. */
const placeOf = (page: Page, names: readonly string[]): Locator => {
  const index = Number(names.at(-1));
  return Number.isNaN(index)
    ? field(page, names.join('.'))
    : field(page, names.slice(0, -1).join('.')).locator('.item').nth(index);
};

/** What is typed into a field, once the blocks and entries around it are unfolded. */
export const unfold = async (page: Page, path: string): Promise<Locator> => {
  const names = path.split('.');
  for (let depth = 1; depth < names.length; depth++) {
    const expander = placeOf(page, names.slice(0, depth))
      .getByRole('button', { name: /^(?:Expand|Collapse)$/ })
      .first();
    await expect(async () => {
      if ((await expander.getAttribute('aria-expanded')) === 'false') await expander.click();
      await expect(placeOf(page, names.slice(0, depth + 1))).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  }
  return field(page, path).locator('input, textarea');
};

export const pressSave = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves, which closes the form. */
export const save = async (page: Page): Promise<void> => {
  await pressSave(page);
  await expect(fields(page)).toHaveCount(0);
};
