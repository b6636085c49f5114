import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { REDIRECTS } from './rules.ts';

/** Redirects in the preview as hosts do. Astro would answer other forms of an address with a 404. */
export const oneAddress: Plugin = {
  name: 'one-address',
  enforce: 'post',
  // Before all others, once Astro has put its own there.
  configureServer: (server) => () => {
    server.middlewares.stack.unshift({
      route: '',
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
        const page = REDIRECTS.get(pathname);
        if (page === undefined) next();
        // For now alone: other sites are shown at this address, too.
        else response.writeHead(307, { Location: page + search }).end();
      },
    });
  },
};
