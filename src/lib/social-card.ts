import type { PageId } from './paths.ts';

/** The picture that previews of a link show: the size that all large services ask for. */
export const CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

export const cardPath = (page: PageId): string => `/cards/${page}.jpg`;
