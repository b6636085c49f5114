/** Which characters the site's own faces hold, as `npm run fonts` has found in their files. */

/** A range as style sheets write it: `U+20` or `U+20-7E`. */
const RANGE = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/;

/** The code points of ranges such as `U+20-7E`. */
const codePointsIn = (ranges: readonly string[]): number[] =>
  ranges.flatMap((range) => {
    const [, first = '', last = first] = RANGE.exec(range) ?? [];
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, i) => start + i);
  });

/**
 * Every character that both of the site's families hold. The content check names the others, which
 * would come from whatever fonts a reader has.
 *
 * @param holds - from `content/brand/faces/faces.yaml`
 */
export const fontCharacters = (holds: readonly string[]): ReadonlySet<string> =>
  new Set(codePointsIn(holds).map((code) => String.fromCodePoint(code)));
