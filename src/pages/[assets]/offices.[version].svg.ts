import type { APIRoute } from 'astro';
import { brand } from '#content/index.ts';
import { officeMap } from '#content/page-pictures.ts';

/** Among the files that are kept for ever: its name changes with it. */
export const getStaticPaths = async () =>
  brand.map === 'on'
    ? [{ params: { assets: '_astro', version: (await officeMap()).version } }]
    : [];

export const GET: APIRoute = async () =>
  new Response((await officeMap()).svg, { headers: { 'Content-Type': 'image/svg+xml' } });
