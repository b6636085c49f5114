import type { Transect } from '#lib/transect.ts';
import soundings from '#pictures/transects.json';

const transects: readonly Transect[] = soundings;

/** The profile of the sea floor for a place on a page; after the last one they begin again. */
export const transectAt = (place: number): Transect => transects[place % transects.length] ?? [];
