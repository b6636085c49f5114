/** What nobody sees: soft hyphens, spaces without width, marks of the byte order. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Word processors and web pages put these between any two words; no sense depends on them. */
const NO_BREAK_BETWEEN_LETTERS = /(?<=\p{L}\p{M}*)\u00a0(?=\p{L})/gu;

/** All white space but the two that keep words together, such as a figure and its unit. */
const SPACES = /[^\S\u00a0\u202f]+/g;

/** Letters as they are meant, however they were typed or pasted: composed, and nothing invisible. */
export const cleanCharacters = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(NO_BREAK_BETWEEN_LETTERS, ' ');

/**
 * A text of one line as it is meant, with one plain space between words. A no-break space stays
 * where it binds a figure or a sign.
 */
export const cleanText = (text: string): string =>
  cleanCharacters(text).replaceAll(SPACES, ' ').trim();
