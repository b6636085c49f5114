/** Whether the links of a Markdown text lead anywhere. */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { ROUTES } from '#lib/paths.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { closest } from './closest.ts';
import type { Facts } from './facts.ts';
import type { TextFinding } from './text-checks.ts';

/** Fragments that may be linked to, by the path of their page. */
export type Anchors = Readonly<Record<string, readonly string[]>>;

const PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

const suggest = (word: string, allowed: readonly string[]): string => {
  const meant = closest(word, allowed);
  if (meant) return `Did you mean ${meant}?`;
  return allowed.length > 0 ? `Allowed: ${allowed.join(', ')}` : 'Link to the page alone';
};

/** @returns what is wrong with an address, or undefined */
const addressFault = (address: string, ownPath: string, anchors: Anchors): string | undefined => {
  if (/^(https:\/\/|mailto:)/.test(address)) return undefined;
  if (!/^[/#]/.test(address)) {
    return 'must begin with https:// (another website), / (a page of this site) or # (a section)';
  }
  const [path = '', fragment] = address.split('#');
  const page = path === '' ? ownPath : path;
  if (!PATHS.includes(page)) return `leads to a page that does not exist. ${suggest(page, PATHS)}`;
  const known = anchors[page] ?? [];
  if (fragment === undefined || known.includes(fragment)) return undefined;
  return `leads to a section that does not exist. ${suggest(fragment, known)}`;
};

const findingIn = (node: Nodes, faultOf: (address: string) => string | undefined) => {
  switch (node.type) {
    case 'link':
    case 'definition': {
      const message = faultOf(node.url);
      return message && { found: node.url, message };
    }
    case 'image':
      return { found: node.url, message: 'is a picture, which has no place here: take it out' };
    case 'html':
      return { found: node.value, message: 'is HTML, which would be printed as it stands' };
    default:
      return undefined;
  }
};

interface Place {
  /** The page that the text stands on, for links such as `#your-rights`. */
  ownPath: string;
  anchors: Anchors;
  /** What addresses may name in braces. */
  facts: Facts;
}

export const findBadLinks = (
  markdown: string,
  { ownPath, anchors, facts }: Place,
): TextFinding[] => {
  const findings: TextFinding[] = [];
  visit(fromMarkdown(markdown), (node) => {
    const finding = findingIn(node, (url) =>
      addressFault(fillPlaceholders(url, facts), ownPath, anchors),
    );
    if (finding) findings.push({ ...finding, index: node.position?.start.offset ?? 0 });
  });
  return findings;
};
