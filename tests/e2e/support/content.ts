/** The firm's words as the build read them: what the pages are compared with. */
import { listOwnFiles } from '../../../src/content/own-files.ts';
import { readContent } from '../../../src/content/read.ts';
import { readFolder } from '../../../src/content/test-content.ts';
import { CONTENT } from '../../support/site.ts';

const { files, pictures } = readFolder(CONTENT);

export const {
  brand,
  faces,
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
} = readContent(files, { pictures, ownFiles: listOwnFiles(), showDrafts: false });
