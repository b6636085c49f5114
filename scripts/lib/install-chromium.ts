import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

const run = (command: string) => spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

/**
 * Makes sure that the browser tests find a Chromium: the machine's own, else the distribution's
 * package where apt may be used, else the one that Playwright downloads.
 */
export const installChromium = (): void => {
  if (chromiumPath()) return;
  console.log('No Chromium on this machine: installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get update -qq && apt-get install -y -qq chromium')) return;
  if (!run(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)) {
    throw new Error('No browser could be installed. Install Chromium and run the command again.');
  }
};
