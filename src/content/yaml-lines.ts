/** Mistakes that the lines of a file show before anybody reads them as YAML. */

export interface LineFault {
  /** From 1. */
  line: number;
  message: string;
}

/** Marks that a merge leaves where two versions of a place exclude each other. */
const MERGE_MARK = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/;

/** White space that only looks like spaces, or like nothing: word processors and web pages give it. */
export const ODD_SPACE = String.raw`[\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]`;
const ODD_INDENT = new RegExp(String.raw`^[ \t]*(?:- *)?${ODD_SPACE}`);
const ODD_AFTER_SIGN = new RegExp(String.raw`^ *(?:- +)?(?:[\w-]+:|-)${ODD_SPACE}`);
const ODD_BEFORE_COLON = new RegExp(String.raw`^ *(?:- +)?[\w-]+${ODD_SPACE}+:(?: |$)`);

const MERGED =
  'has the mark of a merge that was not finished: here two versions of the same lines stand one after the other. Keep the lines that are right, and delete the others and the marks <<<<<<<, ======= and >>>>>>>';
const ODD =
  'is spaced with a no-break or invisible space, as copied from a web page or a word processor: delete the white space there and type it anew with the space bar';

/** The first line on which a merge was left unfinished. */
export const findMergeMark = (lines: readonly string[]): LineFault | undefined => {
  const index = lines.findIndex((line) => MERGE_MARK.test(line));
  return index < 0 ? undefined : { line: index + 1, message: MERGED };
};

/** Lines that are spaced with something else than spaces. */
export const findOddSpaces = (lines: readonly string[]): LineFault[] =>
  lines.flatMap((text, index) =>
    [ODD_INDENT, ODD_AFTER_SIGN, ODD_BEFORE_COLON].some((pattern) => pattern.test(text))
      ? [{ line: index + 1, message: ODD }]
      : [],
  );
