/** The two servers under test, each over the built site on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { serveFolder, type RunningServer } from '../../hosting/static-server.ts';
import { DIST } from '../support/site.ts';

export const CADDYFILE = 'hosting/Caddyfile';

export interface RunningHttpsServer extends RunningServer {
  /** Where the same site answers over plain http. */
  httpOrigin: string;
  /** The certificate of the authority that Caddy makes for localhost. */
  authority: Buffer;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });

/** Caddy listens before its certificate is there, and until then refuses to speak TLS. */
const speaksTls = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    // Only whether it answers: what the certificate is worth, the tests ask.
    const socket = connectTls({ port, servername: 'localhost', rejectUnauthorized: false });
    socket.once('secureConnect', () => settle(true)).once('error', () => settle(false));
    socket.once('secureConnect', () => socket.destroy());
  });

const PATIENCE_MS = 20_000;

const startCaddy = async (
  settings: Record<string, string>,
  port: number,
  isReady: (port: number) => Promise<boolean> = isListening,
) => {
  // Certificates and state go into a folder of their own, not into the home of who runs the tests.
  const state = await mkdtemp(join(tmpdir(), 'caddy-'));
  const caddy = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      XDG_DATA_HOME: state,
      XDG_CONFIG_HOME: state,
      CADDY_ADMIN: 'off',
      SITE_FOLDER: resolve(DIST),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(caddy, 'exit');
  const stop = async () => {
    caddy.kill();
    await ended;
    await rm(state, { recursive: true });
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isReady(port))) {
    if (caddy.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`Caddy did not start:\n${log}`);
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return { state, stop };
};

/** Caddy by the committed file, over plain http. */
export const startPlainCaddy = async (): Promise<RunningServer> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { stop } = await startCaddy({ SITE_ADDRESS: origin }, port);
  return { origin, stop };
};

/** Caddy by the committed file as in production: a bare name, so that it makes https by itself. */
export const startHttpsCaddy = async (): Promise<RunningHttpsServer> => {
  const httpPort = await freePort();
  const httpsPort = await freePort();
  const { state, stop } = await startCaddy(
    { SITE_ADDRESS: 'localhost', HTTP_PORT: String(httpPort), HTTPS_PORT: String(httpsPort) },
    httpsPort,
    speaksTls,
  );
  return {
    origin: `https://localhost:${httpsPort}`,
    httpOrigin: `http://localhost:${httpPort}`,
    authority: await readFile(join(state, 'caddy/pki/authorities/local/root.crt')),
    stop,
  };
};

/** What `npm start` serves with. */
export const startStaticServer = (): Promise<RunningServer> => serveFolder(DIST, 0);
