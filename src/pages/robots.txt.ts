import { EDITOR_PATH } from '#lib/paths.ts';
import { settings } from '#settings.ts';

/** The editor, where it is published, is nothing for robots. */
const RULES = settings.EDITOR_REPOSITORY ? `Allow: /\nDisallow: ${EDITOR_PATH}` : 'Allow: /';

export const GET = () =>
  new Response(`User-agent: *\n${RULES}\n\nSitemap: ${settings.SITE_URL}/sitemap.xml\n`);
