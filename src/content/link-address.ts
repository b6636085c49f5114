/** Whether an address that a text links to leads anywhere. */
import { ROUTES } from '#lib/paths.ts';
import { readWebAddress } from '#lib/web-address.ts';
import { closest } from './closest.ts';

/** Fragments that may be linked to, by the path of their page. */
export type Anchors = Readonly<Record<string, readonly string[]>>;

const PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

const decode = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

const INSECURE = 'must begin with https://';

/** As typed between brackets, such as “https://firm.example”: the signs around it are no part of it. */
const QUOTED = /^[“”„«»‘’'"](.*)[“”„«»‘’'"]$/;

const suggest = (meant: string | undefined, allowed: readonly string[]): string => {
  if (meant !== undefined) return `Did you mean ${meant}?`;
  return allowed.length > 0 ? `Allowed: ${allowed.join(', ')}` : 'Link to the page alone';
};

/** Letters that the eye takes for the same, in one form. */
const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * @param typed - the path as it was typed, empty for a section of the same page
 * @param page - the path of the page
 */
const toSection = (typed: string, page: string, fragment: string, anchors: Anchors) => {
  const known = anchors[page] ?? [];
  const name = decode(fragment);
  if (known.includes(name)) return undefined;
  // As sections are called: small letters, and hyphens between the words.
  const meant = closest(fold(name).replaceAll(/[\s_]+/g, '-'), known);
  const address = (id: string) => `${typed}#${id}`;
  return `leads to a section that does not exist. ${suggest(meant && address(meant), known.map(address))}`;
};

const toPage = (path: string) =>
  PATHS.includes(path)
    ? undefined
    : `leads to a page that does not exist. ${suggest(closest(fold(path), PATHS), PATHS)}`;

const nameOf = (path: string): string => fold(path.slice(path.lastIndexOf('/') + 1));

/** The file of this name, wherever it was looked for and however its letters are written. */
const sameFile = (path: string, ownFiles: readonly string[]): string | undefined =>
  ownFiles.find((file) => fold(file) === fold(path)) ??
  ownFiles.find((file) => nameOf(file) === nameOf(path));

/** Within the brackets of a link there may be no space. */
const withoutSpaces = (path: string): string => path.replaceAll(' ', '%20');

/** A name with an ending is that of a file. */
const isFile = (path: string): boolean => /\.\w+$/.test(path);

const toFile = (path: string, ownFiles: readonly string[]) => {
  const name = decode(path);
  if (ownFiles.includes(name)) return undefined;
  if (ownFiles.some((file) => file.normalize('NFC') === name.normalize('NFC'))) {
    return 'leads to a file whose name holds an accent that is stored in another form than here, as Macs do, and many hosts would not find it: give the file a name without accents, and write that name here';
  }
  const [, page = ''] = /^(.*)\.(?:html?|php|aspx?)$/i.exec(name) ?? [];
  const meant =
    sameFile(name, ownFiles) ??
    PATHS.find((it) => it === (page === '/index' ? '/' : fold(page))) ??
    closest(name, ownFiles);
  if (meant !== undefined) {
    return `leads to a file that does not exist. Did you mean ${withoutSpaces(meant)}?`;
  }
  const [, below] = /^\/public(\/.*)/i.exec(path) ?? [];
  const rest = below === undefined ? '' : `, and write ${below}`;
  return `leads to a file that does not exist. Put it into the folder public, beside content${rest}`;
};

/**
 * @param ownFiles - what the site publishes beside its pages, by its path
 * @param ownPath - of the page that the link stands on, for links such as `#your-rights`
 * @returns what is wrong with an address, or undefined
 */
export const addressFault = (
  address: string,
  ownPath: string,
  anchors: Anchors,
  ownFiles: readonly string[],
): string | undefined => {
  const [, bare] = QUOTED.exec(decode(address)) ?? [];
  if (bare !== undefined) return `must stand without quotes around it: write [words](${bare})`;
  if (address === '') return 'is missing: write [words](address)';
  if (/^https:/i.test(address)) return readWebAddress(address).fault;
  if (/^http:/i.test(address)) return INSECURE;
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^\s@]+@[^\s@]+$/i.test(address)
      ? undefined
      : 'must be mailto: and one mail address, such as mailto:{generalEmail}';
  }
  if (/^tel:/i.test(address)) {
    return /^tel:\+?\d[\d().-]+$/i.test(address)
      ? undefined
      : 'must be tel: and one telephone number without spaces, such as tel:+41-44-123-45-67';
  }
  const [before = '', fragment] = address.split('#');
  const [path = ''] = before.split('?');
  if (address.startsWith('//') || !/^[/#]/.test(address)) {
    const meant = sameFile(decode(path), ownFiles);
    const own = meant === undefined ? '' : `. Did you mean ${withoutSpaces(meant)}?`;
    return `${INSECURE} (another website), / (a page or file of this site), mailto:, tel: or # (a section)${own}`;
  }
  if (isFile(path)) return toFile(path, ownFiles);
  const page = path === '' ? ownPath : path;
  return (
    toPage(page) ?? (fragment === undefined ? undefined : toSection(path, page, fragment, anchors))
  );
};
