/** Whether the sections of the policy can be told apart, counted and read. */
import type { Heading, Root } from 'mdast';
import { numbersOf } from './heading-numbers.ts';
import { headingText, isSectionHeading } from './policy-tree.ts';

interface SectionFinding {
  node: Heading;
  found: string;
  message: string;
}

const lineOf = (heading: Heading | undefined): number => heading?.position?.start.line ?? 1;

/** Two sections of one name could not be told apart in the contents of the page. */
export const findTwinSections = (tree: Root): SectionFinding[] => {
  const seen = new Map<string, Heading>();
  return tree.children.filter(isSectionHeading).flatMap((node) => {
    const found = headingText(node);
    const first = seen.get(found.toLowerCase());
    if (first === undefined) {
      seen.set(found.toLowerCase(), node);
      return [];
    }
    const message = `is the heading of a section above, ${lineOf(node) - lineOf(first)} lines before: give each its own`;
    return [{ node, found, message }];
  });
};

const NUMBERED = 'begins with a number, and the page puts its own before each section';

/** Told at the first: who numbers one section numbers all. */
export const findNumberedSections = (tree: Root): SectionFinding[] => {
  const headings = tree.children.filter(isSectionHeading);
  const numbers = numbersOf(headings.map(headingText));
  const index = numbers.findIndex((number) => number !== undefined);
  const node = headings[index];
  const number = numbers[index];
  if (!node || number === undefined) return [];
  const found = headingText(node);
  const remedy = found === number ? 'give it a name in its place' : `delete “${number}”`;
  const others = numbers.filter((it) => it !== undefined).length - 1;
  const more =
    others > 0 ? `, and so on at ${others} more ${others === 1 ? 'heading' : 'headings'}` : '';
  return [{ node, found, message: `${NUMBERED}: ${remedy}${more}` }];
};

/** Sections, smaller ones too, that end before they begin. */
export const findEmptySections = ({ children }: Root): SectionFinding[] =>
  children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = children[index + 1];
    if (next && (next.type !== 'heading' || next.depth > node.depth)) return [];
    const message = 'is a heading with no text below it: write the text, or take the heading out';
    return [{ node, found: headingText(node), message }];
  });
