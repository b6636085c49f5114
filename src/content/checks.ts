/** What no single record can know of itself: whether the content as a whole hangs together. */
import { isDraft } from './drafts.ts';
import type { Path } from './path.ts';
import {
  describeUnused,
  FOREIGN_PICTURE,
  meantPicture,
  namesIn,
  NO_PICTURE,
  PICTURE_NAME,
  pictureFault,
} from './picture-name.ts';
import type { Problem } from './problems.ts';
import type { CaseStudy, Firm, Marks, Pages, Service, TeamMember, Value } from './schemas.ts';
import type { Words } from './words.ts';

/** What could be read: a file with mistakes of its own is absent. */
interface Records {
  firm: Firm | undefined;
  pages: Pages | undefined;
  services: readonly Service[] | undefined;
  values: readonly Value[] | undefined;
  team: readonly TeamMember[];
  caseStudies: readonly CaseStudy[];
  words: Words | undefined;
}

/** The line of a field in a file, from 1. */
export type LineOf = (file: string, path: Path) => number | undefined;

interface Entry {
  file: string;
  line: number | undefined;
  value: string;
  draft?: boolean | undefined;
}

/** Names that whoever reads or hears them cannot tell apart are one, whatever their capitals. */
const findDuplicates = (
  field: string,
  entries: readonly Entry[],
  remedy = 'each must be its own',
): Problem[] => {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { file, line, value } = entry;
    const name = value.toLowerCase();
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, entry);
      return [];
    }
    const place = first.line === undefined ? '' : `:${first.line}`;
    const elsewhere =
      first.file === file
        ? `twice${first.line === undefined ? '' : `, already on line ${first.line}`}`
        : `also in content/${first.file}${place}`;
    const message = `stands ${elsewhere}: ${remedy}`;
    return [{ file, line, field, found: value, message }];
  });
};

/** As before, for what visitors read: a draft may be meant to take the place of what is published. */
const findTwins = (field: string, entries: readonly Entry[], remedy?: string): Problem[] =>
  findDuplicates(
    field,
    entries.filter((entry) => !isDraft(entry)),
    remedy,
  );

/** A field of each record of a folder. */
const inFolder = <T extends TeamMember | CaseStudy>(
  folder: string,
  records: readonly T[],
  field: keyof T & string,
  lineOf: LineOf,
  valueOf = (record: T): string => String(record[field]),
): Entry[] =>
  records.map((record) => {
    const file = `${folder}/${record.id}.yaml`;
    return { file, line: lineOf(file, [field]), value: valueOf(record), draft: record.draft };
  });

/** A field of each record of a list. */
const inList = <T extends Marks>(
  file: string,
  list: readonly T[],
  path: Path,
  field: keyof T & string,
  lineOf: LineOf,
): Entry[] =>
  list.map((record, index) => ({
    file,
    line: lineOf(file, [...path, index, field]),
    value: String(record[field]),
    draft: record.draft,
  }));

const isPortrait = (name: string, pictures: ReadonlySet<string>): boolean =>
  PICTURE_NAME.test(name) && pictures.has(`team/${name}`);

/** The pictures that were meant by names which are not theirs; that of another member is none. */
const meantPortraits = (team: readonly TeamMember[], pictures: ReadonlySet<string>) => {
  const named = team.flatMap(({ portrait }) => portrait ?? []);
  const used = new Set(named.filter((name) => isPortrait(name, pictures)));
  const free = namesIn('team', pictures).filter((name) => !used.has(name));
  const wrong = named.filter((name) => !used.has(name));
  return new Map(wrong.map((name) => [name, meantPicture(name, free)]));
};

const checkPortraits = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
  lineOf: LineOf,
): Problem[] => {
  const meantBy = meantPortraits(team, pictures);
  return team.flatMap(({ id, portrait, portraitFocus }) => {
    const file = `team/${id}.yaml`;
    if (portrait === undefined && portraitFocus !== undefined) {
      const message = 'needs a portrait: name one, or remove these lines';
      return [{ file, line: lineOf(file, ['portraitFocus']), field: 'portraitFocus', message }];
    }
    if (portrait === undefined || isPortrait(portrait, pictures)) return [];
    const meant = meantBy.get(portrait);
    // Told with that file.
    if (meant !== undefined && FOREIGN_PICTURE.test(meant)) return [];
    const message = NO_PICTURE.test(portrait)
      ? 'is no picture: remove the line, and a medal with a blank figure stands there'
      : pictureFault(portrait, meant, 'content/team/', 'remove the line');
    const line = lineOf(file, ['portrait']);
    return [{ file, line, field: 'portrait', found: portrait, message }];
  });
};

/**
 * A file copied for another member, and this line forgotten, shows somebody under another’s face.
 *
 * @param told - files of which it is told that they are the same member twice
 */
const checkPortraitTwins = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
  told: readonly Problem[],
  lineOf: LineOf,
): Problem[] => {
  const pictured = team.filter(({ portrait = '' }) => isPortrait(portrait, pictures));
  const remedy = 'each member has a picture of their own: name it, or remove the line';
  return findTwins('portrait', inFolder('team', pictured, 'portrait', lineOf), remedy).filter(
    ({ file }) => !told.some((problem) => problem.file === file),
  );
};

export const checkUnusedPictures = (
  team: readonly TeamMember[],
  pictures: ReadonlySet<string>,
): Problem[] => {
  const told = new Set([...meantPortraits(team, pictures).values()]);
  const used = new Set(team.map(({ portrait }) => portrait));
  return namesIn('team', pictures)
    .filter((name) => !used.has(name) && !told.has(name) && !FOREIGN_PICTURE.test(name))
    .map((name) => {
      const file = `team/${name}`;
      const use = 'name it after portrait: in a member’s file';
      return {
        file,
        field: '',
        message: describeUnused(file, pictures, 'is used by no record', use),
      };
    });
};

/** A release without any record of a kind would leave a hole in the page. */
export const checkAnyPublished = (file: string, records: readonly Marks[]): Problem[] =>
  records.some((record) => !isDraft(record))
    ? []
    : [{ file, field: '', message: 'holds no record that is published: at least one is needed' }];

/** The page of the services shows the core practices alone. */
const checkAnyPractice = (services: readonly Service[]): Problem[] => {
  const published = services.filter((service) => !isDraft(service));
  if (published.length === 0 || published.some(({ practice }) => practice)) return [];
  const message =
    'holds no core practice that is published, and the Services page shows nothing else: give at least one service a practice: block';
  return [{ file: 'services.yaml', field: '', message }];
};

const checkHeadOffice = (firm: Firm): Problem[] => {
  const count = firm.offices.filter((office) => office.headOffice && !isDraft(office)).length;
  if (count === 1) return [];
  const message = `needs headOffice: true on exactly one office, found ${count}`;
  return [{ file: 'firm.yaml', field: 'offices', message }];
};

/**
 * @param pictures - paths below `content/` of the pictures that exist
 * @param lineOf - where a field stands
 */
export const checkTogether = (
  records: Records,
  pictures: ReadonlySet<string>,
  lineOf: LineOf,
): Problem[] => {
  const { firm, services = [], values = [], team, caseStudies, words } = records;
  const { offices = [] } = firm ?? {};
  const pages = Object.entries(records.pages ?? {});
  const ofPages = (field: 'title' | 'description'): Entry[] =>
    pages.map(([page, { [field]: value }]) => ({
      file: 'pages.yaml',
      line: lineOf('pages.yaml', [page, field]),
      value,
    }));
  const pageNames = Object.entries(words?.pages ?? {}).map(([page, value]) => ({
    file: 'interface.yaml',
    line: lineOf('interface.yaml', ['pages', page]),
    value,
  }));
  // Two people may have one name, but then not the same role.
  const memberTwins = findTwins(
    'name and role',
    inFolder('team', team, 'name', lineOf, ({ name, role }) => `${name}, ${role}`),
  );
  return [
    ...findDuplicates('order', inFolder('team', team, 'order', lineOf)),
    ...memberTwins,
    ...findDuplicates('order', inFolder('case-studies', caseStudies, 'order', lineOf)),
    ...findTwins('title', inFolder('case-studies', caseStudies, 'title', lineOf)),
    ...findDuplicates('id', inList('services.yaml', services, [], 'id', lineOf)),
    ...findTwins('title', inList('services.yaml', services, [], 'title', lineOf)),
    ...findDuplicates('id', inList('values.yaml', values, [], 'id', lineOf)),
    ...findTwins('title', inList('values.yaml', values, [], 'title', lineOf)),
    ...findDuplicates('offices id', inList('firm.yaml', offices, ['offices'], 'id', lineOf)),
    ...findTwins('offices label', inList('firm.yaml', offices, ['offices'], 'label', lineOf)),
    ...findDuplicates('title', ofPages('title')),
    ...findDuplicates('description', ofPages('description')),
    ...findDuplicates('pages', pageNames),
    ...checkPortraits(team, pictures, lineOf),
    ...checkPortraitTwins(team, pictures, memberTwins, lineOf),
    ...(firm ? checkHeadOffice(firm) : []),
    ...(records.services ? checkAnyPublished('services.yaml', services) : []),
    ...(records.services ? checkAnyPractice(services) : []),
    ...(records.values ? checkAnyPublished('values.yaml', values) : []),
  ];
};
