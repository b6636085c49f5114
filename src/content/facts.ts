import { fillPlaceholders } from '#lib/placeholders.ts';
import { placeName } from '#lib/place-name.ts';
import { isDraft } from './drafts.ts';
import type { Firm, Marks, Service, TeamMember } from './schemas.ts';

/** Texts by the name that stands for them in braces. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that texts may name in braces, such as `{responseHours}`. */
export const factsOf = (firm: Firm) => ({
  name: firm.name,
  legalName: firm.legalName,
  tagline: firm.tagline,
  founded: String(firm.founded),
  copyrightYear: String(firm.copyrightYear),
  generalEmail: firm.email.general,
  legalEmail: firm.email.legal,
  headOffice: addressLines(firm).join(', '),
  responseHours: String(firm.responseHours),
  breachNoticeDays: String(firm.breachNoticeDays),
  hostingProvider: firm.outwardLinks.hostingProvider.name,
  hostingProviderUrl: firm.outwardLinks.hostingProvider.url,
  dataProtectionAuthority: firm.outwardLinks.dataProtectionAuthority.name,
  dataProtectionAuthorityUrl: firm.outwardLinks.dataProtectionAuthority.url,
});

interface Mentionable {
  firm: Firm;
  services: readonly Service[];
  team: readonly Pick<TeamMember, 'id' | 'name' | 'draft'>[];
}

/** What texts may name in braces. */
export interface KnownFacts {
  /** In any text. */
  published: Facts;
  /** In drafts only: what is named here is not published either. */
  drafts: Facts;
}

/**
 * The firm's facts, and the records that texts may mention, such as `{member:ines-bodden}`: a
 * mention follows a changed name, and one of a record that is gone is found.
 */
export const knownFacts = ({ firm, services, team }: Mentionable): KnownFacts => {
  const facts = factsOf(firm);
  const mentions = (kind: string, records: { id: string; text: string }[]) =>
    records.map(({ id, text }) => [`${kind}:${id}`, fillPlaceholders(text, facts)] as const);
  const mentionsOf = (isWanted: (record: Marks) => boolean): Facts =>
    Object.fromEntries([
      ...mentions(
        'service',
        services.filter(isWanted).map(({ id, title }) => ({ id, text: title })),
      ),
      ...mentions(
        'office',
        firm.offices.filter(isWanted).map(({ id, label }) => ({ id, text: placeName(label) })),
      ),
      ...mentions(
        'member',
        team.filter(isWanted).map(({ id, name }) => ({ id, text: name })),
      ),
    ]);
  return {
    published: { ...facts, ...mentionsOf((record) => !isDraft(record)) },
    drafts: mentionsOf(isDraft),
  };
};

/** The head office as it is printed, line by line. */
export const addressLines = ({ headOffice: office }: Firm): string[] => [
  office.street,
  `${office.locality}, ${office.island}`,
  `${office.region} ${office.postalCode}, ${office.country}`,
];
