import { ROUTES, type PageId, type RouteId } from '../../../src/lib/paths.ts';

export { HEADER_ROUTES, QUICK_ROUTES, ROUTES } from '../../../src/lib/paths.ts';

const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

interface SitePage {
  id: PageId;
  path: string;
}

/** The seven routes. */
export const ROUTE_PAGES: readonly (SitePage & { id: RouteId })[] = ROUTE_IDS.map((id) => ({
  id,
  path: ROUTES[id].path,
}));

/** The seven routes, and one address that does not exist. */
export const ALL_PAGES: readonly SitePage[] = [
  ...ROUTE_PAGES,
  { id: 'not-found', path: '/no-such-page' },
];

/** The only pages on which React runs. */
export const ISLAND_ROUTES: readonly PageId[] = ['case-studies', 'contact'];
