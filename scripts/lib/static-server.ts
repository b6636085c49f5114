import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** The one address of a page: without a trailing slash, `.html` or `index`. */
const cleanPath = (path: string): string => {
  const clean = path
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
};

/**
 * Serves a built folder the way a static host does: clean addresses, one permanent redirect from
 * every other form of them (the query is kept), and the not-found page with status 404.
 */
export const serveFolder = (folder: string, port: number): Promise<Server> => {
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    onNoMatch: (request, response) => {
      request.url = '/404';
      response.statusCode = 404;
      files(request, response);
    },
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/_astro/');
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    const clean = cleanPath(pathname);
    if (clean !== pathname) {
      response.writeHead(308, { Location: clean + search }).end();
      return;
    }
    files(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
};
