/** Mail addresses as people type and paste them. */
import { withoutQuotes } from './without-quotes.ts';

/** Letters before the @ that every mail server takes. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/**
 * An address without what programs put around it when it is copied (`Ann <ann@firm.example>`,
 * `mailto:`), its domain in small letters.
 */
export const normalizeMailAddress = (value: string): string => {
  // What cannot be seen comes along from a web page, and quotes from a sentence.
  const typed = withoutQuotes(value.normalize('NFC').replaceAll(/\p{Cf}/gu, ''));
  const [, inBrackets] = /^[^<>]*<([^<>]+)>$/.exec(typed) ?? [];
  const bare = (inBrackets ?? typed).replace(/^mailto:/i, '').trim();
  const at = bare.lastIndexOf('@');
  return bare.slice(0, at + 1) + bare.slice(at + 1).toLowerCase();
};

/**
 * The domain of an address in the form that mail servers know (punycode), or undefined. The gate asks
 * this in the browser, where `URL.parse` is too new.
 */
const asciiDomain = (domain: string): string | undefined => {
  try {
    const { hostname, pathname } = new URL(`https://${domain}/`);
    return pathname === '/' && /^[a-z\d.-]+\.[a-z\d-]{2,}$/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
};

/** An address as mail programs everywhere take it. */
export const asciiMailAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  return domain === undefined ? address : address.slice(0, at + 1) + domain;
};

const EXAMPLE = 'such as info@firm.example';

/** @returns what is wrong with an address that has been normalized, or undefined */
export const mailAddressFault = (address: string): string | undefined => {
  if (/[,;]/.test(address)) return `must be one mail address alone, ${EXAMPLE}`;
  if (/\s/.test(address)) return `must not hold a space: an e-mail address is one word, ${EXAMPLE}`;
  const parts = address.split('@');
  const [local = '', domain = ''] = parts;
  if (parts.length === 1) return `must be an e-mail address with an @ in it, ${EXAMPLE}`;
  if (parts.length > 2) return `must be an e-mail address with one @, ${EXAMPLE}`;
  if (/[^\p{ASCII}]/u.test(local)) {
    return 'has a letter before the @ that many mail servers refuse: use a to z, digits and . - _ there';
  }
  if (!LOCAL_PART.test(local)) {
    return `must be an e-mail address, ${EXAMPLE}; what stands before its @ cannot be`;
  }
  if (
    /[/?#:\\[\]]/.test(domain) ||
    asciiDomain(domain) === undefined ||
    /\.\.|^\.|\.$/.test(domain)
  ) {
    return `must be an e-mail address, ${EXAMPLE}; what stands after its @ is no domain`;
  }
  return undefined;
};
