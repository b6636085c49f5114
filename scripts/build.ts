/**
 * `npm run build`: the site for release, in dist/. Nothing is built before all input is right.
 * The tests make a second build beside it, in OUT_DIR.
 */
import { build } from 'astro';
import { readSettings } from '../src/lib/settings.ts';
import { checkContentFolder } from './lib/content-folder.ts';
import { failClearly } from './lib/fail-clearly.ts';

try {
  readSettings(process.env);
  await checkContentFolder('content');
  await build({ outDir: process.env['OUT_DIR'] ?? 'dist' });
} catch (error) {
  failClearly(error);
}
