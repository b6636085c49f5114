/** The rules of serving as cases, one list for every server. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS } from '../../hosting/rules.ts';
import { ROUTES } from '../../src/lib/paths.ts';
import { DIST } from '../support/site.ts';

const firstOf = (extension: string): string => {
  const file = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.startsWith('_astro') && name.endsWith(extension),
  );
  if (!file) throw new Error(`nothing that ends in ${extension} was built`);
  return `/${file}`;
};

export const PAGES = Object.values(ROUTES).map(({ path }) => path);

/** Other forms of a page's address, and the address. */
export const FORMS = [...REDIRECTS];

/** A large script: one that has compressed copies. */
export const SCRIPT = firstOf('.js');

/** Hashed files: their names change with their content. */
export const HASHED = [SCRIPT, firstOf('.avif'), firstOf('.woff2')];

export const UNHASHED = ['/', '/about', '/favicon.ico', '/favicon.svg', '/robots.txt'];

/** Answered with status 404 and the page for unknown addresses. */
export const MISSING_PAGES = [
  '/nope',
  '/nope/',
  '/about/nope',
  '/a/b/c?x=1',
  '/About',
  '/ABOUT.HTML',
  '/favicon.svg/',
  '/cards',
  '/cards/',
  '//',
  '//about',
  '//about/',
  '//index.html',
  '/about//',
  '//other.example/',
  '//other.example/index.html',
  '/\\other.example/',
  // In the folder, but no address: the page itself, files for other hosts, compressed copies.
  '/404',
  '/404/',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/index.html.br',
  '/about.html.gz',
];

/** Answered with status 404 and a few words. */
export const MISSING_FILES = ['/_astro/nope.js', '/_astro/nope.avif', '/nope.js', '/nope.json'];

/** Ways out of the folder, and addresses that are not well formed. */
export const HOSTILE_PATHS = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/_astro/../../package.json',
  '/%',
  '/%E0%A4%A',
  '/about%00',
];

/** File, its type, and the address that it is published at. */
export const TYPES: readonly (readonly [string, RegExp])[] = [
  ['/', /^text\/html; ?charset=utf-8$/i],
  [SCRIPT, /^(text|application)\/javascript\b/],
  [firstOf('.avif'), /^image\/avif$/],
  [firstOf('.webp'), /^image\/webp$/],
  [firstOf('.jpeg'), /^image\/jpeg$/],
  [firstOf('.woff2'), /^font\/woff2$/],
  ['/favicon.svg', /^image\/svg\+xml\b/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/site.webmanifest', /^application\/manifest\+json\b/],
  ['/robots.txt', /^text\/plain\b/],
  ['/sitemap.xml', /^(text|application)\/xml\b/],
  ['/case-studies.sealed.json', /^application\/json\b/],
  ['/.well-known/security.txt', /^text\/plain\b/],
];

/** The file that an address is read from. */
export const fileOf = (path: string): string => {
  const name = path === '/' ? 'index.html' : path.slice(1);
  return join(DIST, name.includes('.') ? name : `${name}.html`);
};
