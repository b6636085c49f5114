import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContentFolder } from './content-folder.ts';

const PORTRAIT = 'team/elena-andino-paz.png';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

test('the folder as it stands is in order', async () => {
  const { firm } = await checkContentFolder(folder);
  expect(firm.name).not.toBe('');
});

test('a missing portrait is named by the record that wants it', async () => {
  await rm(join(folder, PORTRAIT));
  await expect(checkContentFolder(folder)).rejects.toThrow(
    /content\/team\/elena-andino-paz\.yaml {2}portrait: found "elena-andino-paz\.png", does not exist/,
  );
});

test('a file that is no picture is named', async () => {
  await writeFile(join(folder, PORTRAIT), 'not a picture');
  await expect(checkContentFolder(folder)).rejects.toThrow(
    /content\/team\/elena-andino-paz\.png {2}is not a readable picture: export it again/,
  );
});

test('a picture that breaks off in the middle is named', async () => {
  const whole = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#888' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await writeFile(join(folder, PORTRAIT), whole.subarray(0, whole.length / 2));
  await expect(checkContentFolder(folder)).rejects.toThrow(
    /elena-andino-paz\.png {2}is not a readable picture/,
  );
});

test('a picture that is too small is named with the least size', async () => {
  const small = sharp({ create: { width: 300, height: 400, channels: 3, background: '#888' } });
  await small.png().toFile(join(folder, PORTRAIT));
  await expect(checkContentFolder(folder)).rejects.toThrow(
    /elena-andino-paz\.png {2}found "300 by 400", is too small: at least 640 by 800 pixels/,
  );
});

test('mistakes in texts and pictures are told together', async () => {
  await writeFile(join(folder, PORTRAIT), 'not a picture');
  await writeFile(join(folder, 'values.yaml'), '[]\n: ');
  await expect(checkContentFolder(folder)).rejects.toThrow(
    /mistakes in the content folder:[\s\S]*values\.yaml[\s\S]*\.png/,
  );
});
