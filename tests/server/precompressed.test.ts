/** The compressed copies beside the published files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from '../support/site.ts';

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const texts = files.filter(
  (file) =>
    /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file) && readFileSync(file).length >= 1024,
);

test.each(texts)('%s has two, which hold what it holds', (file) => {
  const content = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true);
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content)).toBe(true);
});

test('nothing else has any', () => {
  const copies = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(copies.map((copy) => copy.slice(0, -3)).every((file) => existsSync(file))).toBe(true);
  expect(copies).toHaveLength(2 * texts.length);
});
