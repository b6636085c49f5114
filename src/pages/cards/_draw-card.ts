import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { SocialCard } from '#components/site/SocialCard.tsx';
import { brand, faces, firm, pages } from '#content/index.ts';
import { cardText } from '#lib/card-text.ts';
import { fontCharacters } from '#lib/font-characters.ts';
import { paletteOf } from '#lib/palette.ts';
import type { PageId } from '#lib/paths.ts';
import { CARD } from '#lib/social-card.ts';
import { toSfnt } from '#lib/to-sfnt.ts';

const size = { width: CARD.width, height: CARD.height };

/** The headings' own face, all its parts: a preview shows the same letters as the page. */
const files = faces.display.length > 0 ? faces.display : faces.headings;

/** The drawing library does not read WOFF2. */
const fonts = await Promise.all(
  files.map(async ({ file }) => ({
    name: file,
    data: await toSfnt(await readFile(`content/brand/faces/${file}`)),
    weight: 400 as const,
    style: 'normal' as const,
  })),
);
const held = fontCharacters(faces.holds);

/** Draws the preview of a page as a JPEG: its words over its own chart. */
export const drawCard = async (page: PageId): Promise<Buffer> => {
  const { eyebrow, heading } = pages[page];
  const card = createElement(SocialCard, {
    firmName: cardText(firm.name, held),
    eyebrow: cardText(eyebrow, held),
    heading: cardText(heading, held),
    fontFamily: fonts.map(({ name }) => `'${name}'`).join(', '),
    palette: paletteOf(brand.colours),
  });
  const words = await satori(card, { ...size, fonts });
  const chart = page === 'home' ? 'hero-wide' : `band-${page}`;
  return sharp(`src/pictures/${chart}.png`)
    .resize({ ...size, fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
