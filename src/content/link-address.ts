/** Whether an address that a text links to leads anywhere. */
import { ROUTES } from '#lib/paths.ts';
import { readWebAddress } from '#lib/web-address.ts';
import { closest } from './closest.ts';

/** Fragments that may be linked to, by the path of their page. */
export type Anchors = Readonly<Record<string, readonly string[]>>;

const PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

const suggest = (word: string, allowed: readonly string[]): string => {
  const meant = closest(word, allowed);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  return allowed.length > 0 ? `Allowed: ${allowed.join(', ')}` : 'Link to the page alone';
};

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

const toPage = (path: string, fragment: string | undefined, anchors: Anchors) => {
  if (!PATHS.includes(path)) return `leads to a page that does not exist. ${suggest(path, PATHS)}`;
  const known = anchors[path] ?? [];
  if (fragment === undefined || known.includes(decode(fragment))) return undefined;
  return `leads to a section that does not exist. ${suggest(decode(fragment), known)}`;
};

/** A name with an ending is that of a file. */
const toFile = (path: string, ownFiles: readonly string[]) => {
  if (ownFiles.includes(decode(path))) return undefined;
  const meant = closest(decode(path), ownFiles);
  return `leads to a file that does not exist. ${meant ? `Did you mean ${meant}?` : 'Put it into the folder public, beside content'}`;
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
  if (address.startsWith('//') || !/^[/#]/.test(address)) {
    return `${INSECURE} (another website), / (a page or file of this site), mailto:, tel: or # (a section)`;
  }
  const [path = '', fragment] = address.split('#');
  return /\.\w+$/.test(path)
    ? toFile(path, ownFiles)
    : toPage(path === '' ? ownPath : path, fragment, anchors);
};
