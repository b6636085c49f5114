/** `npm run check:types`: types of everything, .astro files included. */
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';
import { run } from '../tests/run/shell.ts';

// The configuration reads the settings; their values do not matter to types.
applyPreviewSettings();
process.exitCode = run('astro check') ? 0 : 1;
