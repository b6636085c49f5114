import { settings } from '#settings.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${settings.SITE_URL}/sitemap.xml\n`);
