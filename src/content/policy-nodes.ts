/** Parts of the policy that the page would not show as they were meant. */
import type { Heading, List, Nodes, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

interface NodeFinding {
  node: Nodes;
  found?: string;
  message: string;
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
  code: 'is read as program code because of spaces at the beginning of the line or of ``` marks: take them out',
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
  const message = messageFor(node, parent, source);
  const [found = ''] = sourceOf(node, source).split('\n');
  return message === undefined ? [] : [{ node, found, message }];
};
