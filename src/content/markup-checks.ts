/** Markup in texts that are shown letter for letter: it would be printed as it stands. */
import { DOT, DOT_LETTER } from './list-dots.ts';

export interface Rule {
  pattern: RegExp;
  message: string;
}

const BOLD_HELP = 'which is printed as it stands here: take the signs out';

export const MARKUP: readonly Rule[] = [
  { pattern: /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi, message: `is HTML, ${BOLD_HELP}` },
  {
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi,
    message: 'is a sign of HTML, which is printed as it stands here: type the character itself',
  },
  { pattern: /!?\[[^\][]+\]\([^()\s]*\)/g, message: `is a link of Markdown, ${BOLD_HELP}` },
  { pattern: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g, message: `is bold in Markdown, ${BOLD_HELP}` },
  {
    pattern: /(?<![\w_])__[^_\s](?:[^_]*[^_\s])?__(?![\w_])/g,
    message: `is bold in Markdown, ${BOLD_HELP}`,
  },
  { pattern: /~~[^~\s](?:[^~]*[^~\s])?~~/g, message: `is struck out in Markdown, ${BOLD_HELP}` },
  // A lone asterisk marks a note, and one between figures multiplies: only a pair around words counts.
  {
    pattern: /(?<![\w*)])\*\p{L}(?:[^*\n]*[\p{L}\p{N}.!?])?\*(?![\w*])/gu,
    message: `is emphasis in Markdown, ${BOLD_HELP}`,
  },
  {
    pattern: /(?<![\w_])_\p{L}(?:[^_\n]*[\p{L}\p{N}.!?])?_(?![\w_])/gu,
    message: `is emphasis in Markdown, ${BOLD_HELP}`,
  },
  { pattern: /`+[^`]*`+/g, message: `is program code in Markdown, ${BOLD_HELP}` },
  { pattern: /^#{1,6} /g, message: `is the mark of a heading in Markdown, ${BOLD_HELP}` },
  {
    pattern: new RegExp(String.raw`^(?:[-*] |${DOT}\s*|${DOT_LETTER}|\d{1,2}\) ?(?=\p{L}))`, 'gu'),
    message: 'is the mark of an entry of a list, which is printed as it stands here: take it out',
  },
];
