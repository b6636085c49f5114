import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toSfnt } from './to-sfnt.ts';

const FOLDER = 'content/brand/faces';
const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.woff2'));
const fonts = await Promise.all(names.map((name) => readFile(join(FOLDER, name))));
const checksum = (font: Buffer) => hash('sha256', font);

test('fonts unpacked at once are the same as one by one', async () => {
  const oneByOne: string[] = [];
  for (const font of fonts) oneByOne.push(checksum(await toSfnt(font)));
  const atOnce = (await Promise.all(fonts.map(toSfnt))).map(checksum);
  expect(new Set(oneByOne).size).toBe(fonts.length);
  expect(atOnce).toEqual(oneByOne);
});

test('a file that is no font does not stop the next', async () => {
  const [font = Buffer.alloc(0)] = fonts;
  const results = await Promise.allSettled([toSfnt(Buffer.from('no font')), toSfnt(font)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
