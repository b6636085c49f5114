import { fillPlaceholders } from '#lib/placeholders.ts';
import { placeName } from '#lib/place-name.ts';
import { isDraft } from './drafts.ts';
import type { Firm, Service, TeamMember } from './schemas.ts';

/** Texts by the name that stands for them in braces. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that texts may name in braces, such as `{responseHours}`. */
const factsOf = (firm: Firm) => ({
  name: firm.name,
  legalName: firm.legalName,
  tagline: firm.tagline,
  founded: String(firm.founded),
  copyrightYear: String(firm.copyrightYear),
  generalEmail: firm.email.general,
  legalEmail: firm.email.legal,
  headOffice: firm.headOffice.lines.join(', '),
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
