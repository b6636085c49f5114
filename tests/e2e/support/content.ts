/** The firm's words as the build read them: what the pages are compared with. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from '../../../src/content/read.ts';
import type { PracticeService } from '../../../src/content/schemas.ts';

const folder = fileURLToPath(new URL('../../../content/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const texts = names.filter((name) => /\.yaml$|^privacy-policy\.md$/.test(name)).sort();
const files = Object.fromEntries(texts.map((name) => [name, readFileSync(folder + name, 'utf8')]));

export const { firm, pages, services, values, team, caseStudies, privacyPolicy } = readContent(
  files,
  {
    pictures: new Set(names.filter((name) => /^team\/.*(?<!\.yaml)$/.test(name))),
    showDrafts: false,
  },
);

export const practices = services.filter(
  (service): service is PracticeService => service.practice !== undefined,
);
