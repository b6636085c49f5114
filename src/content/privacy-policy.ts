import type { Nodes, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { z } from 'zod';
import { ROUTES } from '#lib/paths.ts';
import { fillPlaceholders, placeholdersIn } from '#lib/placeholders.ts';
import { findUnprintable } from '#lib/printable.ts';
import type { KnownFacts } from './facts.ts';
import { findEncodingFault, normalizeFile } from './file-encoding.ts';
import { fillTexts } from './fill-texts.ts';
import { lineAt } from './line-at.ts';
import { addressFault, type Anchors } from './link-address.ts';
import { mapTexts } from './map-texts.ts';
import { nodeFindings } from './policy-nodes.ts';
import { findReferenceFaults } from './policy-references.ts';
import { findEmptySections, findNumberedSections, findTwinSections } from './policy-sections.ts';
import {
  fillPolicy,
  parsePolicy,
  sectionPolicy,
  tidyPolicy,
  withoutDraftSections,
  type SectionHeading,
} from './policy-tree.ts';
import { findLeftoverMarks, findOddMarks } from './policy-words.ts';
import type { Problem } from './problems.ts';
import { UNPRINTABLE } from './schema-fields.ts';
import { privacySchema } from './schemas.ts';
import { findForbidden, findUnknownPlaceholders, type TextFinding } from './text-checks.ts';
import { readYaml } from './yaml-file.ts';
import { findMergeMark } from './yaml-lines.ts';

const FILE = 'privacy-policy.md';
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*\n([\s\S]*)$/;
/** What the browser stores depends on the strength of the gate, which the page knows. */
const STORED = 'storedInBrowser';

export type PrivacyPolicy = z.infer<typeof privacySchema> & {
  /** Its sections are nodes of their own; `{storedInBrowser}` stands in it still. */
  tree: Root;
  sections: SectionHeading[];
};

interface PolicyContext {
  /** Undefined while the files that hold them have mistakes of their own. */
  facts: KnownFacts | undefined;
  /** Sections of the other pages. */
  anchors: Anchors;
  /** What the site publishes beside its pages. */
  ownFiles: readonly string[];
  showDrafts: boolean;
  /** See `wordBinder`. */
  bind: (text: string) => string;
}

/** A finding in the body, with its line there, from 1. */
interface BodyFinding {
  line: number;
  found?: string | undefined;
  message: string;
  /** Whether the lines around it have it too. */
  isOfLine?: boolean | undefined;
}

/** Lines with the same mistake below one another are one list or table: told at the first. */
const firstOfLines = <T extends BodyFinding>(findings: readonly T[]): T[] => {
  const last = new Map<string, number>();
  return findings.filter(({ line, message, isOfLine }) => {
    if (!isOfLine) return true;
    const above = last.get(message) ?? -Infinity;
    last.set(message, line);
    // With an empty line between them at most.
    return line - above > 2;
  });
};

const lineOfNode = (node: Nodes): number => node.position?.start.line ?? 1;

const atLine = ({
  node,
  ...finding
}: Omit<BodyFinding, 'line'> & { node: Nodes }): BodyFinding => ({
  line: lineOfNode(node),
  ...finding,
});

/** As Google Docs and other programs write the address of a heading: `{#our-duties}`. */
const ATTRIBUTES = /^\{(?:[#.:].*|-)\}$/;
const OF_ATTRIBUTES =
  'is what another program notes beside a heading, such as its address, which the page makes itself: delete it';

const checkWords = (
  node: Nodes & { type: 'text' },
  parent: Parents | undefined,
  facts: KnownFacts | undefined,
): BodyFinding[] => {
  const isLineStart = parent?.type === 'paragraph' && parent.children[0] === node;
  const known = { ...facts?.published, [STORED]: '' };
  const findings: (TextFinding & { isOfLine?: boolean })[] = [
    ...(facts ? findUnknownPlaceholders(node.value, known) : []),
    ...findForbidden(node.value),
    ...findLeftoverMarks(node.value, isLineStart),
  ];
  return findings.map(({ index, found, message, isOfLine }) => ({
    line: lineOfNode(node) + lineAt(node.value, index) - 1,
    found,
    message: ATTRIBUTES.test(found) ? OF_ATTRIBUTES : message,
    isOfLine,
  }));
};

/** One walk over the tree that the page is made of. */
const checkTree = (
  tree: Root,
  body: string,
  { facts, anchors, ownFiles, showDrafts }: PolicyContext,
): BodyFinding[] => {
  const ownPath = ROUTES['privacy-policy'].path;
  const published = withoutDraftSections(tree);
  const filled = fillPolicy(showDrafts ? tree : published, facts?.published ?? {});
  const own = sectionPolicy(filled).sections.map(({ id }) => id);
  const all = { ...anchors, [ownPath]: own };
  const findings = [...findTwinSections(published), ...findNumberedSections(published)].map(atLine);
  visit(tree, (node, _, parent) => {
    const ofNode = nodeFindings(node, parent, body);
    findings.push(...ofNode.map(atLine));
    if (node.type === 'text') findings.push(...checkWords(node, parent, facts));
    if (node.type !== 'link' && node.type !== 'definition') return undefined;
    const line = lineOfNode(node);
    if (facts) {
      const unknown = findUnknownPlaceholders(node.url, facts.published);
      findings.push(...unknown.map(({ found, message }) => ({ line, found, message })));
      if (unknown.length > 0) return undefined;
    }
    const named = placeholdersIn(node.url).length > 0;
    const [typed] = named ? [] : findForbidden(node.url);
    const url = fillPlaceholders(node.url, facts?.published ?? {});
    // Without the facts nobody knows where a link leads.
    const fault = facts || !named ? addressFault(url, ownPath, all, ownFiles) : undefined;
    const message = typed && /^mailto:/i.test(url) ? typed.message : fault;
    if (message === undefined) return undefined;
    findings.push({ line, found: typed?.found ?? node.url, message });
    // A bare address is its own words: told once.
    return SKIP;
  });
  findings.push(...findReferenceFaults(tree, published).map(atLine));
  const told = new Set(findings.map(({ line }) => line));
  // A heading that is none for another reason is told by that.
  const empty = findEmptySections(published).map(atLine);
  findings.push(...empty.filter(({ line }) => !told.has(line)));
  return firstOfLines(findings);
};

const names = (tree: Root, placeholder: string): boolean => {
  let isNamed = false;
  visit(tree, 'text', ({ value }) => {
    isNamed ||= placeholdersIn(value).some(({ name }) => name === placeholder);
  });
  return isNamed;
};

/**
 * Reads the policy: dates and stored entries from the block between the `---` lines, the rest as
 * Markdown in which facts stand for their placeholders.
 */
export const readPrivacyPolicy = (
  text: string | undefined,
  context: PolicyContext,
): { value: PrivacyPolicy | undefined; problems: Problem[] } => {
  const refuse = (message: string, line?: number) => ({
    value: undefined,
    problems: [{ file: FILE, field: '', message, line }],
  });
  if (text === undefined) return refuse('is missing: the site needs this file');
  const encoding = findEncodingFault(text);
  if (encoding) return refuse(encoding.message, encoding.line);
  const source = normalizeFile(text);
  const merge = findMergeMark(source.split('\n'));
  if (merge) return refuse(merge.message, merge.line);
  const parts = FRONT_MATTER.exec(source);
  if (!parts) {
    return refuse(
      'must begin with a block between two lines of ---, which holds updated and storedInBrowser',
      1,
    );
  }
  const [, matter = '', body = ''] = parts;
  // The block begins on the second line of the file.
  const head = readYaml(FILE, `\n${matter}`, privacySchema);
  const { facts, showDrafts, bind } = context;
  const filled = fillTexts(FILE, head, facts);
  const linesAbove = lineAt(source, source.length - body.length) - 1;
  const oddMarks = firstOfLines(
    findOddMarks(body.split('\n')).map((fault) => ({ ...fault, isOfLine: true })),
  );
  if (oddMarks.length > 0) {
    const problems = oddMarks.map(({ line, message }) => ({
      file: FILE,
      field: 'text',
      line: linesAbove + line,
      message,
    }));
    return { value: undefined, problems: [...filled.problems, ...problems] };
  }
  const tree = parsePolicy(body);
  const problems: Problem[] = [
    ...filled.problems,
    ...checkTree(tree, body, context).map(({ line, found, message }) => ({
      file: FILE,
      field: 'text',
      line: linesAbove + line,
      found,
      message,
    })),
  ];
  if (!names(withoutDraftSections(tree), STORED)) {
    const message = `must contain {${STORED}}: what the site stores is said there`;
    problems.push({ file: FILE, field: 'text', message });
  }
  const unprintable = findUnprintable(source);
  if (unprintable >= 0) {
    const line = lineAt(source, unprintable);
    problems.push({ file: FILE, field: 'text', line, message: UNPRINTABLE });
  }
  if (!filled.value || problems.length > 0) return { value: undefined, problems };
  const shown = showDrafts ? tree : withoutDraftSections(tree);
  const policy = sectionPolicy(tidyPolicy(fillPolicy(shown, facts?.published ?? {}), bind));
  return {
    value: { ...mapTexts(filled.value, bind), ...policy },
    problems,
  };
};
