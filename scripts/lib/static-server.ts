import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import {
  cacheControl,
  isForPrograms,
  isHidden,
  OTHER_CACHE_CONTROL,
  REDIRECTS,
  SECURITY_HEADERS,
} from './host-rules.ts';

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Serves a built folder by the rules of host-rules.ts, as the real hosts do. The security headers
 * are those of plain http, since that is what it speaks: without Strict-Transport-Security.
 */
export const serveFolder = async (folder: string, port: number): Promise<Server> => {
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

  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
};
