/** `npm start`: builds the site with sample values into preview/ and serves it on this machine. */
import { build } from 'astro';
import { checkContentFolder } from '../src/content/content-folder.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';
import { serveFolder } from '../hosting/static-server.ts';

const FOLDER = 'preview';

try {
  const { PORT, CASE_STUDIES_PASSWORD } = applyPreviewSettings();
  await checkContentFolder('content');
  await build({ outDir: FOLDER, mode: 'preview', logLevel: 'warn' });
  const { origin } = await serveFolder(FOLDER, PORT);
  console.log(`\nThe site is at ${origin} (end with Ctrl+C).`);
  console.log(`The case studies open with the password ${CASE_STUDIES_PASSWORD}`);
} catch (error) {
  failClearly(error);
}
