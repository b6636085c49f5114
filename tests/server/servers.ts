/** The servers under test, each over the built site on free ports. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { apacheConf } from '../../hosting/apache.ts';
import { caddyfile } from '../../hosting/caddy.ts';
import { nginxConf } from '../../hosting/nginx.ts';
import { DIST } from '../support/site.ts';
import { serveFolder, type RunningServer } from '../../hosting/static-server.ts';
import {
  APACHE_MODULES,
  BROTLI_MODULE,
  isRoot,
  SERVERS,
  type ServerName,
} from '../run/programs.ts';
import { freePort } from '../support/free-port.ts';

export interface RunningHttpsServer extends RunningServer {
  /** Where the same site answers over plain http. */
  httpOrigin: string;
  /** The certificate of the only authority that is to be trusted. */
  authority: Buffer;
}

/** Caddy listens before its certificate is there, and until then refuses to speak TLS. */
const speaksTls = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    // Only whether it answers: what the certificate is worth, the tests ask.
    const socket = connectTls({
      port,
      servername: 'localhost',
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => settle(true)).once('error', () => settle(false));
    socket.once('secureConnect', () => socket.destroy());
  });

const PATIENCE_MS = 20_000;

/** What a server is started with. */
interface Start {
  command: string;
  parts: string[];
  environment?: Record<string, string>;
  isReady: () => Promise<boolean>;
}

/** A folder for all that a server writes, and the server, until it is stopped. */
const startIn = async (state: string, { command, parts, environment, isReady }: Start) => {
  const server = spawn(command, parts, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    await rm(state, { recursive: true });
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start:\n${log}`);
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return stop;
};

const programOf = (name: ServerName): string => {
  const path = SERVERS[name].path();
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
};

const newState = () => mkdtemp(join(tmpdir(), 'server-'));

/** Caddy, which makes its certificate by itself. */
export const startCaddy = async (): Promise<RunningHttpsServer> => {
  // Certificates and state go into a folder of their own, not into the home of who runs the tests.
  const state = await newState();
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  const file = join(state, 'Caddyfile');
  await writeFile(
    file,
    caddyfile({
      name: 'localhost',
      folder: resolve(DIST),
      admin: 'off',
      ...ports,
    }),
  );
  const stop = await startIn(state, {
    command: programOf('Caddy'),
    parts: ['run', '--config', file, '--adapter', 'caddyfile'],
    environment: { XDG_DATA_HOME: state, XDG_CONFIG_HOME: state },
    isReady: () => speaksTls(ports.httpsPort),
  });
  return {
    origin: `https://localhost:${ports.httpsPort}`,
    httpOrigin: `http://localhost:${ports.httpPort}`,
    authority: await readFile(join(state, 'caddy/pki/authorities/local/root.crt')),
    stop,
  };
};

/** Makes a certificate for localhost, as its own authority, under the names that certbot gives. */
const makeCertificate = (folder: string): void => {
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
};

/** A server that is given its certificate. */
const startWithCertificate = async (
  configure: (
    state: string,
    ports: { httpPort: number; httpsPort: number },
  ) => Promise<Pick<Start, 'command' | 'parts'>>,
): Promise<RunningHttpsServer> => {
  const state = await newState();
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  makeCertificate(state);
  const stop = await startIn(state, {
    ...(await configure(state, ports)),
    isReady: () => speaksTls(ports.httpsPort),
  });
  return {
    origin: `https://localhost:${ports.httpsPort}`,
    httpOrigin: `http://localhost:${ports.httpPort}`,
    authority: await readFile(join(state, 'fullchain.pem')),
    stop,
  };
};

/** nginx, by a main file as Debian's in which the site's own stands. */
export const startNginx = (): Promise<RunningHttpsServer> =>
  startWithCertificate(async (state, ports) => {
    const site = join(state, 'site.conf');
    await writeFile(
      site,
      nginxConf({
        name: 'localhost',
        folder: resolve(DIST),
        certificates: state,
        ...ports,
      }),
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(state, kind)};`,
    );
    const main = join(state, 'nginx.conf');
    await writeFile(
      main,
      `load_module ${BROTLI_MODULE};
      ${isRoot ? 'user root;' : ''}
      daemon off; worker_processes 1; pid ${join(state, 'pid')}; error_log stderr;
      events {}
      http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${site}; }`,
    );
    return {
      command: programOf('nginx'),
      parts: ['-c', main, '-e', 'stderr'],
    };
  });

const APACHE_PARTS = [
  'mpm_event',
  ...['authz_core', 'dir', 'env', 'mime', 'alias', 'headers', 'rewrite', 'setenvif', 'ssl'],
  // As Debian enables them: they must not harm.
  ...['deflate', 'negotiation', 'autoindex', 'filter'],
];

const startApache = (configure: (site: Required<Parameters<typeof apacheConf>[0]>) => string) =>
  startWithCertificate(async (state, ports) => {
    const folder = join(state, 'site');
    // As old as they are: of a file that is new within the second, Apache says another ETag.
    await cp(DIST, folder, { recursive: true, preserveTimestamps: true });
    const lines = APACHE_PARTS.map(
      (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
    );
    const main = join(state, 'apache2.conf');
    await mkdir(join(state, 'run'));
    await writeFile(
      main,
      `ServerRoot ${state}
      ${lines.join('\n')}
      DefaultRuntimeDir ${join(state, 'run')}
      PidFile ${join(state, 'pid')}
      ServerName localhost
      ErrorLog ${join(state, 'error.log')}
      LogLevel error
      ${isRoot ? 'User www-data\nGroup www-data' : ''}
      TypesConfig /etc/mime.types
      # What Debian sets that could harm: .br is Breton there, and texts are compressed on their way.
      AddLanguage br .br
      AddType application/x-gzip .gz
      AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json
      Listen ${ports.httpPort}
      Listen ${ports.httpsPort}
      ${configure({ name: 'localhost', folder, certificates: state, ...ports })}`,
    );
    if (isRoot) execFileSync('chmod', ['-R', 'a+rX', state]);
    return {
      command: programOf('Apache'),
      parts: ['-f', main, '-D', 'FOREGROUND'],
    };
  });

/** Apache on a server of one's own. */
export const startOwnApache = () => startApache((ports) => apacheConf(ports));

/** Apache at a host, where all that is ours are the files, and MultiViews may be on. */
export const startSharedApache = () =>
  startApache(
    ({ httpsPort, certificates, folder }) => `ServerTokens Prod
      <VirtualHost *:${httpsPort}>
        ServerName localhost
        SSLEngine on
        SSLCertificateFile ${certificates}/fullchain.pem
        SSLCertificateKeyFile ${certificates}/privkey.pem
        DocumentRoot ${folder}
        <Directory ${folder}>
          Require all granted
          Options Indexes FollowSymLinks MultiViews
          AllowOverride All
        </Directory>
      </VirtualHost>`,
  );

/** What `npm start` serves with. */
export const startStaticServer = (): Promise<RunningServer> => serveFolder(DIST, 0);
