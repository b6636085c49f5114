import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lightQuality, MOST_BYTES, QUALITIES } from './light-quality.ts';

const FRAME = { width: 600, height: 400 };
const MIDDLE = { left: 50, top: 50 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quality-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A picture of even ground on its left half, and of noise on its right. */
const halfNoise = async () => {
  const file = join(folder, 'half.png');
  const noise = await sharp({
    create: {
      ...FRAME,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1800, height: 400, channels: 3, background: '#888' } })
    .composite([{ input: noise, left: 1200, top: 0 }])
    .png()
    .toFile(file);
  return file;
};

test('a photograph is as good as it can be and still light, by what its frame shows of it', async () => {
  const file = await halfNoise();
  const plain = await lightQuality(file, FRAME, { ...MIDDLE, left: 0 });
  const noisy = await lightQuality(file, FRAME, { ...MIDDLE, left: 100 });
  expect(noisy).toBeLessThan(plain);
  const part = sharp(file).extract({ ...FRAME, left: 1200, top: 0 });
  const bytesAt = async (quality: number) =>
    (await part.clone().avif({ quality, effort: 2 }).toBuffer()).length;
  expect(await bytesAt(noisy)).toBeLessThanOrEqual(MOST_BYTES);
  const better = QUALITIES[QUALITIES.indexOf(noisy) - 1] ?? NaN;
  expect(await bytesAt(better)).toBeGreaterThan(MOST_BYTES);
});
