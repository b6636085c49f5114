import { brand, firm } from '#content/index.ts';
import { ICONS, type IconName } from '#lib/icons.ts';
import { ROUTES } from '#lib/paths.ts';
import { shortName } from '#lib/short-name.ts';

const icon = (name: IconName, purpose: string) => {
  const { size } = ICONS[name];
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};

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
        icon('icon-192', 'any'),
        icon('icon-512', 'any'),
        icon('icon-maskable-512', 'maskable'),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
