import { firm } from '#content/index.ts';
import { shortName } from '#lib/short-name.ts';

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

/** Name and icon of the site on a home screen. */
export const GET = () =>
  new Response(
    JSON.stringify({
      name: firm.name,
      short_name: firm.shortName ?? shortName(firm.name),
      start_url: '/',
      display: 'browser',
      background_color: '#071823',
      theme_color: '#071823',
      icons: [
        icon('icon-192', '192x192', 'any'),
        icon('icon-512', '512x512', 'any'),
        icon('icon-maskable-512', '512x512', 'maskable'),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
