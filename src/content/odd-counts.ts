/** Numbers in sentences that were written for more of them: “One practices”, “the other 0”. */
import { placeholdersIn } from '#lib/placeholders.ts';
import type { Counts } from './facts.ts';
import { lineAt } from './line-at.ts';
import type { Problem } from './problems.ts';

const COUNT = /^(?:count|figure):([a-z-]+)(\||$)/i;

/**
 * One notice a place: of none, in whatever words, and of one where no words follow the number.
 *
 * @param text - a file, as it is typed
 */
export const findOddCounts = (file: string, text: string, counts: Counts): Problem[] =>
  placeholdersIn(text).flatMap(({ name, index }) => {
    const [, kind = '', words] = COUNT.exec(name) ?? [];
    const message =
      counts[kind] === 0
        ? 'is 0 as things stand: write the sentence without it'
        : counts[kind] === 1 && words === ''
          ? `is one as things stand: write {${name}|…|…}, with the word for one and the word for several in the place of the dots`
          : undefined;
    return message
      ? [{ file, line: lineAt(text, index), field: '', found: `{${name}}`, message }]
      : [];
  });
