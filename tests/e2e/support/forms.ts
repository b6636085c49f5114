/** The forms on a folder in the browser's own storage, which stands for the one that somebody picks. */
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { Page } from './test.ts';

const FOLDER = 'project';

/**
 * Opens the forms on a folder that holds a firm's content.
 *
 * @param origin - of the preview
 */
export const openForms = async (page: Page, origin: string, content: string): Promise<void> => {
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
  await page.goto(`${origin}/admin`);
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
