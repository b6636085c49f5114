/** The privacy policy as one syntax tree, from its text to the page. */
import GithubSlugger from 'github-slugger';
import type { Heading, Parent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { cleanCharacters } from '#lib/clean-text.ts';
import { mailLink } from '#lib/mail-link.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { isDraftHeading } from './drafts.ts';
import type { Facts } from './facts.ts';
import { RESERVED_IDS } from './schema-fields.ts';

/** A heading of the second level and all that follows it. */
export interface PolicySection extends Parent {
  type: 'section';
  children: RootContent[];
  /** What becomes of it in HTML. */
  data: { hName: 'section'; hProperties: { id: string } };
}

declare module 'mdast' {
  interface RootContentMap {
    section: PolicySection;
  }
}

/** The part of a section's address after #, and its words. */
export interface SectionHeading {
  id: string;
  heading: string;
}

/** One tilde is a sign of its own, as in “5~7 days”; two strike out. */
export const parsePolicy = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** An address of a link; one of the firm's mail addresses as mail programs read it. */
const fillAddress = (address: string, facts: Facts): string => {
  const [, mail] = /^mailto:(\{\w+\})$/i.exec(address) ?? [];
  return mail === undefined
    ? fillPlaceholders(address, facts)
    : mailLink(fillPlaceholders(mail, facts));
};

/** A copy in which facts stand in the places of their names, in words and in addresses. */
export const fillPolicy = (tree: Root, facts: Facts): Root => {
  const filled = structuredClone(tree);
  visit(filled, (node) => {
    if (node.type === 'text') node.value = fillPlaceholders(node.value, facts);
    if (node.type === 'link' || node.type === 'definition') {
      node.url = fillAddress(node.url, facts);
    }
  });
  return filled;
};

/** A copy whose words are as they are meant, however they were typed or pasted; `bind` is of `wordBinder`. */
export const tidyPolicy = (tree: Root, bind: (text: string) => string): Root => {
  const tidy = structuredClone(tree);
  visit(tidy, 'text', (node) => {
    node.value = bind(cleanCharacters(node.value));
  });
  return tidy;
};

export const isSectionHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

export const headingText = (heading: Heading): string => toString(heading).trim();

/** What stands before the first section, and each section's nodes, its heading first. */
const cut = (tree: Root): { intro: RootContent[]; sections: RootContent[][] } => {
  const intro: RootContent[] = [];
  const sections: RootContent[][] = [];
  for (const node of tree.children) {
    if (isSectionHeading(node)) sections.push([]);
    (sections.at(-1) ?? intro).push(node);
  }
  return { intro, sections };
};

/** A copy without the sections, smaller ones too, whose headings begin with the mark of a draft. */
export const withoutDraftSections = (tree: Root): Root => {
  let draft: Heading | undefined;
  const children = tree.children.filter((node) => {
    // A draft ends where the next heading of its level, or of a higher one, begins.
    if (node.type === 'heading' && (!draft || node.depth <= draft.depth)) {
      draft = isDraftHeading(headingText(node)) ? node : undefined;
    }
    return draft === undefined;
  });
  return { ...tree, children };
};

/**
 * Puts each section of the tree into a node of its own, which has an address but no name: a landmark
 * for each would be twenty to walk past. Screen readers go from heading to heading.
 */
export const sectionPolicy = (tree: Root): { tree: Root; sections: SectionHeading[] } => {
  const slugger = new GithubSlugger();
  RESERVED_IDS.forEach((id) => slugger.slug(id));
  const headings: SectionHeading[] = [];
  const { intro, sections } = cut(structuredClone(tree));
  const children = sections.map((nodes): PolicySection => {
    const [first] = nodes;
    const heading = first?.type === 'heading' ? headingText(first) : '';
    const id = slugger.slug(heading);
    headings.push({ id, heading });
    return { type: 'section', children: nodes, data: { hName: 'section', hProperties: { id } } };
  });
  return { tree: { ...tree, children: [...intro, ...children] }, sections: headings };
};
