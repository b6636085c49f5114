/** Whether the notes and addresses of a text that stand apart from its words belong together. */
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

interface ReferenceFinding {
  node: Nodes;
  found: string;
  message: string;
}

const DOUBLE = 'stands twice: the page would show the first only. Give each a name of its own';
const UNUSED_ADDRESS =
  'is read as the address of a link that stands nowhere, and would not be shown: put a word before the bracket, or delete the line';
const UNUSED_NOTE = 'is a note that no mark in the text leads to: it would not be shown';
const IN_DRAFT =
  'leads to words that stand in a draft, which is not published: move them into a section that is';

const nameOf = (node: Definition | FootnoteDefinition): string =>
  node.type === 'definition' ? `[${node.label ?? node.identifier}]` : `[^${node.identifier}]`;

/** @param published - the same tree without drafts */
export const findReferenceFaults = (tree: Root, published: Root): ReferenceFinding[] => {
  const used = new Set<string>();
  const defined = new Set<string>();
  const findings: ReferenceFinding[] = [];
  visit(tree, (node) => {
    if (node.type === 'linkReference') used.add(`definition ${node.identifier}`);
    if (node.type === 'footnoteReference') used.add(`footnoteDefinition ${node.identifier}`);
  });
  visit(tree, ['definition', 'footnoteDefinition'], (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const key = `${node.type} ${node.identifier}`;
    const found = nameOf(node);
    if (defined.has(key)) findings.push({ node, found, message: DOUBLE });
    else if (!used.has(key)) {
      const message = node.type === 'definition' ? UNUSED_ADDRESS : UNUSED_NOTE;
      findings.push({ node, found, message });
    }
    defined.add(key);
  });
  const shown = new Set<string>();
  visit(published, ['definition', 'footnoteDefinition'], (node) => {
    if ('identifier' in node) shown.add(`${node.type} ${node.identifier}`);
  });
  visit(published, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'footnoteReference') return;
    const kind = node.type === 'linkReference' ? 'definition' : 'footnoteDefinition';
    if (shown.has(`${kind} ${node.identifier}`)) return;
    findings.push({ node, found: `[${node.label ?? node.identifier}]`, message: IN_DRAFT });
  });
  return findings;
};
