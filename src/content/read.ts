/**
 * Reads the whole content folder from its texts: a pure function, so that the build, the command
 * `check:content` and the tests say the same about the same mistake.
 */
import type { z } from 'zod';
import { fillPlaceholders, placeholdersIn } from '#lib/placeholders.ts';
import { factsOf } from './facts.ts';
import { readPrivacyPolicy } from './privacy-policy.ts';
import { ContentError, type Problem } from './problems.ts';
import {
  caseStudySchema,
  firmSchema,
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

const duplicates = <T>(
  file: string,
  field: string,
  records: readonly T[],
  key: (record: T) => string | number,
  fileOf: (record: T) => string = () => file,
): Problem[] => {
  const seen = new Map<string | number, T>();
  return records.flatMap((record) => {
    const value = key(record);
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, record);
      return [];
    }
    const elsewhere =
      fileOf(first) === fileOf(record) ? 'twice' : `also in content/${fileOf(first)}`;
    return [
      {
        file: fileOf(record),
        field,
        found: String(value),
        message: `stands ${elsewhere}: each must be its own`,
      },
    ];
  });
};

const fillAll = (
  file: string,
  value: unknown,
  facts: Record<string, string>,
  problems: Problem[],
  field = '',
): unknown => {
  if (typeof value === 'string') {
    for (const name of placeholdersIn(value)) {
      if (facts[name] === undefined) {
        problems.push({
          file,
          field,
          found: `{${name}}`,
          message: `is not a known placeholder. Allowed: ${Object.keys(facts).join(', ')}`,
        });
      }
    }
    return fillPlaceholders(value, facts);
  }
  if (Array.isArray(value)) {
    return value.map((entry, i) => fillAll(file, entry, facts, problems, `${field}[${i + 1}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        fillAll(file, entry, facts, problems, field === '' ? key : `${field}.${key}`),
      ]),
    );
  }
  return value;
};

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
    const records = names.flatMap((file) => {
      const id = file.slice(folder.length + 1).replace(/\.yaml$/, '');
      const value = read(file, schema);
      return value ? [{ ...value, id }] : [];
    });
    problems.push(
      ...duplicates(
        '',
        'order',
        records,
        (r) => r.order,
        (r) => `${folder}/${r.id}.yaml`,
      ),
    );
    return records.sort((a, b) => a.order - b.order);
  };

  const firm = read('firm.yaml', firmSchema);
  const rawPages = read('pages.yaml', pagesSchema);
  const services = read('services.yaml', servicesSchema);
  const values = read('values.yaml', valuesSchema);
  const team = readFolder('team', memberSchema);
  const caseStudies = readFolder('case-studies', caseStudySchema);
  const facts = firm && factsOf(firm);
  // Without the firm's facts no placeholder could be judged: its own mistakes come first.
  const policy = facts && readPrivacyPolicy(files['privacy-policy.md'], facts);
  problems.push(...(policy?.problems ?? []));

  for (const { id, portrait } of team) {
    if (portrait !== undefined && !pictures.has(`team/${portrait}`)) {
      problems.push({
        file: `team/${id}.yaml`,
        field: 'portrait',
        found: portrait,
        message: `does not exist: put the picture into content/team/ or remove the line`,
      });
    }
  }
  problems.push(...duplicates('services.yaml', 'id', services ?? [], (s) => s.id));
  problems.push(...duplicates('values.yaml', 'id', values ?? [], (v) => v.id));
  problems.push(...duplicates('firm.yaml', 'offices id', firm?.offices ?? [], (o) => o.id));
  problems.push(
    ...duplicates('pages.yaml', 'title', Object.values(rawPages ?? {}), (page) => page.title),
    ...duplicates('pages.yaml', 'description', Object.values(rawPages ?? {}), (p) => p.description),
  );
  const heads = firm?.offices.filter((office) => office.headOffice) ?? [];
  if (firm && heads.length !== 1) {
    problems.push({
      file: 'firm.yaml',
      field: 'offices',
      message: `needs headOffice: true on exactly one office, found ${heads.length}`,
    });
  }

  const pages = facts && rawPages && (fillAll('pages.yaml', rawPages, facts, problems) as Pages);

  if (problems.length > 0 || !firm || !pages || !services || !values || !policy?.value) {
    throw new ContentError(problems);
  }
  return { firm, pages, services, values, team, caseStudies, privacyPolicy: policy.value };
};
