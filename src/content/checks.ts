/** What no single record can know of itself: whether the content as a whole hangs together. */
import { isDraft } from './drafts.ts';
import type { Problem } from './problems.ts';
import type { CaseStudy, Firm, Marks, Pages, Service, TeamMember, Value } from './schemas.ts';

/** What could be read: a file with mistakes of its own is absent. */
interface Records {
  firm: Firm | undefined;
  pages: Pages | undefined;
  services: readonly Service[] | undefined;
  values: readonly Value[] | undefined;
  team: readonly TeamMember[];
  caseStudies: readonly CaseStudy[];
}

interface Entry {
  file: string;
  value: string | number;
}

const findDuplicates = (field: string, entries: readonly Entry[]): Problem[] => {
  const seen = new Map<string | number, string>();
  return entries.flatMap(({ file, value }) => {
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, file);
      return [];
    }
    const elsewhere = first === file ? 'twice' : `also in content/${first}`;
    const message = `stands ${elsewhere}: each must be its own`;
    return [{ file, field, found: String(value), message }];
  });
};

const inFile = <T>(file: string, records: readonly T[], key: (record: T) => string): Entry[] =>
  records.map((record) => ({ file, value: key(record) }));

const inFolder = (folder: string, records: readonly (TeamMember | CaseStudy)[]): Entry[] =>
  records.map(({ id, order }) => ({ file: `${folder}/${id}.yaml`, value: order }));

const checkPortraits = (team: readonly TeamMember[], pictures: ReadonlySet<string>): Problem[] =>
  team.flatMap(({ id, portrait, portraitFocus }) => {
    if (portrait === undefined && portraitFocus !== undefined) {
      const message = 'needs a portrait: name one, or remove these lines';
      return [{ file: `team/${id}.yaml`, field: 'portraitFocus', message }];
    }
    if (portrait === undefined || pictures.has(`team/${portrait}`)) return [];
    const message = 'does not exist: put the picture into content/team/ or remove the line';
    return [{ file: `team/${id}.yaml`, field: 'portrait', found: portrait, message }];
  });

export const checkUnusedPictures = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
): Problem[] => {
  const used = new Set(team.map(({ portrait }) => `team/${portrait ?? ''}`));
  const message = 'is used by no record: name it after portrait: in a member’s file, or delete it';
  return [...pictures]
    .filter((file) => !used.has(file))
    .map((file) => ({ file, field: '', message }));
};

/** A release without any record of a kind would leave a hole in the page. */
export const checkAnyPublished = (file: string, records: readonly Marks[]): Problem[] =>
  records.some((record) => !isDraft(record))
    ? []
    : [{ file, field: '', message: 'holds no record that is published: at least one is needed' }];

const checkHeadOffice = (firm: Firm): Problem[] => {
  const count = firm.offices.filter((office) => office.headOffice && !isDraft(office)).length;
  if (count === 1) return [];
  const message = `needs headOffice: true on exactly one office, found ${count}`;
  return [{ file: 'firm.yaml', field: 'offices', message }];
};

/** @param pictures - paths below `content/` of the pictures that exist */
export const checkTogether = (records: Records, pictures: ReadonlySet<string>): Problem[] => {
  const { firm, services = [], values = [], team, caseStudies } = records;
  const pages = Object.values(records.pages ?? {});
  return [
    ...findDuplicates('order', inFolder('team', team)),
    ...findDuplicates('order', inFolder('case-studies', caseStudies)),
    ...findDuplicates(
      'id',
      inFile('services.yaml', services, ({ id }) => id),
    ),
    ...findDuplicates(
      'id',
      inFile('values.yaml', values, ({ id }) => id),
    ),
    ...findDuplicates(
      'offices id',
      inFile('firm.yaml', firm?.offices ?? [], ({ id }) => id),
    ),
    ...findDuplicates(
      'title',
      inFile('pages.yaml', pages, ({ title }) => title),
    ),
    ...findDuplicates(
      'description',
      inFile('pages.yaml', pages, (page) => page.description),
    ),
    ...checkPortraits(team, pictures),
    ...(firm ? checkHeadOffice(firm) : []),
    ...(records.services ? checkAnyPublished('services.yaml', services) : []),
    ...(records.values ? checkAnyPublished('values.yaml', values) : []),
  ];
};
