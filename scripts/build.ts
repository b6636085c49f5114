/**
 * `npm run build`: the site for release, in dist/ or OUT_DIR. Nothing is built before all input is right.
 */
import { build } from 'astro';
import { checkContentFolder, printNotice } from '../src/content/content-folder.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { readReleaseSettings } from '../src/lib/release-settings.ts';
import { refuseSamples } from '../src/content/refuse-samples.ts';

try {
  const settings = readReleaseSettings(process.env, (notice) => {
    console.log(`Notice: ${notice}`);
  });
  const content = await checkContentFolder('content', { notify: printNotice });
  refuseSamples(content, settings.ALLOW_SAMPLE_CONTENT);
  const { firm } = content;
  if (settings.CASE_STUDIES_GATE === 'sealed') {
    const knownWords = [firm.name, firm.legalName, ...firm.offices.map(({ label }) => label)];
    // Its dictionaries take a moment to load.
    const { requireStrongPassword } = await import('../src/lib/password-strength.ts');
    requireStrongPassword(settings.CASE_STUDIES_PASSWORD, knownWords);
  }
  await build({ outDir: settings.OUT_DIR });
} catch (error) {
  failClearly(error);
}
