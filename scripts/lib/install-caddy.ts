import { spawnSync } from 'node:child_process';

const APT = 'apt-get update -qq && apt-get install -y -qq caddy';

const run = (command: string) => spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

/**
 * Makes sure that the tests find a Caddy: the machine's own, else the distribution's package where
 * apt may be used.
 *
 * @throws Error that says what to do
 */
export const installCaddy = (): void => {
  if (spawnSync('caddy', ['version']).status === 0) return;
  console.log('No Caddy on this machine: installing one.');
  const isRoot = process.getuid?.() === 0;
  if (!run(isRoot ? APT : `sudo -n sh -c '${APT}'`)) {
    throw new Error(
      'Caddy could not be installed. Install it as docs/hosting.md says and run the command again.',
    );
  }
};
