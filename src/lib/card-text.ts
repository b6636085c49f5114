import { isJoining } from './short-name.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** A sign with the accents on it as the face can draw it; nothing where it lacks the sign itself. */
const drawn = (sign: string, held: ReadonlySet<string>): string =>
  Array.from(sign, (letter) =>
    held.has(letter)
      ? letter
      : Array.from(letter.normalize('NFKD'))
          .filter((part) => held.has(part))
          .join(''),
  )
    .join('')
    // An accent alone would stand on the letter before.
    .replace(/^\p{M}+/u, '');

const isLoose = (word: string | undefined): boolean =>
  word !== undefined && (isJoining(word) || !LETTER.test(word));

/**
 * A text as a card can draw it: a picture has no other fonts to fall back to, and would show an empty
 * box for what its face does not hold. Such a letter loses its accents, or is left out; with a whole word
 * goes what joined it to the others: “Smith & 李” is “Smith”.
 */
export const cardText = (text: string, held: ReadonlySet<string>): string => {
  const words: string[] = [];
  let isAfterLoss = false;
  for (const typed of text.normalize('NFC').trim().split(/\s+/u)) {
    const signs = Array.from(new Intl.Segmenter().segment(typed), ({ segment }) => segment);
    const word = signs.map((sign) => drawn(sign, held)).join('');
    const isLost: boolean = word === '' || (LETTER.test(typed) && !LETTER.test(word));
    // At the beginning nothing is left that a joining word could join.
    const isLeftOver: boolean = isAfterLoss && words.length === 0 && isLoose(word);
    if (isLost) while (isLoose(words.at(-1))) words.pop();
    if (!isLost && !isLeftOver) words.push(word);
    isAfterLoss = isLost || isLeftOver;
  }
  return words.join(' ');
};
