/**
 * The one form in which a password is compared, at build and at the door: white space and invisible
 * characters around it come from copying, a no-break space from a word processor, and the same letter
 * may arrive composed or decomposed. Inner spaces count.
 */
export const normalizePassword = (password: string): string =>
  password
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replaceAll('\u00a0', ' ')
    .normalize('NFC');
