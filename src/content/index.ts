/**
 * The only door to the content folder: the firm's words and pictures as plain typed data. Read at
 * build and, in development, again whenever a file in `content/` changes.
 */
import type { ImageMetadata } from 'astro';
import { listOwnFiles } from './own-files.ts';
import { readForPreview } from './preview.ts';
import { readContent } from './read.ts';

const belowContent = <T>(modules: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(modules).map(([path, it]) => [path.replace('/content/', ''), it]),
  );

const files = belowContent(
  import.meta.glob<string>(
    ['/content/**/*.yaml', '/content/privacy-policy.md', '/content/brand/mark*.svg'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** Pictures of the content folder by their path in it, such as `team/portrait.png`: read where one is shown. */
export const contentPictures = belowContent(
  import.meta.glob<ImageMetadata>(
    '/content/{team,brand,brand/charts}/*.{png,jpg,jpeg,webp,avif,PNG,JPG,JPEG,WEBP,AVIF}',
    { import: 'default' },
  ),
);

const options = {
  pictures: new Set(Object.keys(contentPictures)),
  ownFiles: listOwnFiles(),
  // Astro's name for a release; `npm start` and `npm run dev` give others.
  showDrafts: import.meta.env.MODE !== 'production',
};

export const {
  brand,
  faces,
  seaFloor,
  mark,
  smallMark,
  firm,
  pages,
  services,
  practices,
  values,
  team,
  caseStudies,
  privacyPolicy,
  words,
} =
  // Whoever edits a file sees all pages but those that need it; a release is whole or none.
  import.meta.env.DEV ? readForPreview(files, options) : readContent(files, options);
