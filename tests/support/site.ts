/**
 * The site under test: a project's folder, whose `content/` was built into its `dist/` and
 * `test-builds/`. One setting, so that the same tests hold the site of any firm.
 */
import { join } from 'node:path';

const PROJECT = process.env['TESTED_PROJECT'] ?? '.';

export const CONTENT = join(PROJECT, 'content');

/** The build as it would be published. */
export const DIST = join(PROJECT, 'dist');

/** The same at the other strength of the gate. */
export const SEALED = join(PROJECT, 'test-builds/sealed');

/** The same with pictures from a host of their own, and with the forms. */
export const WITH_IMAGE_HOST = join(PROJECT, 'test-builds/image-host');
