import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAST_PORTRAIT, PORTRAIT_FRAME } from '#lib/portrait-frame.ts';
import { checkPictureFile } from './picture-file.ts';
import type { Problem } from './problems.ts';

const PORTRAIT = { shape: '4:5', best: PORTRAIT_FRAME, least: LEAST_PORTRAIT };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portraits-'));
});

afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#876' } });

const check = async (name: string, image: Sharp) => {
  await writeFile(join(folder, name), await image.toBuffer());
  return (await checkPictureFile(folder, name, PORTRAIT)).map(({ found, message }) => ({
    found,
    message,
  }));
};

test.each<[string, Sharp]>([
  ['upright.jpg', plain(800, 1000).jpeg()],
  ['wide.jpg', plain(2000, 1000).jpeg()],
  // Stored on its side, as phones do.
  ['turned.jpg', plain(1000, 800).withMetadata({ orientation: 6 }).jpeg()],
  ['print.jpg', plain(800, 1000).toColourspace('cmyk').jpeg()],
  ['wide-gamut.jpg', plain(800, 1000).withIccProfile('p3').jpeg()],
  ['transparent.png', plain(800, 1000).ensureAlpha(0.5).png()],
  ['deep.png', plain(800, 1000).toColourspace('rgb16').png()],
  ['grey.png', plain(800, 1000).toColourspace('b-w').png()],
  ['photo.webp', plain(800, 1000).webp()],
  ['photo.avif', plain(800, 1000).avif({ effort: 0 })],
  ['misnamed.jpg', plain(800, 1000).png()],
  // Grey: a third of the work.
  ['sixty-megapixels.jpg', plain(7750, 7750).toColourspace('b-w').jpeg()],
])(
  '%s is taken',
  async (name, image) => {
    expect(await check(name, image)).toEqual([]);
  },
  60_000,
);

test('a picture that is soft on every screen is refused with the least size', async () => {
  expect(await check('flat.jpg', plain(3000, 790).jpeg())).toEqual([
    {
      found: '3000 by 790',
      message:
        'is too small: cut to the frame (4:5) it has 632 by 790 pixels, and at least 640 by 800 pixels are needed',
    },
  ]);
  expect(await check('lying.jpg', plain(900, 700).jpeg())).toHaveLength(1);
});

test.each([
  ['soft.jpg', 640, 800, ['soft.jpg']],
  ['sharp.jpg', 800, 1000, []],
] as const)(
  '%s is taken, and a notice says whether it is soft',
  async (name, width, height, told) => {
    await writeFile(join(folder, name), await plain(width, height).jpeg().toBuffer());
    const notices: Problem[] = [];
    expect(
      await checkPictureFile(folder, name, PORTRAIT, (notice) => notices.push(notice)),
    ).toEqual([]);
    expect(notices.map(({ file }) => file)).toEqual(told);
    for (const { message } of notices)
      expect(message).toMatch(/^is soft on sharp screens: .* are best$/);
  },
);

test('a picture that moves is refused', async () => {
  const frames = await Promise.all(
    ['#111', '#999'].map((background) =>
      sharp({ create: { width: 800, height: 1000, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = sharp(frames, { join: { animated: true } }).webp();
  expect(await check('moving.webp', moving)).toEqual([
    { found: undefined, message: expect.stringMatching(/^moves: export one picture/) as string },
  ]);
});

/** A black PNG of any size; what the library made of 300 million pixels would take it seconds. */
const blackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel; the rest says grey, and nothing special.
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test('a picture beyond any use is refused with the remedy', async () => {
  await writeFile(join(folder, 'huge.png'), blackPng(17_500, 17_500));
  expect(await checkPictureFile(folder, 'huge.png', PORTRAIT)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^is too large to be read/) as string,
    }),
  ]);
  // It is nothing else that is wrong with it.
  await writeFile(join(folder, 'black.png'), blackPng(800, 1000));
  expect(await checkPictureFile(folder, 'black.png', PORTRAIT)).toEqual([]);
});

const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');

test.each([
  ['phone.jpg', ftyp('heic'), /^is a HEIC picture under the name of another kind/],
  ['burst.jpg', ftyp('mif1'), /^is a HEIC picture/],
  ['flyer.png', Buffer.from('%PDF-1.7\n'), /^is a PDF document/],
  ['saved.jpg', Buffer.from('<!DOCTYPE html><html></html>'), /^is a page of the web/],
  ['layers.png', Buffer.from('8BPS\0\x01'), /^is a document of Photoshop/],
  ['nothing.jpg', Buffer.alloc(0), /^is not a readable picture: export it again/],
])(
  '%s, which only has the name of a picture, is told in one line',
  async (name, bytes, message) => {
    await writeFile(join(folder, name), bytes);
    const problems = await checkPictureFile(folder, name, PORTRAIT);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
    expect(problems[0]?.message).not.toContain('\n');
  },
);
