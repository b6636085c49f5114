import { asciiMailAddress } from './mail-address.ts';

/**
 * A mailto address by RFC 6068: every reserved character of the subject percent-encoded, spaces
 * as %20 (mail programs show a plus sign as a plus sign), line breaks as %0D%0A.
 */
export const mailLink = (address: string, subject?: string): string => {
  const target = `mailto:${encodeURIComponent(asciiMailAddress(address)).replace('%40', '@')}`;
  if (!subject) return target;
  return `${target}?subject=${encodeURIComponent(subject.replace(/\r?\n/g, '\r\n'))}`;
};
