import { ContentError, type Problem } from './problems.ts';
import { readParts, type Content, type ContentFiles, type ReadOptions } from './read.ts';

/** The file or folder of each part. */
const FILES: Readonly<Record<keyof Content, string>> = {
  brand: 'brand/brand.yaml',
  faces: 'brand/faces',
  seaFloor: 'brand/charts/sea-floor-depths.yaml',
  mark: 'brand/mark.svg',
  smallMark: 'brand/mark-small.svg',
  firm: 'firm.yaml',
  pages: 'pages.yaml',
  services: 'services.yaml',
  practices: 'services.yaml',
  values: 'values.yaml',
  team: 'team',
  caseStudies: 'case-studies',
  privacyPolicy: 'privacy-policy.md',
  words: 'interface.yaml',
};

const isOf = (part: keyof Content, { file }: Problem): boolean =>
  file === FILES[part] || file.startsWith(`${FILES[part]}/`);

/** Stands for what cannot be read: whoever looks into it is told the mistakes. */
const unreadable = (problems: readonly Problem[]): object => {
  const tell = (): never => {
    throw new ContentError(problems);
  };
  return new Proxy({}, { get: tell, has: tell, ownKeys: tell, getOwnPropertyDescriptor: tell });
};

/**
 * The content for the preview: a part with mistakes throws them when a page asks for it, so that
 * all other pages are shown.
 */
export const readForPreview = (files: ContentFiles, options: ReadOptions): Content => {
  const { parts, problems } = readParts(files, options);
  const entries = Object.entries(parts) as [keyof Content, object | undefined][];
  return Object.fromEntries(
    entries.map(([part, value]) => {
      const own = problems.filter((problem) => isOf(part, problem));
      if (value && own.length === 0) return [part, value];
      // A part that is incomplete through others is explained by theirs.
      return [part, unreadable(own.length > 0 ? own : problems)];
    }),
    // Each part is itself, or throws before anybody can tell.
  ) as unknown as Content;
};
