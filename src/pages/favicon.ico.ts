import sharp from 'sharp';
import { brand, smallMark } from '#content/index.ts';
import { LEAST_CONTRAST, readableOn } from '#lib/colour.ts';
import { packIco } from '#lib/ico.ts';
import { drawTile } from '#lib/mark.ts';

const SIZES = [16, 32, 48];

/** It cannot follow the colour scheme: one colour has to show on light and on dark frames. */
const { accentOnDark } = brand.colours;
const colour = readableOn(accentOnDark, ['white', 'black'], LEAST_CONTRAST.shape) ?? accentOnDark;

export const GET = async () => {
  const pictures = SIZES.map(async (size) => ({
    size,
    png: await sharp(Buffer.from(drawTile(smallMark, { colour, size, share: 1 })))
      .png()
      .toBuffer(),
  }));
  return new Response(new Uint8Array(packIco(await Promise.all(pictures))), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
