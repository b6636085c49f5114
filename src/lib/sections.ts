import GithubSlugger from 'github-slugger';

export interface MarkdownSection {
  /** Fragment of the section's address. */
  id: string;
  heading: string;
  markdown: string;
}

/** Taken by other parts of the page. */
const RESERVED_IDS = [
  'contents',
  'footer-links',
  'footer-offices',
  'footer-services',
  'main',
  'menu',
];

/** Cuts a Markdown text at its second-level headings; what stands before the first is the intro. */
export const splitSections = (markdown: string): { intro: string; sections: MarkdownSection[] } => {
  const slugger = new GithubSlugger();
  RESERVED_IDS.forEach((id) => slugger.slug(id));
  const [intro = '', ...parts] = markdown.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return {
      id: slugger.slug(heading),
      heading: heading.trim(),
      markdown: lines.join('\n').trim(),
    };
  });
  return { intro: intro.trim(), sections };
};
