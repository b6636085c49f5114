/** The preview, while somebody edits the content and makes a mistake. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITOR_PATH, ROUTES, type RouteId } from '../../src/lib/paths.ts';
import { PREVIEW_PATIENCE, startPreview } from '../support/preview-server.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;

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
    await expect.poll(async () => (await page(broken)).status, { timeout: 20_000 }).toBe(500);
    const { text } = await page(broken);
    expect(text).toContain(`content/${file}:1`);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules/);
    // An unclosed element would be half a page.
    expect(text).toContain('</html>');
    expect((await page(whole)).status).toBe(200);

    await writeFile(own(), before);
    await expect.poll(async () => (await page(broken)).status, { timeout: 20_000 }).toBe(200);
  });
});
