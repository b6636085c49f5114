/** The preview, while somebody edits the content and makes a mistake. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import { EDITOR_PATH, ROUTES, type RouteId } from '../../src/lib/paths.ts';
import { PREVIEW_PATIENCE, startPreview } from '../support/preview-server.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;

/** Asked seldom: every answer is a page drawn anew. */
const IN_TIME = { timeout: 20_000, interval: 500 };

const page = async (id: RouteId) => {
  const response = await fetch(preview.origin + ROUTES[id].path);
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  preview = await startPreview();
}, PREVIEW_PATIENCE);

afterAll(() => preview.stop());

test.each([`${EDITOR_PATH}/`, `${ROUTES.about.path}/`])(
  '%s leads to the one address, as it does where the site is published',
  async (form) => {
    const response = await fetch(`${preview.origin}${form}?a=b`);
    expect(response.status).toBe(200);
    expect(response.url).toBe(`${preview.origin}${form.slice(0, -1)}?a=b`);
  },
);

test('a picture that cannot be read takes down the page that shows it alone, and is told there', async () => {
  const { team } = await checkContentFolder(join(preview.folder, 'content'));
  const portrait = team.find((member) => member.portrait)?.portrait ?? '';
  const picture = join(preview.folder, 'content/team', portrait);
  const before = await readFile(picture);
  await writeFile(picture, '');
  await expect.poll(async () => (await page('team')).status, IN_TIME).toBe(500);
  const { text } = await page('team');
  expect(text).toContain(`content/team/${portrait}`);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules/);
  for (const id of ['home', 'about', 'contact'] as const) expect((await page(id)).status).toBe(200);
  await writeFile(picture, before);
  await expect.poll(async () => (await page('team')).status, IN_TIME).toBe(200);
});

/** A file, a page that needs it, and one that does not. */
const CASES: readonly (readonly [file: string, broken: RouteId, whole: RouteId])[] = [
  ['values.yaml', 'about', 'team'],
  ['privacy-policy.md', 'privacy-policy', 'about'],
];

describe.each(CASES)('a mistake in %s', (file, broken, whole) => {
  const own = () => join(preview.folder, 'content', file);

  test('takes down only the page that needs it, which tells the mistake and nothing else', async () => {
    const before = await readFile(own(), 'utf8');
    await writeFile(own(), '<<<<<<< HEAD\n');
    await expect.poll(async () => (await page(broken)).status, IN_TIME).toBe(500);
    const { text } = await page(broken);
    expect(text).toContain(`content/${file}:1`);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules/);
    // An unclosed element would be half a page.
    expect(text).toContain('</html>');
    expect((await page(whole)).status).toBe(200);

    await writeFile(own(), before);
    await expect.poll(async () => (await page(broken)).status, IN_TIME).toBe(200);
  });
});
