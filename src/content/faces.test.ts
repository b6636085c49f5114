import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('the families', () => {
  test('are as many as the faces have parts, each with files that lie there', () => {
    const families = fontFamilies(BRAND);
    expect(families.length).toBeGreaterThan(1);
    const names = families.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const named = families.flatMap(({ options }) =>
      options.variants.flatMap(({ src: [file] }) => file),
    );
    expect(new Set(named).size).toBe(named.length);
    const cut = readdirSync(join(BRAND, 'faces')).filter((file) => file.endsWith('.woff2'));
    expect(named.sort()).toEqual(cut.map((file) => `./${BRAND}/faces/${file}`).sort());
  });

  test('are published by a variable for each, upright, in the weights that were cut', () => {
    for (const { name, cssVariable, options } of fontFamilies(BRAND)) {
      expect(cssVariable).toBe(`--face-${name}`);
      for (const { weight, style } of options.variants) {
        expect(weight).toMatch(/^\d+(?: \d+)?$/);
        expect(style).toBe('normal');
      }
    }
  });

  test('load their core for every page, and the rest only for letters that it lacks', () => {
    const families = fontFamilies(BRAND);
    const isWithRange = families.map(({ options }) =>
      options.variants.map((variant) => 'unicodeRange' in variant),
    );
    for (const [index, { fallbacks }] of families.entries()) {
      const isCore = fallbacks.length > 0;
      expect(new Set(isWithRange[index])).toEqual(new Set([!isCore]));
      // The last is one that browsers know by its kind.
      if (isCore) expect(fallbacks.at(-1)).toMatch(/^(?:sans-)?serif$/);
    }
    expect(new Set(isWithRange.flat())).toEqual(new Set([true, false]));
  });
});
