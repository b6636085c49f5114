/**
 * What the pages say of the firm in the words of schema.org, for search engines. But for the time
 * zone only what stands on the page in print may stand here.
 */
import type { BreadcrumbList, LegalService, WithContext } from 'schema-dts';
import { daysOf } from '#lib/opening-days.ts';
import { routeUrl, type RouteId } from '#lib/paths.ts';
import { cardPath } from '#lib/social-card.ts';
import { linesOfStreet } from './address-schema.ts';
import type { Firm } from './schemas.ts';
import type { Words } from './words.ts';

export const firmData = (firm: Firm, site: string): WithContext<LegalService> => ({
  '@context': 'https://schema.org',
  '@type': 'LegalService',
  '@id': `${site}/#firm`,
  name: firm.name,
  legalName: firm.legalName,
  slogan: firm.tagline,
  url: routeUrl(site, 'home'),
  image: site + cardPath('home'),
  email: firm.email.general,
  foundingDate: String(firm.founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: linesOfStreet(firm.headOffice).join(', '),
    addressLocality: firm.headOffice.locality,
    ...(firm.headOffice.region && { addressRegion: firm.headOffice.region }),
    ...(firm.headOffice.postalCode && { postalCode: firm.headOffice.postalCode }),
    addressCountry: firm.headOffice.countryCode,
  },
  openingHoursSpecification: firm.openingHours.times.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(days),
    opens,
    closes,
  })),
  // The times above are those of this zone, whose difference from UTC may change with the season.
  additionalProperty: {
    '@type': 'PropertyValue',
    name: 'time zone',
    propertyID: 'https://www.iana.org/time-zones',
    value: firm.openingHours.timeZone,
  },
  location: firm.offices.map(({ label }) => ({ '@type': 'Place', name: label })),
});

export const breadcrumbData = (
  page: RouteId,
  names: Words['pages'],
  site: string,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: (['home', page] as const).map((route, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: names[route],
    item: routeUrl(site, route),
  })),
});

/** JSON that cannot end the script element it stands in, whatever the firm writes. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
