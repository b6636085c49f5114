/** The programs that the tests drive: where a machine has them, and what brings those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath, hasHeadlessShell } from '../support/chromium.ts';

export const isRoot = process.getuid?.() === 0;

interface Program {
  /** The Debian packages that bring it. */
  packages: string;
  /** Where it stands, or undefined where something of it is missing. */
  path: () => string | undefined;
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

export const WEBKIT_DRIVER = 'WebKitWebDriver';
export const DISPLAY_SERVER = 'Xvfb';

/** The engines that the browser tests do not drive. */
export const ENGINES = {
  Firefox: { packages: 'firefox-esr', path: () => onPath('firefox-esr') ?? onPath('firefox') },
  // WebKit's own small browser, which its driver drives on a display that nobody sees.
  WebKitGTK: {
    packages: 'webkit2gtk-driver xvfb',
    path: () =>
      onPath(WEBKIT_DRIVER) && onPath(DISPLAY_SERVER)
        ? globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser').sort()[0]
        : undefined,
  },
} as const satisfies Readonly<Record<string, Program>>;
export type EngineName = keyof typeof ENGINES;

/** A screen reader, and the desktop on which it reads in Firefox: see tools/heard. */
export const SCREEN_READER = {
  Orca: {
    packages: 'orca firefox-esr xvfb xdotool dbus at-spi2-core',
    path: () =>
      ['xdotool', 'dbus-daemon', DISPLAY_SERVER].every(onPath) && ENGINES.Firefox.path()
        ? onPath('orca')
        : undefined,
  },
} as const satisfies Readonly<Record<string, Program>>;

export const APACHE_MODULES = '/usr/lib/apache2/modules';
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where Debian puts a server, if what it needs besides is there too. */
const server = (program: string, module: string) => () =>
  [program, module].every((file) => existsSync(file)) ? program : undefined;

/** The servers that the site is proven on. */
export const SERVERS = {
  Caddy: { packages: 'caddy', path: () => onPath('caddy') },
  nginx: {
    packages: 'nginx-light libnginx-mod-http-brotli-static openssl',
    path: server('/usr/sbin/nginx', BROTLI_MODULE),
  },
  // Without the package apache2, which would start a server.
  Apache: {
    packages: 'apache2-bin openssl',
    path: server('/usr/sbin/apache2', `${APACHE_MODULES}/mod_rewrite.so`),
  },
} as const satisfies Readonly<Record<string, Program>>;
export type ServerName = keyof typeof SERVERS;

/** @returns whether the command ended well; what it prints is shown */
const run = (command: string): boolean =>
  spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

/** Installs packages of the distribution, as root or by sudo where that asks for no password. */
const installByApt = (packages: string): boolean => {
  const command = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  return run(isRoot ? command : `sudo -n sh -c '${command}'`);
};

/**
 * Installs those that are missing, where that is possible.
 *
 * @throws Error where one is missing still and has to run, because CI is set
 */
const install = (programs: Readonly<Record<string, Program>>): void => {
  for (const [name, { packages, path }] of Object.entries(programs)) {
    if (path()) continue;
    console.log(`No ${name} on this machine: installing it.`);
    installByApt(packages);
    if (process.env['CI'] && !path()) {
      throw new Error(`${name} has to run here and could not be installed: ${packages}`);
    }
  }
};

export const installEngines = (): void => install(ENGINES);
export const installServers = (): void => install(SERVERS);
export const installScreenReader = (): void => install(SCREEN_READER);

/**
 * Makes sure that the browser tests find a Chromium: the machine's own, else the distribution's
 * package where apt may be used, else the one that Playwright downloads. A machine's own does it all;
 * its small form beside it is worth half the time, where nobody has to be asked for it.
 */
export const installChromium = (): void => {
  if (chromiumPath() && (hasHeadlessShell() || !isRoot)) return;
  console.log('No Chromium, or not its small form, on this machine: installing it.');
  if (installByApt('chromium chromium-headless-shell') || chromiumPath()) return;
  if (!run(`playwright install ${isRoot ? '--with-deps ' : ''}chromium`)) {
    throw new Error('No browser could be installed. Install Chromium and run the command again.');
  }
};
