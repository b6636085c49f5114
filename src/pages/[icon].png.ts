import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { brand, mark } from '#content/index.ts';
import { ICONS, type IconName } from '#lib/icons.ts';
import { drawTile } from '#lib/mark.ts';

export const getStaticPaths = (() =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { accentOnDark: colour, dark: ground } = brand.colours;
  const svg = drawTile(mark, { ...ICONS[params['icon'] as IconName], colour, ground });
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
