import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { SocialCard } from '#components/site/SocialCard.tsx';
import { brand, firm, pages } from '#content/index.ts';
import { paletteOf } from '#lib/palette.ts';
import type { PageId } from '#lib/paths.ts';
import { CARD } from '#lib/social-card.ts';

const size = { width: CARD.width, height: CARD.height };

/** The drawing library reads neither WOFF2 nor cut fonts: the package's own file. */
const newsreader = await readFile(
  'node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
);

/** Draws the preview of a page as a JPEG: its words over its own chart. */
export const drawCard = async (page: PageId): Promise<Buffer> => {
  const { eyebrow, heading } = pages[page];
  const palette = paletteOf(brand.colours);
  const card = createElement(SocialCard, { firmName: firm.name, eyebrow, heading, palette });
  const words = await satori(card, {
    ...size,
    fonts: [{ name: 'Newsreader', data: newsreader, weight: 400, style: 'normal' }],
  });
  const chart = page === 'home' ? 'hero-wide' : `band-${page}`;
  return sharp(`src/pictures/${chart}.png`)
    .resize({ ...size, fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
