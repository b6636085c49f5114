/** Web addresses as people type and paste them. */
import { standsForAnother } from './typed-value.ts';

const EXAMPLE = 'https://www.firm.example';

type AddressReading = { url: URL; fault?: never } | { url?: never; fault: string };

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost';

/** Quotes and brackets that an address is put between; one that only ends in a bracket may be right. */
const AROUND = /^["'`“”„‘’‚‹›«»<([]+|["'`“”„‘’‚‹›«»>)\]]+$/g;
const STANDS_BETWEEN = /^["'`“”„‘’‚‹›«»<([]|["'`“”„‹›«»>]$/;

/** What is wrong before a browser would even look at it. */
const faultAsTyped = (typed: string): string | undefined => {
  const [, linked] = /^\[.*\]\((.*)\)$/.exec(typed) ?? [];
  if (linked !== undefined) {
    return `must be the address alone, without the brackets of a link: write ${linked}`;
  }
  const [assigned] = /^\w+\s*=\s*/.exec(typed) ?? [];
  const bare = typed.slice(assigned?.length).replace(AROUND, '');
  const isWhole = /^[a-z]+:\/\//i.test(bare) && !/\s/.test(bare);
  if (assigned !== undefined) {
    return `must be the address alone, without ${assigned.trim()} before it: write ${isWhole ? bare : EXAMPLE}`;
  }
  const [host = ''] = typed.replace(/^https?:\/\//i, '').split('/');
  const isNamed = standsForAnother(host) || /<[^<>]+>/.test(host);
  if (isNamed || (!isWhole && standsForAnother(typed))) {
    return `is not an address but stands for one (${typed}): give the address itself, such as ${EXAMPLE}`;
  }
  const [, mailHost] = /^(?:mailto:)?[^\s@/:]+@([^\s@/]+)$/i.exec(typed) ?? [];
  if (mailHost !== undefined) {
    return `is a mail address, and not that of a website, which begins with https://, such as https://www.${mailHost}`;
  }
  if (STANDS_BETWEEN.test(typed)) {
    return `must stand without quotes or brackets around it: write ${isWhole ? bare : EXAMPLE}`;
  }
  if (/\s/.test(typed)) {
    return `must not hold a space: one address, such as ${EXAMPLE}, with %20 where a space belongs into it`;
  }
  if (/^https?:(?!\/\/(?!\/))/i.test(typed)) {
    return 'needs exactly two slashes after the colon: https://';
  }
  if (/^(https?;|htt?ps?\/\/|htps?:|ttps?:)/i.test(typed)) {
    return `must begin with https://, for example ${EXAMPLE}`;
  }
  if (!/^[a-z][\w+.-]*:\/\//i.test(typed)) {
    return `must begin with https://: write https://${typed.replace(/^\/+/, '')}`;
  }
  return undefined;
};

const faultOfHost = (url: URL, typed: string): string | undefined => {
  const { hostname } = url;
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) {
    return 'must be a name, not a number (an IP address), for example www.firm.example';
  }
  if (!hostname.includes('.')) return `names no website: “${hostname}” has no ending such as .com`;
  if (/^\.|\.$|\.\./.test(hostname)) {
    return `has a full stop too many in its name: ${typed}`;
  }
  const [sign] = /[^a-z0-9.-]/.exec(hostname) ?? [];
  if (sign !== undefined) {
    return `has a sign in its name that no name of a website holds: ${sign} in ${hostname}`;
  }
  for (const label of hostname.split('.')) {
    if (/^-|-$/.test(label)) return `has a hyphen too many in its name: ${hostname}`;
    if (label.length > 63) {
      return `has a name that is too long: “${label.slice(0, 20)}…” has ${label.length} letters, and 63 can be`;
    }
  }
  return undefined;
};

/** A port that cannot be, which a browser takes for no address at all. */
const faultOfPort = (typed: string): string | undefined => {
  const [, port] = /^[^/]*\/\/[^/?#]*:([^/?#:\]]*)/.exec(typed) ?? [];
  if (port === undefined || (/^\d*$/.test(port) && Number(port) <= 65535)) return undefined;
  return `has a port that cannot be, ${port}: a port is a number up to 65535. Most addresses have none`;
};

/**
 * A web address as browsers understand it: letters of other alphabets in the form of addresses
 * (punycode), small letters in the name, no port that goes without saying, no outer white space.
 */
export const readWebAddress = (value: string): AddressReading => {
  const typed = value.normalize('NFC').trim();
  const early = faultAsTyped(typed);
  if (early !== undefined) return { fault: early };
  const url = URL.parse(typed);
  if (!url) {
    const unknown = 'is not a web address that can exist: look at its letters and dots';
    return { fault: faultOfPort(typed) ?? unknown };
  }
  if (url.protocol === 'http:' && !isLocal(url)) {
    return { fault: 'must begin with https:// (plain http is for localhost only)' };
  }
  if (!['https:', 'http:'].includes(url.protocol)) {
    return { fault: `must begin with https://, not with ${url.protocol}//` };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      fault: 'must not hold a user name or a password (what stands before @): leave them out',
    };
  }
  const fault = isLocal(url) ? undefined : faultOfHost(url, typed);
  return fault === undefined ? { url } : { fault };
};

type OriginReading = { origin: string; fault?: never } | { origin?: never; fault: string };

/** The part of a web address that names the site alone: https:// and a name, with a port if need be. */
export const readOrigin = (value: string): OriginReading => {
  const { url, fault } = readWebAddress(value);
  if (fault !== undefined) return { fault };
  const { pathname, search, hash, origin } = url;
  if (pathname !== '/') return { fault: `must not have a path (${pathname}): write ${origin}` };
  if (value.includes('?')) {
    return { fault: `must not have a query (${search || '?'}): write ${origin}` };
  }
  if (value.includes('#')) {
    return { fault: `must not have a fragment (${hash || '#'}): write ${origin}` };
  }
  return { origin };
};
