/** Every rule of serving, by HTTP, on Caddy and on the server of `npm start`. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OTHER_CACHE_CONTROL, SECURITY_HEADERS, TRANSPORT_SECURITY } from '../../hosting/rules.ts';
import {
  fileOf,
  FORMS,
  HASHED,
  HOSTILE_PATHS,
  MISSING_FILES,
  MISSING_PAGES,
  PAGES,
  SCRIPT,
  TYPES,
  UNHASHED,
} from './cases.ts';
import { ask as askServer, type Answer, type AskOptions } from './request.ts';
import {
  startNginx,
  startOwnApache,
  startCaddy,
  startSharedApache,
  startStaticServer,
} from './servers.ts';
import { SERVERS, type ServerName } from '../run/programs.ts';
import type { RunningServer } from '../../hosting/static-server.ts';

const notFoundPage = readFileSync(fileOf('/404'));

interface Served {
  title: string;
  /** The program that it needs; absent for our own. */
  needs?: ServerName;
  start: () => Promise<RunningServer & { authority?: Buffer }>;
  /** What it says of itself and cannot be kept from saying. */
  banner?: string;
  /** The methods that it names to who comes with another; GET and HEAD alone, but for what is said here. */
  allow?: string[];
}

const SERVED: readonly Served[] = [
  { title: 'npm start', start: startStaticServer },
  { title: 'Caddy', needs: 'Caddy', start: startCaddy },
  { title: 'nginx', needs: 'nginx', start: startNginx, banner: 'nginx' },
  { title: 'Apache', needs: 'Apache', start: startOwnApache, banner: 'Apache' },
  {
    title: 'Apache at a host',
    needs: 'Apache',
    start: startSharedApache,
    banner: 'Apache',
    // Only the host can turn TRACE off.
    allow: ['GET', 'HEAD', 'TRACE'],
  },
];

describe.each(SERVED)('$title', ({ needs, start, banner, allow = ['GET', 'HEAD'] }) => {
  if (needs && !SERVERS[needs].path()) {
    test.skip('is not installed');
    return;
  }
  let server: RunningServer & { authority?: Buffer };
  const ask = (path: string, options: AskOptions = {}): Promise<Answer> =>
    askServer(server.origin, path, { authority: server.authority, ...options });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    ask(path, { headers });

  beforeAll(async () => {
    server = await start();
  });

  afterAll(() => server.stop());

  test.each(PAGES)('%s is a page, with and without a query', async (path) => {
    for (const address of [path, `${path}?utm_source=x&b=1`]) {
      const { status, body } = await get(address);
      expect(status).toBe(200);
      expect(body.equals(readFileSync(fileOf(path)))).toBe(true);
    }
  });

  test.each(FORMS)('HOST-02 NAV-08 %s leads to %s once and keeps the query', async (form, page) => {
    for (const query of ['', '?utm_source=x&b=%20%C3%B1']) {
      const { status, headers } = await get(form + query);
      expect([301, 308]).toContain(status);
      expect(new URL(headers.location ?? '', server.origin).href).toBe(
        new URL(page + query, server.origin).href,
      );
    }
  });

  test.each(MISSING_PAGES)('HOST-01 %s is 404 with the page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['cache-control']).toBe(OTHER_CACHE_CONTROL);
    expect(body.equals(notFoundPage)).toBe(true);
  });

  test.each(MISSING_FILES)('HOST-01 %s is 404 and no page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain\b/);
    expect(headers['cache-control']).toBe(OTHER_CACHE_CONTROL);
    expect(body.length).toBeLessThan(20);
  });

  test('an unknown address stays unknown to who has its page already', async () => {
    const { headers } = await get('/nope');
    const known = { 'If-None-Match': headers.etag ?? '*' };
    expect((await get('/nope', known)).status).toBe(404);
  });

  test.each(HOSTILE_PATHS)('%s gives nothing away and does no harm', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
    expect(body.includes('devDependencies')).toBe(false);
    expect((await get('/')).status).toBe(200);
  });

  test.each(TYPES)('%s has its type', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  test.each(HASHED)('HOST-03 %s is kept for a year', async (path) => {
    expect((await get(path)).headers['cache-control']).toMatch(/max-age=31536000\b.*\bimmutable/);
  });

  test.each(UNHASHED)('HOST-03 %s is asked for anew, and costs nothing unchanged', async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(path, { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  describe.each(['/', '/about', '/case-studies.sealed.json', SCRIPT])(
    'compression of %s',
    (path) => {
      const original = readFileSync(fileOf(path));

      test.each([
        ['br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ])('Accept-Encoding: %s', async (accepted, encoding, decompress) => {
        const { headers, body } = await get(path, {
          'Accept-Encoding': accepted,
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toMatch(/^accept-encoding$/i);
        expect(headers['content-type']).toBe((await get(path)).headers['content-type']);
        expect(body.length).toBeLessThan(original.length);
        expect(decompress(body).equals(original)).toBe(true);
      });

      test('without Accept-Encoding', async () => {
        const { headers, body } = await get(path);
        expect(headers['content-encoding']).toBeUndefined();
        // Said here too, or a cache between would give this answer to everybody.
        expect(headers.vary).toMatch(/^accept-encoding$/i);
        expect(body.equals(original)).toBe(true);
      });
    },
  );

  test('pictures and fonts are not compressed again', async () => {
    for (const path of HASHED.filter((file) => !file.endsWith('.js'))) {
      const { headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect(headers['content-encoding'], path).toBeUndefined();
    }
  });

  test('the security headers are on every answer', async () => {
    for (const path of ['/', '/about/', '/nope', '/nope.js', '/favicon.ico', SCRIPT]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      }
    }
  });

  test('every answer over https asks for https ever after, and none over plain http', async () => {
    const isSecure = server.origin.startsWith('https:');
    for (const path of ['/', '/about/', '/nope', '/nope.js', '/favicon.ico', SCRIPT]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(TRANSPORT_SECURITY)) {
        expect(headers[name.toLowerCase()], path).toBe(isSecure ? value : undefined);
      }
    }
  });

  test('no answer tells more of what serves it than can be helped', async () => {
    for (const path of ['/', '/about/', '/nope', '/nope.js', SCRIPT]) {
      const { headers } = await get(path);
      expect(headers.server, path).toBe(banner);
      for (const name of ['x-powered-by', 'via']) {
        expect(headers[name], `${path} ${name}`).toBeUndefined();
      }
    }
  });

  test('HEAD is GET without the body', async () => {
    for (const path of ['/', '/about/', '/nope', '/nope.js', SCRIPT]) {
      const headers = { 'Accept-Encoding': 'br' };
      const whole = await get(path, headers);
      const head = await ask(path, { method: 'HEAD', headers });
      expect(head.status, path).toBe(whole.status);
      expect(head.body, path).toHaveLength(0);
      for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
        expect(head.headers[name], `${path} ${name}`).toBe(whole.headers[name]);
      }
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    for (const path of ['/', '/about/', '/nope.js']) {
      const { status, headers } = await ask(path, { method });
      expect(status, path).toBe(405);
      expect(headers.allow?.split(/, */).filter(Boolean), path).toEqual(allow);
      expect(headers['content-type'], path).toMatch(/^text\/plain\b/);
    }
  });
});
