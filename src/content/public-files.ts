/** What lies in the folder `public`, beside the content, and must not be published from there. */
import { ICONS } from '#lib/icons.ts';
import { ROUTES, type PageId } from '#lib/paths.ts';
import { cardPath } from '#lib/social-card.ts';
import type { Problem } from './problems.ts';

/** Written by the build when all else is there. */
const OF_HOSTS = ['_headers', '_redirects', '.htaccess'];

const ICON_FILES = [
  'favicon.ico',
  'favicon.svg',
  ...Object.keys(ICONS).map((icon) => `${icon}.png`),
];

const PAGES = Object.values(ROUTES).flatMap(({ path }) => {
  const page = path.slice(1);
  return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
});

const CARDS = ([...Object.keys(ROUTES), 'not-found'] as PageId[]).map((page) =>
  cardPath(page).slice(1),
);

const MADE = [
  ...PAGES,
  ...CARDS,
  '.well-known/security.txt',
  '404.html',
  'case-studies.sealed.json',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];

/** Folders that are judged whole. */
const FOLDERS = /^(?:\.(?!well-known$).+|_astro|__MACOSX|@eaDir)$/i;

/** What holds passwords and keys. */
const SECRET = /(?:^|\/)(?:\.env[^/]*|\.git|\.ssh|\.htpasswd|\.npmrc|\.netrc|id_(?:rsa|ed25519))$/;

/** What hosts look for, and what git needs to keep a folder. */
const KNOWN_HIDDEN = /(?:^|\/)\.(?:nojekyll|gitkeep)$/;

/** What is hidden, and what systems and programs leave behind. */
const LEFT_BEHIND =
  /(?:^|\/)(?:\.[^/]+|(?:eh)?Thumbs\.db|desktop\.ini|Icon\r|~\$[^/]*|__MACOSX|@eaDir)$|(?:~|\.(?:bak|old|orig|tmp|swp))$/i;

const refusalOf = (place: string): string | undefined => {
  const name = place.toLowerCase();
  if (OF_HOSTS.includes(name)) {
    return 'would be lost, for the build writes its own: delete it. Its rules go into hosting/rules.ts, which is code';
  }
  if (ICON_FILES.includes(name)) {
    return 'has the name of a picture that the site draws itself, from content/brand/mark.svg: delete it, or give it another name';
  }
  if (MADE.includes(name)) {
    return 'has the name of a file that the site makes itself: delete it, or give it another name';
  }
  if (name === '_astro') {
    return 'has the name of a folder that the site makes itself: give it another name';
  }
  return SECRET.test(place)
    ? 'would be published for everybody to read, and such a file holds passwords or keys: move it out of public'
    : undefined;
};

const NOTICE =
  'is hidden or left behind by a program, and is published for everybody to read: delete it, unless that is meant';

/** The folder that is judged whole, or the file. */
const placeOf = (file: string): string => {
  const parts = file.split('/');
  const index = parts.findIndex((part) => FOLDERS.test(part));
  return index < 0 ? file : parts.slice(0, index + 1).join('/');
};

/**
 * @param files - their paths in `public`
 * @param notify - is told what does not stop a release
 */
export const checkPublicFiles = (
  files: readonly string[],
  notify?: (notice: Problem) => void,
): Problem[] =>
  [...new Set(files.map(placeOf))].flatMap((place) => {
    const problem = { file: `../public/${place}`, field: '' };
    const message = refusalOf(place);
    if (message !== undefined) return [{ ...problem, message }];
    if (LEFT_BEHIND.test(place) && !KNOWN_HIDDEN.test(place)) {
      notify?.({ ...problem, message: NOTICE });
    }
    return [];
  });
