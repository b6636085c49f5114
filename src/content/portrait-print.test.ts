import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { positionOf, printPortrait, readPosition, type PortraitPrint } from './portrait-print.ts';

const SIZE = { width: 120, height: 150 };
const inks = { paper: '#f0e8d8', line: '#806020', ink: '#102030' };
const MANNERS: PortraitPrint['manner'][] = ['engraved', 'toned'];

/** A photograph in colour that runs from dark on the left to light on the right. */
const photograph = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">` +
      '<linearGradient id="g"><stop stop-color="#301010"/><stop offset="1" stop-color="#ffe8e0"/></linearGradient>' +
      '<rect width="100%" height="100%" fill="url(#g)"/></svg>',
  ),
)
  .png()
  .toBuffer();

const meanOf = async (picture: Buffer, left: number, width: number) => {
  const part = sharp(
    await sharp(picture)
      .extract({ ...SIZE, left, width, top: 0 })
      .toBuffer(),
  );
  return (await part.stats()).channels.map(({ mean }) => mean);
};

const luminanceOf = (channels: number[]) => channels.reduce((sum, value) => sum + value, 0) / 3;

describe.each(MANNERS)('a portrait printed %s', (manner) => {
  test('keeps its size, and its light and shade', async () => {
    const print = await printPortrait(await photograph, { manner, inks });
    const { width, height } = await sharp(print).metadata();
    expect({ width, height }).toEqual(SIZE);
    const strips = await Promise.all([0, 30, 60, 90].map((left) => meanOf(print, left, 30)));
    const light = strips.map(luminanceOf);
    expect(light).toEqual([...light].sort((a, b) => a - b));
    expect((light.at(-1) ?? 0) - (light[0] ?? 0)).toBeGreaterThan(80);
  });

  test('has no colour but the inks', async () => {
    const print = await printPortrait(await photograph, { manner, inks });
    const { channels } = await sharp(print).stats();
    const inksOf = (at: number) =>
      Object.values(inks).map((colour) => parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16));
    for (const [i, { min, max }] of channels.entries()) {
      expect(min).toBeGreaterThanOrEqual(Math.min(...inksOf(i)));
      expect(max).toBeLessThanOrEqual(Math.max(...inksOf(i)));
    }
  });
});

test('an engraving is made of lines, in its lights and in its shades', async () => {
  const large = { width: 400, height: 500 };
  const picture = await sharp(await photograph)
    .resize(large)
    .toBuffer();
  const print = await printPortrait(picture, { manner: 'engraved', inks });
  const { data } = await sharp(print).greyscale().raw().toBuffer({ resolveWithObject: true });
  for (const share of [0.2, 0.8]) {
    const column = Array.from(
      { length: large.height },
      (_, y) => data[y * large.width + share * large.width] ?? NaN,
    );
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const crossings = column.filter(
      (value, y) => y > 0 && value > mean !== (column[y - 1] ?? 0) > mean,
    );
    expect(crossings.length).toBeGreaterThan(large.height / 10);
  }
});

/** How light a middle grey is printed beside black and white, on a picture that has more of one of them. */
const printedGrey = async (ground: 'black' | 'white'): Promise<number> => {
  const picture = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">` +
        `<rect width="100%" height="100%" fill="${ground}"/><rect width="30" height="30" fill="#000"/>` +
        '<rect x="30" width="30" height="30" fill="#fff"/><rect x="60" width="40" height="40" fill="#808080"/></svg>',
    ),
  );
  const print = await printPortrait(await picture.png().toBuffer(), {
    manner: 'toned',
    inks: { paper: '#ffffff', line: '#ff0000', ink: '#000000' },
  });
  const part = sharp(print).extract({ left: 70, top: 10, width: 20, height: 20 });
  const { channels } = await sharp(await part.toBuffer()).stats();
  return channels[0]?.mean ?? NaN;
};

test('a dark photograph is lightened and a light one darkened, each by a little', async () => {
  const [dark, light] = [await printedGrey('black'), await printedGrey('white')];
  expect(dark).toBeGreaterThan(0x80 + 10);
  expect(dark).toBeLessThan(0x80 + 40);
  expect(light).toBeLessThan(0x80 - 5);
  expect(light).toBeGreaterThan(0x80 - 25);
});

test('what is seen through is paper', async () => {
  const clear = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="50%" height="100%"/></svg>`,
    ),
  );
  const print = await printPortrait(await clear.png().toBuffer(), { manner: 'toned', inks });
  const [red = 0] = await meanOf(print, 90, 30);
  expect(red).toBeCloseTo(0xf0, 0);
});

test('an engraving is drawn in the ink of lines where it is light, and in the darkest where it is not', async () => {
  const print = await printPortrait(await photograph, { manner: 'engraved', inks });
  const darkest = async (left: number) => {
    const part = sharp(print).extract({ left, top: 0, width: 20, height: SIZE.height });
    const { channels } = await sharp(await part.toBuffer()).stats();
    return channels.map(({ min }) => min);
  };
  // The line is warmer than the ink, which is blue.
  const [redInLight = 0, , blueInLight = 255] = await darkest(90);
  expect(redInLight).toBeGreaterThan(blueInLight + 20);
  const [redInShade = 255, , blueInShade = 0] = await darkest(0);
  expect(redInShade).toBeLessThan(blueInShade);
});

test.each([undefined, ...MANNERS])(
  'what the image service is asked for (%s) is what it reads',
  (manner) => {
    const point = { left: 30, top: 12.5 };
    const print = manner && { manner, inks };
    expect(readPosition(positionOf(point, print))).toEqual({ point, ...(print && { print }) });
  },
);

test.each(['left top', 'centre', '', undefined, '50%'])('%j is left to the service', (position) => {
  expect(readPosition(position)).toBeUndefined();
});
