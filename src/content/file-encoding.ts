/** Whether a file was saved as the text that it should be. */

const SAVE_AS_UTF8 =
  'save it anew as UTF-8 (Windows: “Save as”, and “UTF-8” beside “Encoding”; TextEdit: first “Format”, “Make Plain Text”)';

/** What other kinds of document begin with, by what they are. */
const SIGNATURES: Readonly<Record<string, string>> = {
  'PK\u0003\u0004': 'is a document of a word processor under the name of a text',
  '{\\rtf': 'is a document with formats (RTF) under the name of a text',
  '%PDF-': 'is a PDF document under the name of a text',
};

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

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
  if (lost < 0) return undefined;
  const message = `has letters that were lost, because it was not saved as UTF-8: ${SAVE_AS_UTF8}, and look at its accents and quotes again`;
  return { line: lineOf(text, lost), message };
};

/** A text as every reader of it takes it: without the mark at its start, lines ended by `\n`. */
export const normalizeFile = (text: string): string =>
  text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
