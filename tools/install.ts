import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const LOCK = 'tools/package-lock.json';
/** Written by npm at the end of an installation. */
const INSTALLED = 'tools/node_modules/.package-lock.json';

/** Installs the packages of the workshop, where they are missing or older than their lock file. */
export const installTools = (): void => {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing the packages of tools/, which only its commands need.');
  execSync('npm ci --prefix tools --no-audit --no-fund', { stdio: 'inherit' });
};
