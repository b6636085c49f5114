/** The site's routes: one typed list from which navigation, sitemap and checks are made. */
export const ROUTES = {
  home: { path: '/' },
  about: { path: '/about' },
  services: { path: '/services' },
  'case-studies': { path: '/case-studies' },
  team: { path: '/team' },
  contact: { path: '/contact' },
  'privacy-policy': { path: '/privacy-policy' },
} as const;

export type RouteId = keyof typeof ROUTES;
export type PageId = RouteId | 'not-found';

/** The forms for the content, where they are shown or published. */
export const EDITOR_PATH = '/admin';

/** The header's links, in the order that the specification gives. */
export const HEADER_ROUTES: readonly RouteId[] = [
  'home',
  'about',
  'services',
  'case-studies',
  'team',
  'contact',
];

/** The footer's quick links. */
export const QUICK_ROUTES: readonly RouteId[] = [
  'about',
  'services',
  'team',
  'case-studies',
  'contact',
];

/** The address of a core practice's block. */
export const practicePath = (id: string): string => `${ROUTES.services.path}#${id}`;

/** @param site - the origin that the site is published at, without a trailing slash */
export const routeUrl = (site: string, route: RouteId): string =>
  new URL(ROUTES[route].path, site).href;

/**
 * The absolute address of a page, as canonical links and previews state it.
 *
 * @param page - the not-found page has no address of its own and gives undefined
 */
export const canonicalUrl = (site: string, page: PageId): string | undefined =>
  page === 'not-found' ? undefined : routeUrl(site, page);
