import { ROUTES, routeUrl, type RouteId } from '#lib/paths.ts';
import { settings } from '#settings.ts';

/** All pages of the site; the door of the case studies too, for it says how to ask for them. */
export const GET = () => {
  const entries = (Object.keys(ROUTES) as RouteId[]).map(
    (route) => `  <url><loc>${routeUrl(settings.SITE_URL, route)}</loc></url>`,
  );
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>\n',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
