import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** @returns whether the command ended well; what it prints is shown */
export const run = (command: string): boolean =>
  spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

/** Installs a package of the distribution, as root or by sudo where that asks for no password. */
export const installByApt = (name: string): boolean => {
  const command = `apt-get update -qq && apt-get install -y -qq ${name}`;
  return run(isRoot ? command : `sudo -n sh -c '${command}'`);
};
