/** What YAML takes for something else than was typed, without calling it a mistake. */
import { isAlias, isNode, isScalar, visit, type Document, type Node, type Scalar } from 'yaml';
import { DOT } from './list-dots.ts';

interface Misreading {
  /** Where in the source it stands. */
  offset: number;
  message: string;
}

export const QUOTES = 'put straight quotes around the whole text: "…"';

export const NO_HYPHEN =
  'begins with a dash, a dot or an asterisk: entries of a list begin with a hyphen and a space';

export const UNCLOSED =
  'has no closing quote: put one at the end of the text. Inside the text use curly quotes and apostrophes (“…” and ’)';

const SIGNS: Readonly<Record<string, string>> = {
  '*': 'an asterisk',
  '&': 'an ampersand',
  '!': 'an exclamation mark',
};

/** Texts that begin with a sign by which YAML points to other places: the first word would be lost. */
const pointing = (node: Node, source: string): Misreading[] => {
  const isMeant = !isAlias(node) && !node.anchor && !node.tag;
  if (isMeant || !node.range) return [];
  // The sign stands before the node that bears it.
  const before = source.slice(0, node.range[0] + 1);
  const offset = Math.max(
    before.lastIndexOf('*'),
    before.lastIndexOf('&'),
    before.lastIndexOf('!'),
  );
  const isEntry = /^[ \t]*\* /.test(source.slice(source.lastIndexOf('\n', offset) + 1));
  if (isEntry) return [{ offset, message: NO_HYPHEN }];
  const sign = SIGNS[source[offset] ?? ''] ?? 'a sign of YAML';
  return [{ offset, message: `has a text that begins with ${sign}: ${QUOTES}` }];
};

const restOfLine = (source: string, offset: number): string => {
  const end = source.indexOf('\n', offset);
  return source.slice(offset, end === -1 ? undefined : end);
};

/** A number sign after a space, which makes a note of all that follows on the line. */
const cutByNote = (node: Scalar, source: string): Misreading[] => {
  if (!node.range) return [];
  const isText = typeof node.value === 'string' || node.value === null;
  if (!isText || node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') return [];
  const [, note] = /^\s*#(.*)$/.exec(restOfLine(source, node.range[1])) ?? [];
  if (note === undefined) return [];
  const message = `has a number sign, which hides the rest of the line (“#${note}”): put straight quotes around the whole text if it belongs to it, or give the note a line of its own`;
  return [{ offset: node.range[1], message }];
};

interface TextLine {
  pattern: RegExp;
  message: (found: RegExpExecArray) => string;
}

/** Lines that would be joined to the text above though they were meant to be something else. */
const STRAY_LINES: readonly TextLine[] = [
  {
    pattern: /^-(?: |\p{L})/u,
    message: () =>
      'begins with a hyphen, yet would be joined to the text above: an entry of a list begins in the same column as the one before, with a space after the hyphen. A hyphen of the text itself goes to the end of the line above',
  },
  {
    pattern: new RegExp(`^${DOT}`),
    message: () =>
      'begins with a dot, as lists of a word processor do, yet would be joined to the text above: an entry of a list begins with a hyphen and a space, where the field is a list',
  },
  {
    pattern: /^#(?: |$)/,
    message: () =>
      'begins with a number sign, yet would be shown, for it stands inside a longer text: put the note above the field',
  },
];

const FIELD_LINE = /^(?:- +)?([\w-]+):(?: |$)/;

/** Whether a line inside a longer text could be taken for something that was to stand by itself. */
export const looksStray = (line: string): boolean =>
  [...STRAY_LINES.map(({ pattern }) => pattern), FIELD_LINE].some((it) => it.test(line.trim()));

export const isQuoted = ({ type }: Scalar): boolean =>
  type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';

const strayField = (fields: ReadonlySet<string>): TextLine => ({
  pattern: FIELD_LINE,
  message: ([, name = '']) =>
    fields.has(name)
      ? `begins with the name of a field (${name}), yet would be joined to the text above: begin it in the same column as the other fields. If it is part of the text, put its first word on the line above`
      : '',
});

/** A quote that was forgotten makes a text of all that follows, up to the next. */
const unclosed = (node: Scalar, source: string, fields: ReadonlySet<string>): Misreading[] => {
  if (!node.range || !isQuoted(node)) return [];
  const [start, end] = node.range;
  const [, ...others] = source.slice(start, end).split('\n');
  const isSwallowed = others.some((line) => fields.has(FIELD_LINE.exec(line.trim())?.[1] ?? ''));
  return isSwallowed ? [{ offset: start, message: UNCLOSED }] : [];
};

/** The other half: a quote that closes what none has opened would be shown. */
const unopened = ({ type, value, range }: Scalar): Misreading[] => {
  if (type !== 'PLAIN' || !range || typeof value !== 'string') return [];
  if (!value.endsWith('"') || value.split('"').length % 2 === 1) return [];
  const message =
    'has a straight quote at its end that none has opened: put one before the first word too, or take it out';
  return [{ offset: range[0], message }];
};

/** Lines of a text that goes over several. */
const strayLines = (node: Scalar, source: string, fields: ReadonlySet<string>): Misreading[] => {
  // What stands between quotes is meant as it stands.
  if (!node.range || typeof node.value !== 'string' || isQuoted(node)) return [];
  const [start, end] = node.range;
  const [first = '', ...others] = source.slice(start, end).split('\n');
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  const found: Misreading[] = [];
  if (isBlock && /^.[+-]*\d|^\S+\s+#/.test(first)) {
    const message =
      others.join('').trim() === ''
        ? `begins with the sign ${first[0] ?? ''}, which needs quotes: ${QUOTES}`
        : `has more than >- on the line before the text (${first.trim()}): write >- alone, and a note on a line of its own`;
    found.push({ offset: start, message });
  }
  const rules = [...STRAY_LINES, strayField(fields)];
  let offset = start + first.length + 1;
  let isAfterGap = false;
  for (const line of others) {
    const text = line.trim();
    const rule = rules
      .map(({ pattern, message }) => {
        const match = pattern.exec(text);
        return match ? message(match) : '';
      })
      .find((message) => message !== '');
    if (rule !== undefined) found.push({ offset, message: rule });
    if (text !== '' && isAfterGap) {
      const message =
        'follows an empty line inside a text, yet would be joined to the words above: the text has one paragraph. Delete the empty line, or begin a new entry where paragraphs are a list';
      found.push({ offset, message });
    }
    isAfterGap = text === '';
    offset += line.length + 1;
  }
  return found;
};

/**
 * Two backslashes are one; before a quote, a space, the end of a line or the whole number of a character
 * none takes a letter of the text away.
 */
const ESCAPE = /\\(["\\ \n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})?/g;

/** A backslash between double quotes, which takes the letter after it away. */
const escaped = (node: Scalar, source: string): Misreading[] => {
  if (node.type !== 'QUOTE_DOUBLE' || !node.range) return [];
  const [start, end] = node.range;
  const first = [...source.slice(start, end).matchAll(ESCAPE)].find(
    ([, harmless]) => harmless === undefined,
  );
  if (!first) return [];
  const message =
    'holds a backslash (\\) between double quotes, where it has a meaning of its own: write it twice (\\\\)';
  return [{ offset: start + first.index, message }];
};

/** The sign by which YAML copies one block into another. */
const copied = (node: Scalar): Misreading[] => {
  if (node.value !== '<<' || node.type !== 'PLAIN' || !node.range) return [];
  const message = 'begins with <<, which would copy another block: write the fields out';
  return [{ offset: node.range[0], message }];
};

/** @param fields - the names that lines of the file may begin with */
export const findMisreadings = (
  document: Document,
  source: string,
  fields: ReadonlySet<string>,
): Misreading[] => {
  const found: Misreading[] = [];
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    found.push(...pointing(node, source));
    if (!isScalar(node)) return;
    found.push(
      ...copied(node),
      ...escaped(node, source),
      ...cutByNote(node, source),
      ...strayLines(node, source, fields),
      ...unclosed(node, source, fields),
      ...unopened(node),
    );
  });
  return found;
};
