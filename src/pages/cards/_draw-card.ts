import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { SocialCard } from '#components/site/SocialCard.tsx';
import { chartsOf, photographOf } from '#content/brand-pictures.ts';
import { brand, faces, firm, mark, pages } from '#content/index.ts';
import { cardText } from '#lib/card-text.ts';
import { fontCharacters } from '#lib/font-characters.ts';
import { drawTile } from '#lib/mark.ts';
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
const palette = paletteOf(brand.colours);
const held = fontCharacters(faces.holds);

/** What the words stand on: the picture of the page, veiled where it is a photograph, or none. */
const groundOf = async (page: PageId): Promise<Buffer> => {
  const { dark, darkRaised } = palette;
  const photograph = photographOf(brand, page);
  const [chart = ''] = chartsOf(page);
  const shades = photograph ? [1, 0.92, 0.25] : [1, 1, 0];
  const veil =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><linearGradient id="a">` +
    [0.3, 0.6, 1]
      .map(
        (at, i) => `<stop offset="${at}" stop-color="${dark}" stop-opacity="${shades[i] ?? 0}"/>`,
      )
      .join('') +
    '</linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>';
  const isDrawn = brand.pictures[page].show === 'drawn';
  const ground =
    photograph || isDrawn
      ? sharp(`content/${photograph ?? chart}`)
          .autoOrient()
          .resize({ ...size, fit: 'cover', position: photograph ? 'attention' : 'right' })
      : sharp({ create: { ...size, channels: 3, background: darkRaised } });
  return (isDrawn ? ground : ground.composite([{ input: Buffer.from(veil) }]))
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** Draws the preview of a page as a JPEG: its words over its own chart. */
export const drawCard = async (page: PageId): Promise<Buffer> => {
  const { eyebrow, heading } = pages[page];
  const tile = drawTile(mark, { colour: palette.accent, size: 34, share: 1 });
  const card = createElement(SocialCard, {
    firmName: cardText(firm.name, held),
    eyebrow: cardText(eyebrow, held),
    heading: cardText(heading, held),
    fontFamily: fonts.map(({ name }) => `'${name}'`).join(', '),
    palette,
    mark: `data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}`,
  });
  const words = await satori(card, { ...size, fonts });
  return sharp(await groundOf(page))
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
