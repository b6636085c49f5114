/** `npm run dev`: the site on this machine, with every change to content or code shown at once. */
import { dev } from 'astro';
import { failClearly } from './lib/fail-clearly.ts';
import { applyPreviewSettings } from './lib/preview-settings.ts';

try {
  const { PORT } = applyPreviewSettings();
  await dev({ server: { port: PORT } });
} catch (error) {
  failClearly(error);
}
