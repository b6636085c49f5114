import { chromiumPath } from '../support/chromium.ts';
import { installByApt, isRoot, run } from './shell.ts';

/**
 * Makes sure that the browser tests find a Chromium: the machine's own, else the distribution's
 * package where apt may be used, else the one that Playwright downloads.
 */
export const installChromium = (): void => {
  if (chromiumPath()) return;
  console.log('No Chromium on this machine: installing one.');
  if (installByApt('chromium')) return;
  if (!run(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)) {
    throw new Error('No browser could be installed. Install Chromium and run the command again.');
  }
};
