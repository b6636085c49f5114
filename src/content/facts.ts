import type { Firm } from './schemas.ts';

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

/** The head office as it is printed, line by line. */
export const addressLines = ({ headOffice: office }: Firm): string[] => [
  office.street,
  `${office.locality}, ${office.island}`,
  `${office.region} ${office.postalCode}, ${office.country}`,
];
