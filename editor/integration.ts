/** Serves the page of forms at /admin while the site is shown on this machine, and never else. */
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { editorPage } from './page.ts';

/** The folder that its user picks; the editor wants a name as of a repository. */
const FOLDER = { name: 'github', repo: `local/${basename(process.cwd())}` } as const;

export const editor: AstroIntegration = {
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ vite: { optimizeDeps: { include: ['yaml', 'yaml/util'] } } });
    },
    'astro:server:setup': ({ server }) => {
      // Neither has Vite's client, which would load the forms anew whenever a file is saved.
      server.middlewares.use('/admin/cms', sirv('node_modules/@sveltia/cms', { dev: true }));
      server.middlewares.use('/admin', ({ url = '/' }, response, next) => {
        if (!/^\/(?:\?.*)?$/.test(url)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(editorPage('/editor/admin.ts', FOLDER));
      });
    },
  },
};
