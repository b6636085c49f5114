import { spawnSync } from 'node:child_process';
import { installByApt } from './shell.ts';

/**
 * Makes sure that the tests find a Caddy: the machine's own, else the distribution's package where
 * apt may be used.
 *
 * @throws Error that says what to do
 */
export const installCaddy = (): void => {
  if (spawnSync('caddy', ['version']).status === 0) return;
  console.log('No Caddy on this machine: installing one.');
  if (!installByApt('caddy')) {
    throw new Error(
      'Caddy could not be installed. Install it as docs/hosting.md says and run the command again.',
    );
  }
};
