/** `npm run check:types`: types of everything, .astro files included; of tools/ where it is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';

// The browser's part without Node's types, Node's without the browser's, and all of it.
const CHECKS = ['tsc -p src/islands', 'tsc -p hosting', 'astro check'];
if (existsSync('tools/node_modules')) CHECKS.push('tsc -p tools');
else console.log('tools/ is not installed: its types are not checked here.');

// The configuration reads the settings; their values do not matter to types.
applyPreviewSettings();
for (const check of CHECKS) {
  if (spawnSync(check, { stdio: 'inherit', shell: true }).status !== 0) process.exitCode = 1;
}
