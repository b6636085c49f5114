import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fontFamilies } from './faces.ts';
import { FOLDER } from './test-content.ts';

const BRAND = join(FOLDER, 'brand');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(BRAND, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const change = async (pattern: RegExp, replacement: string) => {
  const file = join(folder, 'brand.yaml');
  const before = await readFile(file, 'utf8');
  const after = before.replace(pattern, replacement);
  expect(after).not.toBe(before);
  await writeFile(file, after);
};

const variables = (brand: string) => fontFamilies(brand).map(({ cssVariable }) => cssVariable);

test('a mistake elsewhere in the brand keeps no preview from starting', async () => {
  await change(/paper: .*/, 'paper: nearly white');
  expect(variables(folder)).toEqual(variables(BRAND));
});

test.each([
  ['a mistake in the faces', /fallback: .*/, 'fallback: gothic', /faces\.\w+\.fallback: .*serif/],
  ['a text that is not YAML', /^faces:/m, 'faces', /content\/brand\/brand\.yaml:\d+/],
])('%s is told as the check tells it', async (_, pattern, replacement, message) => {
  await change(pattern, replacement);
  expect(() => fontFamilies(folder)).toThrow(message);
});

test.each([
  ['brand.yaml', /content\/brand\/brand\.yaml .*is missing: the site needs this file/],
  ['faces/faces.yaml', /content\/brand\/faces\/faces\.yaml .*is missing: run npm run fonts/],
])('%s that is missing is told as the check tells it', async (file, message) => {
  await rm(join(folder, file));
  expect(() => fontFamilies(folder)).toThrow(message);
});
