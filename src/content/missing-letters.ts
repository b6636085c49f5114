/** Letters that the site's own faces do not hold. */
import type { Problem } from './problems.ts';

/** No drawing of their own: white space, what joins and combines, and control characters. */
const NO_LETTER = /[\s\p{M}\p{Cf}\p{Cc}]/u;

const isNote = (file: string, line: string): boolean =>
  file.endsWith('.yaml') && /^\s*#/.test(line);

/**
 * One notice a file that holds such letters: the first place, and all of them.
 *
 * @param held - the letters that the faces hold
 */
export const findMissingLetters = (
  file: string,
  text: string,
  held: ReadonlySet<string>,
): Problem[] => {
  const missing = new Map<string, number>();
  for (const [index, line] of text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .entries()) {
    if (isNote(file, line)) continue;
    for (const letter of line) {
      if (held.has(letter) || NO_LETTER.test(letter) || missing.has(letter)) continue;
      missing.set(letter, index + 1);
    }
  }
  const [first] = missing.values();
  if (first === undefined) return [];
  const places = [...missing].slice(0, 12).map(([letter, line]) => `${letter} (line ${line})`);
  const rest = missing.size > 12 ? ` and ${missing.size - 12} more` : '';
  const message = `holds letters that the site’s typefaces lack: ${places.join(', ')}${rest}. They are shown in a typeface of the reader’s own, and are left out of the cards that other sites show of a link`;
  return [{ file, line: first, field: '', message }];
};
