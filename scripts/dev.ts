/** `npm run dev`: the site on this machine, with every change to content or code shown at once. */
import { requireFreePort } from '../hosting/free-port.ts';
import { checkContentFolder } from '../src/content/content-folder.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';

try {
  const { PORT, HOST } = applyPreviewSettings();
  await requireFreePort(PORT, HOST);
  // Mistakes stop the page that needs the file, not the server: here they are listed beforehand.
  await checkContentFolder('content').catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
  });
  // It takes seconds to load: what keeps the site from being shown is told before.
  const { dev } = await import('astro');
  await dev({ server: { port: PORT, host: HOST } });
} catch (error) {
  failClearly(error);
}
