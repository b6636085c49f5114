const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/**
 * Every character that the site's own typefaces hold: Basic Latin, the Latin-1 letters and
 * typographic punctuation. Others fall back to the reader's fonts; the content check names them.
 */
export const FONT_CHARACTERS = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0¡¿§©«»·°ºª–—‘’“”•…€→';
