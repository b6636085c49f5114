/** `npm start`: builds the site with sample values into preview/ and serves it on this machine. */
import { checkContentFolder, printNotice } from '../src/content/content-folder.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';
import { requireFreePort } from '../hosting/free-port.ts';
import { serveFolder } from '../hosting/static-server.ts';

const FOLDER = 'preview';

try {
  const { PORT, HOST, CASE_STUDIES_PASSWORD } = applyPreviewSettings();
  await requireFreePort(PORT, HOST);
  await checkContentFolder('content', { notify: printNotice });
  // It takes seconds to load: what keeps the site from being shown is told before.
  const { build } = await import('astro');
  await build({ outDir: FOLDER, mode: 'preview', logLevel: 'warn' });
  const { origin } = await serveFolder(FOLDER, PORT, HOST);
  console.log(`\nThe site is at ${origin} (end with Ctrl+C).`);
  if (HOST !== 'localhost') {
    console.log(
      `HOST is ${HOST}: others who reach this machine there see it too, drafts included.`,
    );
  }
  console.log(`The case studies open with the password ${CASE_STUDIES_PASSWORD}`);
} catch (error) {
  failClearly(error);
}
