/** Parts of the policy that the page would not show as they were meant. */
import type { Heading, List, Nodes, Paragraph, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

interface NodeFinding {
  node: Nodes;
  found?: string;
  message: string;
  /** Whether the lines around it have it too. */
  isOfLine?: boolean;
}

const sourceOf = (node: Nodes, source: string): string =>
  source.slice(node.position?.start.offset, node.position?.end.offset);

const headingFault = (
  heading: Heading,
  parent: Parents | undefined,
  source: string,
): string | undefined => {
  const text = sourceOf(heading, source);
  if (!text.startsWith('#')) {
    return 'is made a heading by the line of signs below it: put ## and a space before a heading, and an empty line between a text and a line of hyphens';
  }
  if (!/[\p{L}\p{N}]/u.test(toString(heading))) return 'is a heading without words: give it some';
  if (parent?.type !== 'root') {
    return 'is a heading inside a list, a quote or a note: begin it at the edge of the line';
  }
  if (heading.depth === 1)
    return 'must not be a heading of the first level: begin sections with ##';
  if (heading.depth > 3) return 'is a heading of a level that the page has not: use ## or ###';
  return undefined;
};

const listFault = (list: List, source: string): string | undefined => {
  if (list.children.some(({ checked }) => typeof checked === 'boolean')) {
    return 'has boxes to tick, which the page does not have: take [ ] and [x] out';
  }
  if (!list.ordered) return undefined;
  if (list.children.length === 1 && (list.start ?? 1) < 1000) {
    return 'is a numbered list of one entry: if it is a heading, put ## in the place of the number, for the page numbers its sections; if more belongs to the entry, indent that as far as its words';
  }
  const numbers = list.children.map((item) => Number.parseInt(sourceOf(item, source), 10));
  const [first = 1] = numbers;
  if (first >= 1000) {
    return `is read as an entry of a list because of the number and the full stop at the beginning of the line: put a word before it, or write ${first}\\.`;
  }
  const isCounted = numbers.every((number, index) => number === first + index);
  const isRepeated = numbers.every((number) => number === first);
  if (isCounted || isRepeated) return undefined;
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  return `has entries that are not numbered one by one: the page would show ${first + wrong} in place of ${numbers[wrong] ?? ''}`;
};

/** Marks of entries that Markdown does not know: dashes, letters and numbers in brackets. */
const TYPED_MARK = /^[ \t>]*(?:\\?[-–—*+]|\((\w{1,3})\)|([a-zA-Z]|[ivx]{2,4})[.)])\s+\S/;
const FIRST = /^[1aAiI]$/;

/**
 * Lines that were typed as a list, and would be run into one paragraph. A single one may only stand at the
 * beginning of its line, where a longer sentence was broken.
 */
const typedList = (lines: readonly string[]): string | undefined => {
  const marked = lines.flatMap((line, index) => {
    const mark = TYPED_MARK.exec(line);
    const above = lines[index - 1] ?? '';
    // Lines that were broken on purpose stay lines.
    if (!mark || /(?: {2}|\\)$/.test(above)) return [];
    return [{ line, count: mark[1] ?? mark[2], begins: index === 0 || /[.:;,]$/.test(above) }];
  });
  const isList =
    marked.length > 1 &&
    marked.some(({ begins }) => begins) &&
    marked.some(({ count }) => count === undefined || FIRST.test(count));
  return isList ? marked[0]?.line.trim() : undefined;
};

/** Two cells of a table, by tabs, wide spaces or lone bars; a single sign before them is the dot of a list. */
const CELLS = /^[ \t>]*[^\s|]\S.*?(?:\t| {3,}| \| )\s*[^\s|]/;
const THREE_CELLS = /[^\t]\t+[^\t]+\t+\S/;

/** The first line of a table as it comes from other programs. */
const pastedTable = (lines: readonly string[]): string | undefined => {
  const rows = lines.filter((line) => CELLS.test(line));
  const [first] = rows;
  return rows.length > 1 || THREE_CELLS.test(first ?? '') ? first?.trim() : undefined;
};

const PASTED_TABLE =
  'is a line of a table that the page would run into one paragraph: write its lines as | one | two |, below the first line put | --- | --- |, with as many parts as the table has columns, and an empty line above and below the table';

const paragraphFindings = (
  paragraph: Paragraph,
  parent: Parents | undefined,
  source: string,
): NodeFinding[] => {
  const lines = sourceOf(paragraph, source).split('\n');
  const found = typedList(lines);
  if (found !== undefined) {
    const message =
      'begins the lines of a list that the page would run into one paragraph: begin each entry with a hyphen and a space, or with 1. and 2.';
    return [{ node: paragraph, found, message }];
  }
  const row = pastedTable(lines);
  if (row !== undefined) {
    return [{ node: paragraph, found: row, message: PASTED_TABLE, isOfLine: true }];
  }
  const [words, ...others] = paragraph.children;
  const isBold = words?.type === 'strong' && others.length === 0 && parent?.type === 'root';
  if (!isBold || /[.!?:;,…]$/.test(toString(words))) return [];
  const message =
    'stands alone in bold as headings do, yet would be none: put ## or ### and a space in the place of the **. If it is a sentence, end it with a full stop';
  return [{ node: paragraph, found: toString(words), message }];
};

const tableFindings = (table: Table): NodeFinding[] => {
  const columns = table.children[0]?.children.length ?? 0;
  return table.children.flatMap((row): NodeFinding[] => {
    const cells = row.children.length;
    if (cells > columns) {
      const message = `has ${cells} cells, but the first line of the table has ${columns}: the last would be lost`;
      return [{ node: row, found: toString(row.children.at(-1)), message }];
    }
    if (cells === 1 && columns > 1) {
      const message =
        'would become a line of the table above: put an empty line between the table and the text';
      return [{ node: row, found: toString(row), message }];
    }
    return [];
  });
};

/** What each kind of part that has no place in the policy is, and what to do instead. */
const REFUSED: Partial<Record<Nodes['type'], string>> = {
  html: 'is HTML, which would be printed as it stands: take it out; ** makes words bold',
  image: 'is a picture, which has no place here: take it out',
  imageReference: 'is a picture, which has no place here: take it out',
  code: 'is read as program code because of spaces or a tab at the beginning of the line, or of ``` marks: take them out',
  inlineCode: 'is marked as program code: take the ` marks out',
  thematicBreak: 'is a line across the page, which sections have of themselves: delete it',
};

const linkFault = (node: Nodes): string | undefined => {
  if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
  if (toString(node).trim() === '') return 'is a link without words: write [words](address)';
  return node.type === 'link' && node.title
    ? 'has words in quotes after its address, which most readers never see: put them into the text'
    : undefined;
};

const messageFor = (
  node: Nodes,
  parent: Parents | undefined,
  source: string,
): string | undefined => {
  if (node.type === 'heading') return headingFault(node, parent, source);
  if (node.type === 'list') return listFault(node, source);
  return REFUSED[node.type] ?? linkFault(node);
};

/** @param source - the Markdown that the node was read from */
export const nodeFindings = (
  node: Nodes,
  parent: Parents | undefined,
  source: string,
): NodeFinding[] => {
  if (node.type === 'table') return tableFindings(node);
  if (node.type === 'paragraph') return paragraphFindings(node, parent, source);
  const message = messageFor(node, parent, source);
  const [found = ''] = sourceOf(node, source).split('\n');
  return message === undefined ? [] : [{ node, found, message }];
};
