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

/**
 * @param ownPath - of the page that the link stands on, for links such as `#your-rights`
 * @returns what is wrong with an address, or undefined
 */
export const addressFault = (
  address: string,
  ownPath: string,
  anchors: Anchors,
): string | undefined => {
  if (address === '') return 'is missing: write [words](address)';
  if (/^https:/i.test(address)) return readWebAddress(address).fault;
  if (/^http:/i.test(address)) return INSECURE;
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^\s@]+@[^\s@]+$/i.test(address)
      ? undefined
      : 'must be mailto: and one mail address, such as mailto:{generalEmail}';
  }
  if (address.startsWith('//') || !/^[/#]/.test(address)) {
    return `${INSECURE} (another website), / (a page of this site) or # (a section)`;
  }
  const [path = '', fragment] = address.split('#');
  const page = path === '' ? ownPath : path;
  if (!PATHS.includes(page)) return `leads to a page that does not exist. ${suggest(page, PATHS)}`;
  const known = anchors[page] ?? [];
  if (fragment === undefined || known.includes(decode(fragment))) return undefined;
  return `leads to a section that does not exist. ${suggest(decode(fragment), known)}`;
};
