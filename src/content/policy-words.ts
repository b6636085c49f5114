/** Signs of Markdown that were left in the words: they did not do what whoever typed them meant. */
import { DOT, DOT_LETTER } from './list-dots.ts';
import type { TextFinding } from './text-checks.ts';
import { ODD_SPACE, type LineFault } from './yaml-lines.ts';

interface Leftover {
  pattern: RegExp;
  message: string;
}

const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: /^(?:#{2,6}[^\s#]|#\p{L}|＃).*/gmu,
    message: 'needs a space after the number signs: ## Heading',
  },
  {
    pattern: /\]\([^)\n]*\)?|\]（|］[(（]/g,
    message:
      'is the rest of a link that is none: write [words](address), with brackets of this width, and no space inside the address nor between them',
  },
  {
    pattern: /\[\^[^\]\s]*\]:?/g,
    message:
      'is a note whose other half is missing: it needs a mark [^1] in the text, and its words after [^1]: on a line of their own, in a section that is published',
  },
  {
    pattern: /\[[^\][]+\]\[[^\][]*\]/g,
    message: 'is a link whose address is missing: write [words](address)',
  },
  {
    pattern: /\*{2,}|＊＊|(?<!_)__(?!_)|~~/g,
    message:
      'is a mark without its partner: put ** straight before the first and straight after the last letter of what is to be bold',
  },
  {
    pattern: /`+/g,
    message: 'is a mark for program code: take it out, or type an apostrophe (’)',
  },
  {
    pattern: /^[ \t]*\|.*/gm,
    message:
      'is a line of a table that is none: below the first line of the table put | --- | --- |, with as many parts as the table has columns, and an empty line above and below the table',
  },
  {
    pattern: new RegExp(String.raw`^(?:[-+](?=\p{L})|${DOT}|${DOT_LETTER}).*`, 'gmu'),
    message: 'is no entry of a list: begin it with a hyphen and a space',
  },
  {
    pattern: /^\d{1,3}[.)]\p{L}.*/gmu,
    message: 'needs a space after the number, if it is an entry of a list',
  },
];

/** One that begins a line is of a list or a table, whose other lines have it too. */
interface LeftoverFinding extends TextFinding {
  isOfLine: boolean;
}

/** @param isLineStart - whether the text begins a line */
export const findLeftoverMarks = (text: string, isLineStart: boolean): LeftoverFinding[] =>
  LEFTOVERS.flatMap(({ pattern, message }) => {
    const isOfLine = pattern.source.startsWith('^');
    return [...text.matchAll(pattern)]
      .filter(({ index }) => index > 0 || isLineStart || !isOfLine)
      .map((match) => ({ found: match[0], message, index: match.index, isOfLine }));
  });

const MARK = String.raw`(?:#{1,6}|[-+*]|\d{1,9}[.)])`;
const INDENT = String.raw`^[ \t>]*`;
/** White space that is none to Markdown, after a mark at the beginning of a line or before one. */
const ODD_AT_MARK = new RegExp(
  `${INDENT}(?:${MARK}${ODD_SPACE}|(?:${ODD_SPACE}[ \\t]*)+(?:${MARK}(?:\\s|${ODD_SPACE})|[>|]))`,
);
const ODD =
  'begins with the mark of a heading or of a list beside a no-break or invisible space, as copied from a web page or a word processor: the page would print the mark. Delete the white space there and type it anew with the space bar';

/** Lines of the policy whose first mark would be printed because of the white space beside it. */
export const findOddMarks = (lines: readonly string[]): LineFault[] =>
  lines.flatMap((text, index) =>
    ODD_AT_MARK.test(text) ? [{ line: index + 1, message: ODD }] : [],
  );
