/** The servers that the site is proven on, and where Debian puts them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installByApt } from './shell.ts';

interface Server {
  /** The Debian packages that bring it. */
  packages: string;
  program: string;
  /** What must be there besides the program. */
  files: readonly string[];
}

const NGINX_MODULES = '/usr/lib/nginx/modules';

export const APACHE_MODULES = '/usr/lib/apache2/modules';
export const BROTLI_MODULE = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;

export type ServerName = 'Caddy' | 'nginx' | 'Apache';

export const SERVERS: Readonly<Record<ServerName, Server>> = {
  Caddy: { packages: 'caddy', program: 'caddy', files: [] },
  nginx: {
    packages: 'nginx-light libnginx-mod-http-brotli-static openssl',
    program: '/usr/sbin/nginx',
    files: [BROTLI_MODULE],
  },
  // Without the package apache2, which would start a server.
  Apache: {
    packages: 'apache2-bin openssl',
    program: '/usr/sbin/apache2',
    files: [`${APACHE_MODULES}/mod_rewrite.so`],
  },
};

export const isInstalled = ({ program, files }: Server): boolean =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-v']).status === 0 &&
  files.every((file) => existsSync(file));

/**
 * Installs the servers that are missing, where that is possible.
 *
 * @returns those that are missing still
 */
export const installServers = (): Server[] => {
  for (const [name, server] of Object.entries(SERVERS)) {
    if (isInstalled(server)) continue;
    console.log(`No ${name} on this machine: installing it.`);
    installByApt(server.packages);
  }
  return Object.values(SERVERS).filter((server) => !isInstalled(server));
};
