import { readSettings } from '#lib/settings.ts';

/** The settings of this build: read once, checked whole. */
export const settings = readSettings(process.env);
