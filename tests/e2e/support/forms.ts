/** The forms on a folder in the browser's own storage, which stands for the one that somebody picks. */
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import sharp from 'sharp';
import { expect, type Locator, type Page } from './test.ts';

const FOLDER = 'project';

/** All that the forms know of a firm's content, below its folder. */
export const contentFiles = (content: string): string[] =>
  globSync(`${content}/**/*.{yaml,md,jpg,png}`).map((file) => relative(content, file));

/** In the place of each picture: those of a firm are large, and the forms draw all of them anew. */
const placeholder = (file: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 10, channels: 3, background: 'teal' } })
    .toFormat(file.endsWith('.png') ? 'png' : 'jpeg')
    .toBuffer();

/** A file of a firm's content as the forms are given it. */
export const contentOf = (content: string, file: string): Promise<Buffer> =>
  /\.(?:jpg|png)$/.test(file) ? placeholder(file) : readFile(`${content}/${file}`);

/**
 * Opens the forms on a folder that holds a firm's content.
 *
 * @param origin - of the preview
 */
export const openForms = async (page: Page, origin: string, content: string): Promise<void> => {
  const files = await Promise.all(
    contentFiles(content).map(async (file) => [
      `content/${file}`,
      (await contentOf(content, file)).toString('base64'),
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

/** The names of the files in a folder below content/. */
export const savedNames = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(
    async (path) => {
      let place = await navigator.storage.getDirectory();
      for (const part of path) place = await place.getDirectoryHandle(part);
      const names: string[] = [];
      for await (const [name, { kind }] of place.entries()) if (kind === 'file') names.push(name);
      return names;
    },
    [FOLDER, 'content', ...folder.split('/').filter(Boolean)],
  );

/** @param path - below content/ */
export const savedFile = async (page: Page, path: string): Promise<Buffer> => {
  const data = await page.evaluate(
    async (way) => {
      const read = async (): Promise<ArrayBuffer> => {
        let place = await navigator.storage.getDirectory();
        for (const part of way.slice(0, -1)) place = await place.getDirectoryHandle(part);
        const file = await (await place.getFileHandle(way.at(-1) ?? '')).getFile();
        // It may be replaced just now.
        return file.arrayBuffer().catch(read);
      };
      return Array.from(new Uint8Array(await read()), (byte) => String.fromCharCode(byte)).join('');
    },
    [FOLDER, 'content', ...path.split('/')],
  );
  return Buffer.from(data, 'latin1');
};

export const savedText = async (page: Page, path: string): Promise<string> =>
  (await savedFile(page, path)).toString('utf8');

/** The versions of what the editor keeps in the browser: with each it has made something missing. */
export const storeVersions = (page: Page): Promise<(number | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version));

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

/** Scrolls to a field, and unfolds the blocks and entries around it: until then it is not there. */
export const reach = async (page: Page, path: string): Promise<Locator> => {
  const names = path.split('.');
  for (let depth = 0; depth < names.length; depth++) {
    const around = placeOf(page, names.slice(0, depth));
    const expander = around.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
    const wanted = placeOf(page, names.slice(0, depth + 1));
    await expect(async () => {
      if (depth === 0) await fields(page).last().scrollIntoViewIfNeeded();
      else if ((await expander.getAttribute('aria-expanded')) === 'false') await expander.click();
      else await around.evaluate((block) => block.scrollIntoView());
      await expect(wanted).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [100], timeout: 20_000 });
  }
  return field(page, path);
};

/** What is typed into a field. */
export const inputOf = async (page: Page, path: string): Promise<Locator> =>
  (await reach(page, path)).locator('input, textarea');

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/**
 * Waits until a form has closed. Its fields go first, and the editor a frame later, when it reads the
 * address anew: a form that is opened between the two is opened twice, and loses what was typed.
 */
const closed = (page: Page): Promise<void> =>
  expect(page.getByRole('group', { name: 'Content Editor' })).toHaveCount(0);

/** Saves, which closes the form. */
export const save = async (page: Page): Promise<void> => {
  await saveButton(page).click();
  await closed(page);
};

/** Deletes the record whose form is open. */
export const remove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await closed(page);
};
