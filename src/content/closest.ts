import { distance } from 'fastest-levenshtein';

/** The allowed name that was probably meant: the closest one, at most three letters away. */
export const closest = (word: string, allowed: readonly string[]): string | undefined =>
  allowed
    .map((name) => ({ name, letters: distance(word, name) }))
    .filter(({ letters }) => letters <= 3)
    .sort((a, b) => a.letters - b.letters)[0]?.name;
