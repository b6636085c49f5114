/** Whether a file was saved as the text that it should be. */
import { lineAt } from './line-at.ts';

const SAVE_AS_UTF8 =
  'save it anew as UTF-8 (Windows: “Save as”, and “UTF-8” beside “Encoding”; TextEdit: first “Format”, “Make Plain Text”)';

/** What other kinds of document begin with, by what they are. */
const SIGNATURES: Readonly<Record<string, string>> = {
  'PK\u0003\u0004': 'is a document of a word processor under the name of a text',
  '{\\rtf': 'is a document with formats (RTF) under the name of a text',
  '%PDF-': 'is a PDF document under the name of a text',
};

/** What the bytes from 80 to 9F are in the older encoding of Windows, in their order. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Letters with accents, and signs of print, each of whose bytes was taken for a letter. */
const GARBLED = new RegExp(
  `[ÂÃÄÅÐÑ][\u0080-\u00bf${OF_WINDOWS}]|â[\u0080-\u00bf${OF_WINDOWS}]{2}`,
  'gu',
);

/** What may follow a capital with an accent that ends a word: MANHÃ”. */
const AFTER_CAPITAL = /^[ÃÄÅÐÑ][‘’“”„‚‹›«»–—…™®]$/u;

const byteOf = (letter: string): number => {
  const index = OF_WINDOWS.indexOf(letter);
  return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
};

const ungarbled = (pair: string): string => new TextDecoder().decode(Uint8Array.from(pair, byteOf));

/** Letters that a program read in another encoding, and saved as it had read them. */
const findGarbled = (text: string): { line: number; message: string } | undefined => {
  const places = [...text.matchAll(GARBLED)].filter(({ 0: pair, index }) => {
    const meant = ungarbled(pair);
    if (pair.length > 2) return /^[\u2000-\u22ff]$/.test(meant);
    const isInWord =
      /\p{Ll}/u.test(text.charAt(index - 1)) || /\p{L}/u.test(text.charAt(index + 2));
    return /[^\p{Cc}\ufffd]/u.test(meant) && (isInWord || !AFTER_CAPITAL.test(pair));
  });
  const [first] = places;
  if (!first) return undefined;
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(0, first.index)) ?? [];
  const start = first.index - before.length;
  const [found = ''] = /^[^ \t\r\n]*/.exec(text.slice(start)) ?? [];
  const meant = found.replaceAll(GARBLED, ungarbled);
  const others = places.length - 1;
  const more =
    others > 0 ? `, and so on at ${others} more ${others === 1 ? 'place' : 'places'}` : '';
  const message = `has letters that a program took for others: “${found}” was “${meant}”${more}. Take the file as it was before, or type them anew; and save it as UTF-8`;
  return { line: lineAt(text, first.index), message };
};

/**
 * @param text - what stands in the file, read as UTF-8
 * @returns what is wrong and where, or undefined
 */
export const findEncodingFault = (text: string): { line?: number; message: string } | undefined => {
  const [, kind] = Object.entries(SIGNATURES).find(([start]) => text.startsWith(start)) ?? [];
  if (kind)
    return { message: `${kind}: copy its words into a plain text editor and save them there` };
  // Letters of the Latin alphabet take two bytes in UTF-16, and one of them is nothing.
  const nothings = text.split('\0').length - 1;
  if (nothings > text.length / 8) {
    return {
      message: `is saved as UTF-16 (“Unicode”), which the site does not read: ${SAVE_AS_UTF8}`,
    };
  }
  const lost = text.indexOf('\ufffd');
  if (lost < 0) return findGarbled(text);
  const message = `has letters that were lost, because it was not saved as UTF-8: ${SAVE_AS_UTF8}, and look at its accents and quotes again`;
  return { line: lineAt(text, lost), message };
};

/** White space that comes with a copied text, and that nobody sees at the end of a line. */
const ODD_END =
  /[ \t]*[\u00a0\u00ad\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff][\s\u00ad\u200b\u2060]*$/gmu;

/**
 * A text as every reader of it takes it: without the mark at its start and odd white space at the ends of
 * lines, which end with `\n`.
 */
export const normalizeFile = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(ODD_END, '');
