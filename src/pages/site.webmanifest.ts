import { brand, firm } from '#content/index.ts';
import { ROUTES } from '#lib/paths.ts';
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
      start_url: ROUTES.home.path,
      display: 'browser',
      background_color: brand.colours.dark,
      theme_color: brand.colours.dark,
      icons: [
        icon('icon-192', '192x192', 'any'),
        icon('icon-512', '512x512', 'any'),
        icon('icon-maskable-512', '512x512', 'maskable'),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
