/** What no single record can know of itself: whether the content as a whole hangs together. */
import { isDraft } from './drafts.ts';
import { countryCodeOf } from './locale-codes.ts';
import { checkPortraits, checkPortraitTwins } from './portrait-checks.ts';
import type { Problem } from './problems.ts';
import type { Marks } from './schema-fields.ts';
import type { CaseStudy, Firm, Pages, Service, TeamMember, Value } from './schemas.ts';
import { findDuplicates, findTwins, inFolder, inList, type Entry, type LineOf } from './twins.ts';
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

/** A code that was left from another address: search engines are told it. */
const checkCountryCode = ({ headOffice }: Firm, { language }: Words, lineOf: LineOf): Problem[] => {
  const { country, countryCode: found } = headOffice;
  const meant = countryCodeOf(country, language);
  if (meant === undefined || meant === found) return [];
  const [file, path] = ['firm.yaml', ['headOffice', 'countryCode']];
  const message = `is the code of another country: that of ${country} is ${meant}`;
  return [{ file, line: lineOf(file, path), field: path.join('.'), found, message }];
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
    ...(firm && words ? checkCountryCode(firm, words, lineOf) : []),
    ...(records.services ? checkAnyPublished('services.yaml', services) : []),
    ...(records.services ? checkAnyPractice(services) : []),
    ...(records.values ? checkAnyPublished('values.yaml', values) : []),
  ];
};
