/** `npm run check:types`: types of everything, .astro files included. */
import { spawnSync } from 'node:child_process';
import { applyPreviewSettings } from './lib/preview-settings.ts';

// The configuration reads the settings; their values do not matter to types.
applyPreviewSettings();
const { status } = spawnSync('astro', ['check'], { stdio: 'inherit', shell: true });
process.exit(status ?? 1);
