/** The engines that the browser tests do not drive, and where a machine has them. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './shell.ts';

export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

interface Program {
  /** The Debian packages that bring it. */
  packages: string;
  /** Where it stands, or undefined where something of it is missing. */
  path: () => string | undefined;
}

export const WEBKIT_DRIVER = 'WebKitWebDriver';
export const DISPLAY_SERVER = 'Xvfb';

const firefoxPath = () => onPath('firefox-esr') ?? onPath('firefox');

/** WebKit's own small browser, which its driver drives on a display that nobody sees. */
const miniBrowserPath = () => {
  if (!onPath(WEBKIT_DRIVER) || !onPath(DISPLAY_SERVER)) return undefined;
  return globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser').sort()[0];
};

export type EngineName = 'Firefox' | 'WebKitGTK';

export const ENGINES: Readonly<Record<EngineName, Program>> = {
  Firefox: { packages: 'firefox-esr', path: firefoxPath },
  WebKitGTK: { packages: 'webkit2gtk-driver xvfb', path: miniBrowserPath },
};

/**
 * Installs the engines that are missing, where that is possible.
 *
 * @returns the packages of those that are missing still
 */
export const installEngines = (): string[] => {
  for (const [name, { packages, path }] of Object.entries(ENGINES)) {
    if (path()) continue;
    console.log(`No ${name} on this machine: installing it.`);
    installByApt(packages);
  }
  return Object.values(ENGINES)
    .filter(({ path }) => !path())
    .map(({ packages }) => packages);
};
