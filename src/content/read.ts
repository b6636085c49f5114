/**
 * Reads the whole content folder from its texts: a pure function, so that the build, the command
 * `check:content` and the tests say the same about the same mistake.
 */
import type { z } from 'zod';
import { bindFigures } from '#lib/bind-figures.ts';
import { fillPlaceholders, placeholdersIn } from '#lib/placeholders.ts';
import { checkTogether } from './checks.ts';
import { factsOf } from './facts.ts';
import { mapTexts } from './map-texts.ts';
import { readPrivacyPolicy } from './privacy-policy.ts';
import { ContentError, type Problem } from './problems.ts';
import {
  caseStudySchema,
  firmSchema,
  idSchema,
  memberSchema,
  pagesSchema,
  servicesSchema,
  valuesSchema,
  type CaseStudy,
  type Firm,
  type Pages,
  type PrivacyPolicy,
  type Service,
  type TeamMember,
  type Value,
} from './schemas.ts';
import { readYaml } from './yaml-file.ts';

export interface Content {
  firm: Firm;
  pages: Pages;
  services: Service[];
  values: Value[];
  team: TeamMember[];
  caseStudies: CaseStudy[];
  privacyPolicy: PrivacyPolicy;
}

/** Texts by their path below `content/`. */
export type ContentFiles = Readonly<Record<string, string>>;

/**
 * @param files - the YAML and Markdown texts
 * @param pictures - paths below `content/` of the pictures that exist
 * @throws ContentError that lists every mistake
 */
export const readContent = (files: ContentFiles, pictures: ReadonlySet<string>): Content => {
  const problems: Problem[] = [];

  const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const source = files[file];
    if (source === undefined) {
      problems.push({ file, field: '', message: 'is missing: the site needs this file' });
      return undefined;
    }
    const result = readYaml(file, source, schema);
    problems.push(...result.problems);
    return result.value;
  };

  const readFolder = <T extends { order: number }>(folder: string, schema: z.ZodType<T>) => {
    const names = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
    if (names.length === 0) problems.push({ file: folder, field: '', message: 'holds no record' });
    return names
      .flatMap((file) => {
        const id = file.slice(folder.length + 1).replace(/\.yaml$/, '');
        const name = idSchema.safeParse(id);
        if (!name.success) {
          const message = `is the name of this file, and ${name.error.issues[0]?.message ?? ''}`;
          problems.push({ file, field: '', found: id, message });
        }
        const value = read(file, schema);
        return value ? [{ ...value, id }] : [];
      })
      .sort((a, b) => a.order - b.order);
  };

  const readPages = (facts: Readonly<Record<string, string>>): Pages | undefined => {
    const file = 'pages.yaml';
    const pages = read(file, pagesSchema);
    return (
      pages &&
      mapTexts(pages, (text, field) => {
        for (const name of placeholdersIn(text).filter((it) => !Object.hasOwn(facts, it))) {
          const message = `is not a known placeholder. Allowed: ${Object.keys(facts).join(', ')}`;
          problems.push({ file, field, found: `{${name}}`, message });
        }
        return fillPlaceholders(text, facts);
      })
    );
  };

  const firm = read('firm.yaml', firmSchema);
  // Without the firm's facts no placeholder can be judged: its own mistakes come first.
  const facts = firm && factsOf(firm);
  const pages = facts && readPages(facts);
  const policy = facts && readPrivacyPolicy(files['privacy-policy.md'], facts);
  problems.push(...(policy?.problems ?? []));
  const services = read('services.yaml', servicesSchema);
  const values = read('values.yaml', valuesSchema);
  const team = readFolder('team', memberSchema);
  const caseStudies = readFolder('case-studies', caseStudySchema);
  problems.push(
    ...checkTogether(
      { firm, pages, services: services ?? [], values: values ?? [], team, caseStudies },
      pictures,
    ),
  );

  if (problems.length > 0 || !firm || !pages || !services || !values || !policy?.value) {
    throw new ContentError(problems);
  }
  const texts = { pages, services, values, team, caseStudies, privacyPolicy: policy.value };
  return { firm, ...mapTexts(texts, bindFigures) };
};
