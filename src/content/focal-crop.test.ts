import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import service from './focal-crop.ts';
import { positionOf } from './portrait-print.ts';

const RED = { r: 200, g: 40, b: 40 };
const BLUE = { r: 40, g: 40, b: 200 };

const half = (width: number, height: number, background: typeof RED) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Red on the left, blue on the right. */
const twoHalves = async (width: number, height: number): Promise<Sharp> =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: await half(width / 2, height, RED), left: 0, top: 0 },
  ]);

/** The service reads its settings from Astro's configuration. */
const config = { service: { config: { avif: { effort: 0 } } } } as unknown as Parameters<
  typeof service.transform
>[2];
const logger = {} as Parameters<typeof service.transform>[3];

const transform = async (input: Buffer, options: Record<string, unknown>) => {
  const { data } = await service.transform(
    input,
    {
      src: 'test',
      width: 80,
      height: 100,
      fit: 'cover',
      format: 'png',
      position: '50% 50%',
      ...options,
    },
    config,
    logger,
  );
  const image = sharp(data);
  const { width, height } = await image.metadata();
  const mean = async (left: number) => {
    const { channels } = await sharp(
      await image.clone().extract({ left, top: 0, width: 8, height }).toBuffer(),
    ).stats();
    return channels.map((channel) => Math.round(channel.mean));
  };
  return { data, width, height, left: await mean(0), right: await mean(width - 8) };
};

const isRed = ([red = 0, , blue = 0]: number[]) => red > blue + 60;

describe('a focal point', () => {
  test('stays in the frame', async () => {
    const input = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    const onLeft = await transform(input, { position: '10% 50%' });
    expect([onLeft.width, onLeft.height]).toEqual([80, 100]);
    expect(isRed(onLeft.left) && isRed(onLeft.right)).toBe(true);
    const onRight = await transform(input, { position: '90% 50%' });
    expect(isRed(onRight.left) || isRed(onRight.right)).toBe(false);
    const between = await transform(input, { position: '50% 50%' });
    expect([isRed(between.left), isRed(between.right)]).toEqual([true, false]);
  });

  test('is a point of the upright picture, not of the stored one', async () => {
    const upright = await (await twoHalves(1600, 1000)).png().toBuffer();
    // Turned by a quarter to the left in the file; the note in it says how to turn it back.
    const stored = await sharp(await sharp(upright).rotate(270).toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { left, right, width, height } = await transform(stored, { position: '10% 50%' });
    expect([width, height]).toEqual([80, 100]);
    expect(isRed(left) && isRed(right)).toBe(true);
  });
});

test('nothing but the picture is published: no place, no camera, no profile', async () => {
  const input = await (
    await twoHalves(800, 1000)
  )
    .withExif({
      IFD0: { Model: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 18/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect((await sharp(input).metadata()).exif).toBeDefined();
  for (const format of ['avif', 'webp', 'jpeg']) {
    const { data } = await transform(input, { format });
    const { exif, xmp, icc } = await sharp(data).metadata();
    expect({ format, exif, xmp, icc }).toEqual({
      format,
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
  }
});

test('colours of print and of wide gamuts become those of the screen', async () => {
  const input = await twoHalves(800, 1000);
  const print = await input.clone().toColourspace('cmyk').jpeg().toBuffer();
  const wide = await input.clone().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  for (const file of [print, wide]) {
    const { data, left, right } = await transform(file, { format: 'png' });
    expect((await sharp(data).metadata()).space).toBe('srgb');
    expect([isRed(left), isRed(right)]).toEqual([true, false]);
  }
  const { left } = await transform(wide, { format: 'png' });
  expect(Math.abs((left[0] ?? 0) - RED.r)).toBeLessThan(12);
});

test('transparency is kept, and filled where a format has none', async () => {
  const input = await sharp({
    create: { width: 800, height: 1000, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  const { data } = await transform(input, { format: 'webp' });
  expect((await sharp(data).metadata()).hasAlpha).toBe(true);
  const { left } = await transform(input, { format: 'jpeg', background: '#ddd6c6' });
  expect(left.every((channel) => channel > 180)).toBe(true);
});

describe('a print', () => {
  const inks = { paper: '#f0e8d8', line: '#806020', ink: '#102030' };
  const toned = (point: { left: number; top: number }) =>
    positionOf(point, { manner: 'toned', inks });

  test('is made of the part about the focal point, in the inks alone, at every width', async () => {
    const input = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    for (const [width, height] of [
      [80, 100],
      [40, 50],
    ]) {
      const print = await transform(input, {
        position: toned({ left: 50, top: 50 }),
        width,
        height,
      });
      expect([print.width, print.height]).toEqual([width, height]);
      // Of the two halves the lighter is paper, the darker ink.
      for (const [i, at] of [1, 3, 5].entries()) {
        const away = (channel = NaN, ink = '') =>
          Math.abs(channel - parseInt(ink.slice(at, at + 2), 16));
        expect(away(print.left[i], inks.paper)).toBeLessThan(40);
        expect(away(print.right[i], inks.ink)).toBeLessThan(40);
      }
    }
  });

  test('is another one of another picture, and about another point', async () => {
    const input = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    const turned = await sharp(input).flop().jpeg().toBuffer();
    const middle = { position: toned({ left: 50, top: 50 }) };
    const [one, again, other, aside] = [
      await transform(input, middle),
      await transform(input, middle),
      await transform(turned, middle),
      await transform(input, { position: toned({ left: 5, top: 50 }) }),
    ];
    expect(again.data).toEqual(one.data);
    expect(other.data).not.toEqual(one.data);
    expect(aside.data).not.toEqual(one.data);
  });
});

test.each([
  ['of a place that the service knows', { position: 'left top' }],
  ['without a height', { height: undefined }],
  ['without a width', { width: undefined }],
])('a picture %s is left to the service', async (_, options) => {
  const input = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
  const { left } = await transform(input, options);
  expect(isRed(left)).toBe(true);
});
