import { distance } from 'fastest-levenshtein';

/**
 * The allowed name that was probably meant: the closest one, at most three letters away, and of which a
 * letter at least is right.
 */
export const closest = (word: string, allowed: readonly string[]): string | undefined =>
  allowed
    .map((name) => ({ name, letters: distance(word, name) }))
    .filter(({ name, letters }) => letters <= 3 && letters < Math.min(word.length, name.length))
    .sort((a, b) => a.letters - b.letters)[0]?.name;
