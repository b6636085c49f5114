/**
 * What the pages say of the firm in the words of schema.org, for search engines. Only what stands
 * on the page in print may stand here.
 */
import type { BreadcrumbList, DayOfWeek, LegalService, WithContext } from 'schema-dts';
import { ROUTES, routeUrl, type RouteId } from '#lib/paths.ts';
import { cardPath } from '#lib/social-card.ts';
import type { Firm } from './schemas.ts';

const WEEK: DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The days from `Monday to Saturday`, or the one day that is named. */
const daysBetween = (days: string): DayOfWeek[] => {
  const [first = 0, last = first] = days.split(' to ').map((day) => WEEK.indexOf(day as DayOfWeek));
  // Twice around: Saturday to Monday ends in the next week.
  return [...WEEK, ...WEEK].slice(first, last < first ? last + WEEK.length + 1 : last + 1);
};

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
    streetAddress: firm.headOffice.street,
    addressLocality: `${firm.headOffice.locality}, ${firm.headOffice.island}`,
    addressRegion: firm.headOffice.region,
    postalCode: firm.headOffice.postalCode,
    addressCountry: firm.headOffice.countryCode,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(firm.openingHours.days),
    opens: firm.openingHours.opens,
    closes: firm.openingHours.closes,
  },
  location: firm.offices.map(({ label }) => ({ '@type': 'Place', name: label })),
});

export const breadcrumbData = (page: RouteId, site: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: (['home', page] as const).map((route, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: ROUTES[route].label,
    item: routeUrl(site, route),
  })),
});

/** JSON that cannot end the script element it stands in, whatever the firm writes. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
