import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { htaccess } from './apache.ts';
import {
  HASHED_CACHE_CONTROL,
  HASHED_FOLDER,
  REDIRECTS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './rules.ts';

const ORIGIN_NOTE = '# Written by the build from hosting/rules.ts.';

const headerRule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers as Cloudflare Pages and Netlify read them. A header that two rules set comes out with both
 * values, so Cache-Control stands in one rule only; all else both hosts revalidate by themselves.
 */
const headersFile = (): string =>
  [
    ORIGIN_NOTE,
    headerRule('/*', { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY }),
    headerRule(`${HASHED_FOLDER}*`, { 'Cache-Control': HASHED_CACHE_CONTROL }),
    '',
  ].join('\n');

/**
 * The redirects as Cloudflare Pages and Netlify read them; both keep the query. None from a trailing slash:
 * Cloudflare has its own, and Netlify takes both forms for one address, which it would redirect to
 * itself for ever.
 */
const redirectsFile = (): string =>
  [
    ORIGIN_NOTE,
    ...[...REDIRECTS]
      .filter(([form]) => !form.endsWith('/'))
      .map(([form, page]) => `${form} ${page} 301`),
    '',
  ].join('\n');

/** Writes the files by which static hosts take their settings from what is published. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await writeFile(new URL('_headers', dir), headersFile());
      await writeFile(new URL('_redirects', dir), redirectsFile());
      await writeFile(new URL('.htaccess', dir), htaccess());
    },
  },
});
