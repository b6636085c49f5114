import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import {
  cacheControl,
  isForPrograms,
  isHidden,
  OTHER_CACHE_CONTROL,
  REDIRECTS,
  SECURITY_HEADERS,
} from './rules.ts';

/**
 * Where a server answers that listens at an address of this machine, without a trailing slash.
 *
 * @param host - `localhost`, an address, or one that stands for all of them
 */
export const originAt = (host: string, port: number): string => {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

export interface RunningServer {
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** Ends it, open connections included. */
  stop: () => Promise<void>;
}

/**
 * Serves a built folder by the rules of rules.ts, as the real hosts do. The security headers
 * are those of plain http, since that is what it speaks: without Strict-Transport-Security.
 *
 * @param port - 0 takes one that is free
 * @param host - the address that it listens at: by itself nobody but this machine can connect
 */
export const serveFolder = async (
  folder: string,
  port: number,
  host = 'localhost',
): Promise<RunningServer> => {
  const notFoundPage = await readFile(join(folder, '404.html'));

  const answerNotFound = (path: string, response: ServerResponse) => {
    const [type, body] = isForPrograms(path)
      ? [PLAIN_TEXT, 'Not found\n']
      : [{ 'Content-Type': 'text/html; charset=utf-8' }, notFoundPage];
    response.writeHead(404, { ...type, 'Content-Length': body.length }).end(body);
  };

  const answerFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      // The one published kind that the library does not know.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', OTHER_CACHE_CONTROL);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...PLAIN_TEXT, Allow: 'GET, HEAD' }).end('Method not allowed\n');
      return;
    }
    const page = REDIRECTS.get(pathname);
    if (page !== undefined) {
      response.writeHead(308, { Location: page + search }).end();
      return;
    }
    // No file's name ends in a slash; the library would look for one without it.
    const isFile = !isHidden(pathname) && (pathname === '/' || !pathname.endsWith('/'));
    const answerElse = () => answerNotFound(pathname, response);
    if (isFile) answerFile(request, response, answerElse);
    else answerElse();
  };

  const server = createServer(answer).listen(port, host);
  // Throws where the port cannot be had.
  await once(server, 'listening');
  return {
    origin: originAt(host, (server.address() as AddressInfo).port),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
