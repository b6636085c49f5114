/** Why a text is not YAML, in the words of somebody who has never heard of it. */
import { isMap, isScalar, visit, type Document, type LineCounter, type YAMLParseError } from 'yaml';
import { DOT } from './list-dots.ts';
import type { LineFault } from './yaml-lines.ts';
import { isQuoted, NO_HYPHEN, QUOTES, UNCLOSED } from './yaml-misread.ts';

/** A line's parts: indentation and hyphen, name of the field, what stands after its colon. */
const LINE = /^(\s*(?:- +)*)(?:([\w-]+):(?: +|$))?(.*)$/;

interface Mistake {
  /** Tried on what stands after the hyphen of a list and the name of a field. */
  value?: RegExp;
  line?: RegExp;
  code?: string;
  message: string | ((match: RegExpExecArray) => string);
}

/** The first that fits is the one that was made. */
const MISTAKES: readonly Mistake[] = [
  {
    code: 'TAB_AS_INDENT',
    message: 'is indented with the Tab key: delete that white space and type spaces instead',
  },
  {
    line: /^\s*\t/,
    message: 'is indented with the Tab key: delete that white space and type spaces instead',
  },
  {
    value: /^[“”„«»‘’‚](?![^:]*[”“»’‘]:).*(?:: |:$)/,
    message:
      'has curly quotes around a text that needs straight ones: type "…" in place of “…” there',
  },
  {
    value: /^(["']).*\1\s*\S/,
    message:
      'has words after the closing quote: inside a text use curly quotes and apostrophes (“…” and ’), and straight ones only around it',
  },
  {
    value: /^\{/,
    message: `begins with a curly bracket, which needs quotes: ${QUOTES}`,
  },
  {
    value: /^\[(?:.*, *)?([@`])/,
    message: ([, sign = '']) =>
      `has an entry that begins with the sign ${sign}, which needs quotes: put straight quotes around that entry: ["…"]`,
  },
  { value: /^\[/, message: `begins with a square bracket, which needs quotes: ${QUOTES}` },
  {
    line: new RegExp(String.raw`^\s*(?:(?:[–—]|${DOT}) ?\S|\* )`),
    message: NO_HYPHEN,
  },
  {
    value: /^[*&!]/,
    message: `begins with *, & or !, which needs quotes: ${QUOTES}`,
  },
  { value: /^> ?\d/, message: `begins with the sign > which needs quotes: ${QUOTES}` },
  {
    value: /^[>|][+\-\d]*\s+[^\s#]/,
    message:
      'has words on the line of the sign >-: a longer text begins on the next line, two spaces further in',
  },
  {
    value: /^(?![>|][+-]?$)([@`%,\]}?>|])/,
    message: ([, sign = '']) => `begins with the sign ${sign} which needs quotes: ${QUOTES}`,
  },
  {
    value: /^-(?: |$)/,
    message: `begins with a hyphen: a list begins on the next line, and a text that begins with one needs quotes ("…")`,
  },
  {
    line: /^\s*(?:- +)?([A-Za-z][\w-]*)[:：](?![\s/])(?=\S)(.{0,20})/,
    message: ([, name = '', value = '']) =>
      `needs a space after the colon: write ${name}: ${value.trim()}${value.length === 20 ? '…' : ''}`,
  },
  {
    line: /^\s*-[^\s-]/,
    message: 'needs a space after the hyphen at the beginning of the line',
  },
  {
    value: /(?:: |:$)/,
    message: `holds a colon and a space, where YAML expects the name of a field: ${QUOTES}`,
  },
];

const match = (mistake: Mistake, text: string, code: string): RegExpExecArray | undefined => {
  const [, , , value = ''] = LINE.exec(text) ?? [];
  if (mistake.code !== undefined) {
    return mistake.code === code ? (/^/.exec(text) ?? undefined) : undefined;
  }
  if (mistake.line) return mistake.line.exec(text) ?? undefined;
  return mistake.value?.exec(value) ?? undefined;
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A field that begins further in than the one above it, which already has its value: one of both is wrong. */
const findDeeperField = (lines: readonly string[], line: number): LineFault | undefined => {
  // Notes and empty lines may stand between.
  const isContent = (text: string): boolean => /^\s*[^\s#]/.test(text);
  const from = lines.slice(0, line).findLastIndex(isContent);
  const above = lines[from] ?? '';
  const before = lines.slice(0, from).findLast(isContent) ?? '';
  const at = lines.findIndex((text, index) => index >= line && isContent(text));
  const below = lines[at] ?? '';
  const isDeeper = indentOf(below) > indentOf(above) || !isContent(lines[line - 1] ?? '');
  if (!isDeeper || !/^\s+(?:- +)?[\w-]+:(?: |$)/.test(below)) return undefined;
  if (indentOf(above) < indentOf(below) && indentOf(before) >= indentOf(below)) {
    const message =
      'begins further to the left than the lines above and below it: where it belongs to them, begin it in their column; where it does not, the line below has to begin in its own';
    return { line: from + 1, message };
  }
  const message = 'is indented too far: begin it exactly under the name of the field above';
  return { line: at + 1, message };
};

const findDuplicate = (document: Document, counter: LineCounter): LineFault | undefined => {
  let fault: LineFault | undefined;
  visit(document, {
    Map(_, map) {
      const lines = new Map<unknown, number>();
      let empty: { line: number; name: string } | undefined;
      for (const { key, value } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const { line } = counter.linePos(key.range[0]);
        const first = lines.get(key.value);
        if (isScalar(value) && value.value === null) empty = { line, name: String(key.value) };
        if (first !== undefined && empty) {
          // The fields of that block have become fields of the one around it.
          const { name } = empty;
          const message = `is empty, and “${String(key.value)}” stands twice: the fields of ${name} begin two spaces further in than ${name}:, and ${name}: in the column of the other blocks`;
          fault ??= { line: empty.line, message };
        } else if (first !== undefined) {
          fault ??= {
            line,
            message: `stands twice: “${String(key.value)}” is already on line ${first}. Keep the right line and delete the other; if it begins another block, put it in the column of the other blocks, and if a new entry of a list, a hyphen and a space before it`,
          };
        }
        lines.set(key.value, line);
      }
    },
  });
  return fault;
};

/** Where the text between quotes begins that ends at an offset. */
const beginOfQuoted = (document: Document, end: number): number | undefined => {
  let begin: number | undefined;
  visit(document, {
    Scalar(_, node) {
      const { range } = node;
      if (isQuoted(node) && range && range[0] <= end && end <= range[1]) [begin] = range;
    },
  });
  return begin;
};

/** Says what is wrong where the reader of YAML stopped. */
export const describeSyntaxError = (
  error: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
  document: Document,
  source: string,
  counter: LineCounter,
): LineFault => {
  const lines = source.split('\n');
  const { line } = counter.linePos(error.pos[0]);
  const text = lines[line - 1] ?? '';
  if (error.code === 'DUPLICATE_KEY') {
    return findDuplicate(document, counter) ?? { line, message: 'stands twice: keep one' };
  }
  if (/directives-end/.test(error.message)) {
    const first = lines.findIndex((it) => it.startsWith('%'));
    return {
      line: first + 1,
      message: `begins with the sign % which has a meaning of its own: ${QUOTES}`,
    };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const end = lines.slice(0, line).findLastIndex((it) => /^(?:---|\.\.\.)/.test(it));
    const message =
      'would end the file for the site, and what follows would be lost: delete this line';
    return { line: end + 1, message: `is a line (${lines[end] ?? ''}) that ${message}` };
  }
  if (/^Missing closing ["']/.test(error.message)) {
    const opened = beginOfQuoted(document, error.pos[0]) ?? error.pos[0];
    return { line: counter.linePos(opened).line, message: UNCLOSED };
  }
  for (const mistake of MISTAKES) {
    const found = match(mistake, text, error.code);
    if (!found) continue;
    const { message } = mistake;
    return { line, message: typeof message === 'string' ? message : message(found) };
  }
  const deeper = findDeeperField(lines, line);
  if (deeper) return deeper;
  if (LINE.exec(text)?.[2] !== undefined || /^\s*- /.test(text)) {
    const message =
      'does not line up with the lines around it: fields of one block, and the entries of one list, begin in the same column';
    return { line, message };
  }
  const isRoot = isMap(document.contents) && indentOf(text) === 0;
  return {
    line,
    message: isRoot
      ? 'is neither a field nor part of the text above: a field is its name, a colon and a space; a longer text begins after >- and stays two spaces further in'
      : 'does not belong to the text above: begin each line of a longer text in the same column, two spaces further in than its field',
  };
};
