/** HOST-05 What a server answers who asks it for a name that is not the site's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVERS, type ServerName } from '../run/programs.ts';
import { ask, type Answer, type AskOptions } from './request.ts';
import { startCaddy, startNginx, startOwnApache, type RunningHttpsServer } from './servers.ts';

const OTHER = 'evil.example';

const START: Readonly<Record<ServerName, () => Promise<RunningHttpsServer>>> = {
  Caddy: startCaddy,
  nginx: startNginx,
  Apache: startOwnApache,
};

describe.each(Object.entries(START))('HOST-05 %s', (name, start) => {
  if (!SERVERS[name as ServerName].path()) {
    test.skip('is not installed');
    return;
  }
  let server: RunningHttpsServer;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(() => server.stop());

  /** What came, or undefined where the connection was closed. */
  const tryToAsk = (origin: string, options: AskOptions): Promise<Answer | undefined> =>
    ask(origin, '/about', { authority: server.authority, ...options }).catch(() => undefined);

  const expectNoSite = (answer: Answer | undefined) => {
    expect(answer?.headers.location).toBeUndefined();
    expect(answer?.body.toString() ?? '').not.toContain('<main');
    expect(answer?.body.toString() ?? '').not.toContain(OTHER);
  };

  test('plain http under the own name leads to https under that name', async () => {
    const { status, headers } = await ask(server.httpOrigin, '/about?x=1');
    expect(status).toBe(308);
    const { protocol, hostname, pathname, search } = new URL(headers.location ?? '');
    expect(protocol + hostname + pathname + search).toBe('https:localhost/about?x=1');
  });

  test('plain http under another name leads nowhere', async () => {
    expectNoSite(await tryToAsk(server.httpOrigin, { headers: { Host: OTHER } }));
  });

  test.each(['localhost', OTHER])(
    'https under another name gives no site, by a handshake for %s',
    async (servername) => {
      const answer = await tryToAsk(server.origin, {
        servername,
        headers: { Host: OTHER },
      });
      expectNoSite(answer);
    },
  );

  test('no redirect inside the site takes its name from the request', async () => {
    const { headers } = await ask(server.origin, '/about/', {
      authority: server.authority,
    });
    expect(new URL(headers.location ?? '', server.origin).host).toBe(new URL(server.origin).host);
  });
});
