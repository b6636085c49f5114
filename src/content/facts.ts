import { capitalize } from '#lib/capitalize.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { placeName } from '#lib/place-name.ts';
import { isDraft } from './drafts.ts';
import type { Marks } from './schema-fields.ts';
import type { CaseStudy, Firm, Service, TeamMember, Value } from './schemas.ts';
import type { Words } from './words.ts';

/** Texts by the name that stands for them in braces. */
export type Facts = Readonly<Record<string, string>>;

/** The records as far as they could be read. */
interface Mentionable {
  firm: Firm;
  services: readonly Service[];
  values: readonly Value[];
  team: readonly Pick<TeamMember, 'id' | 'name' | 'draft'>[];
  caseStudies: readonly Pick<CaseStudy, 'draft'>[];
  words: Pick<Words, 'language' | 'numbers'>;
  /** Whether drafts are shown, and therefore counted. */
  showDrafts: boolean;
}

/** Each country of the offices once, that of the head office first: “Honduras and the United States”. */
const countriesOf = ({ offices }: Firm, language: string): string => {
  const published = offices.filter((office) => !isDraft(office));
  const [head, ...others] = published.toSorted(
    (a, b) => Number(b.headOffice ?? false) - Number(a.headOffice ?? false),
  );
  const countries = new Set([head, ...others].map((office) => office?.country ?? ''));
  return new Intl.ListFormat(language).format(countries);
};

/** The facts that texts may name in braces, such as `{responseHours}`. */
const factsOf = (firm: Firm, language: string): Facts => {
  const { email, headOffice, outwardLinks } = firm;
  const label = firm.offices.find((office) => office.headOffice)?.label ?? headOffice.locality;
  return {
    name: firm.name,
    legalName: firm.legalName,
    tagline: firm.tagline,
    founded: String(firm.founded),
    copyrightYear: String(firm.copyrightYear),
    generalEmail: email.general,
    legalEmail: email.legal,
    headOffice: headOffice.lines.join(', '),
    'headOffice:place': placeName(label),
    ...(headOffice.region && { 'headOffice:region': headOffice.region }),
    'headOffice:country': headOffice.country,
    officeCountries: countriesOf(firm, language),
    responseHours: String(firm.responseHours),
    breachNoticeDays: String(firm.breachNoticeDays),
    hostingProvider: outwardLinks.hostingProvider.name,
    hostingProviderUrl: outwardLinks.hostingProvider.url,
    dataProtectionAuthority: outwardLinks.dataProtectionAuthority.name,
    dataProtectionAuthorityUrl: outwardLinks.dataProtectionAuthority.url,
  };
};

/** How many records of each kind there are, by the name that texts give it. */
export type Counts = Readonly<Record<string, number>>;

export const countsOf = ({
  firm,
  services,
  values,
  team,
  caseStudies,
  showDrafts,
}: Omit<Mentionable, 'words'>): Counts => {
  const shown = (all: readonly Marks[]) =>
    all.filter((record) => showDrafts || !isDraft(record)).length;
  return {
    team: shown(team),
    offices: shown(firm.offices),
    'other-offices': shown(firm.offices.filter(({ headOffice }) => !headOffice)),
    services: shown(services),
    practices: shown(services.filter(({ practice }) => practice)),
    'other-services': shown(services.filter(({ practice }) => !practice)),
    values: shown(values),
    'case-studies': shown(caseStudies),
  };
};

/** In words with a small or a capital letter, `{count:team}` and `{Count:team}`, or as `{figure:team}`. */
const countFacts = (records: Mentionable): Facts => {
  const { language, numbers } = records.words;
  return Object.fromEntries(
    Object.entries(countsOf(records)).flatMap(([kind, count]) => {
      const words = numbers[count - 1] ?? String(count);
      return [
        [`count:${kind}`, words],
        [`Count:${kind}`, capitalize(words, language)],
        [`figure:${kind}`, String(count)],
      ];
    }),
  );
};

/** What texts may name in braces. */
export interface KnownFacts {
  /** In any text. */
  published: Facts;
  /** In drafts only: what is named here is not published either. */
  drafts: Facts;
}

/**
 * The firm's facts, the numbers of records, and the records that texts may mention, such as
 * `{member:ines-bodden}`: a mention follows a changed name, and one of a record that is gone is
 * found.
 */
export const knownFacts = (records: Mentionable): KnownFacts => {
  const { firm, services, team, words } = records;
  const facts = { ...factsOf(firm, words.language), ...countFacts(records) };
  const mentions = [
    ...services.map(({ id, title, draft }) => ({ name: `service:${id}`, text: title, draft })),
    ...firm.offices.map(({ id, label, draft }) => ({
      name: `office:${id}`,
      text: placeName(label),
      draft,
    })),
    ...team.map(({ id, name, draft }) => ({ name: `member:${id}`, text: name, draft })),
  ];
  const mentionsOf = (drafts: boolean): Facts =>
    Object.fromEntries(
      mentions
        .filter((mention) => isDraft(mention) === drafts)
        .map(({ name, text }) => [name, fillPlaceholders(text, facts)]),
    );
  return { published: { ...facts, ...mentionsOf(false) }, drafts: mentionsOf(true) };
};
