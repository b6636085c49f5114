import type { Transect } from '#lib/transect.ts';
import { seaFloor } from './index.ts';

/**
 * The profile of the sea floor for a place on a page; after the last one they begin again. Undefined
 * where the brand has none.
 */
export const transectAt = (place: number): Transect | undefined =>
  seaFloor[place % seaFloor.length];
