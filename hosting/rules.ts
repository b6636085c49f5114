/**
 * How the site is served, said once. The server of `npm start` and the files for all hosts are made from
 * this table.
 */
import { EDITOR_PATH, ROUTES } from '../src/lib/paths.ts';

type HeaderValues = Readonly<Record<string, string>>;

/** Everything a page could ask a browser for and this site does not, and the one thing it does. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'local-fonts=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'storage-access=()',
  'usb=()',
  'window-management=()',
  'xr-spatial-tracking=()',
];

/** On every answer. What a page may load is said in the page itself, by the hashes of its parts. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS.join(', '),
  // Where a visitor came from is nobody's business: other sites are not even told the origin.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const satisfies HeaderValues;

/**
 * On every answer over https, and on no other. Over plain http it says nothing; and a browser that took
 * it from localhost would ask https of every other program that is ever tried out there.
 */
export const TRANSPORT_SECURITY = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
} as const satisfies HeaderValues;

/** Names of the files in here change with their content. */
export const HASHED_FOLDER = '/_astro/';
export const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** May be kept, and is asked for anew each time. */
export const OTHER_CACHE_CONTROL = 'no-cache';

export const cacheControl = (path: string): string =>
  path.startsWith(HASHED_FOLDER) ? HASHED_CACHE_CONTROL : OTHER_CACHE_CONTROL;

const PAGES = [...Object.values(ROUTES).map(({ path }) => path), EDITOR_PATH];

const otherForms = (path: string): string[] =>
  path === '/'
    ? ['/index', '/index.html']
    : [`${path}/`, `${path}.html`, `${path}/index`, `${path}/index.html`];

/** From every other form of a page's address to the one that it has. The query is kept. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap((path) => otherForms(path).map((form) => [form, path])),
);

const names = PAGES.filter((path) => path !== '/').map((path) => path.slice(1));

/** Kinds of paths, as regular expressions that every server knows. */
export const PATTERNS = {
  /** Other forms of the home page's address. */
  homeForm: '^/index(\\.html)?$',
  /** Other forms of another page's; the first group is its name. */
  pageForm: `^/(${names.join('|')})(/|\\.html|/index|/index\\.html)$`,
  /** In the published folder, but no address: the page for unknown ones, and what only servers read. */
  hidden: '^/(404(\\.html|/.*)?|_headers|_redirects|\\.htaccess)$|\\.(br|gz)$',
  /** A missing file of these kinds is answered in a few words: whoever loads one cannot show a page. */
  forPrograms: `^${HASHED_FOLDER}|\\.(css|js|json)$`,
} as const;

const HIDDEN = new RegExp(PATTERNS.hidden);
const FOR_PROGRAMS = new RegExp(PATTERNS.forPrograms);

/** No address of the site, whatever lies in the folder: two slashes in a row make none either. */
export const isHidden = (path: string): boolean => HIDDEN.test(path) || path.includes('//');

export const isForPrograms = (path: string): boolean => FOR_PROGRAMS.test(path);
