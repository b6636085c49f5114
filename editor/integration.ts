/**
 * The page of forms at /admin: while the site is shown on this machine, for a folder; in a build only
 * where it is asked for, for a repository on GitHub.
 */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { build } from 'vite';
import { EDITOR_PATH } from '../src/lib/paths.ts';
import { localPage, webPage } from './page.ts';

const LICENCES = '_astro/editor-licences.md';

/** Bundles the script of the published page, and gives its address. */
const bundle = async (folder: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: '_astro',
      license: { fileName: LICENCES },
      // Nobody opens it but who edits: it need not suit the oldest engines.
      target: 'es2023',
      // Colours for code, of which no form holds any: three hundred files.
      rolldownOptions: { input: 'editor/web.ts', external: /^@shikijs\// },
      chunkSizeWarningLimit: Infinity,
    },
  });
  const chunks = 'output' in result ? result.output : [];
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('The script of the editor was not built');
  return `/${entry.fileName}`;
};

/** @param repository - owner and name, where the page is to be published */
export const editor = (repository: string | undefined): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, logger, updateConfig }) => {
      if (command === 'build' && repository) {
        logger.info(
          `The forms are published too, at ${EDITOR_PATH}: they save to https://github.com/${repository} (docs/editing.md).`,
        );
      }
      if (command !== 'dev') return;
      updateConfig({ vite: { optimizeDeps: { include: ['yaml', 'yaml/util'] } } });
    },
    'astro:server:setup': ({ server }) => {
      // Neither has Vite's client, which would load the forms anew whenever a file is saved.
      server.middlewares.use(
        `${EDITOR_PATH}/cms`,
        sirv('node_modules/@sveltia/cms', { dev: true }),
      );
      server.middlewares.use(EDITOR_PATH, ({ url = '/' }, response, next) => {
        if (!/^\/(?:\?.*)?$/.test(url)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        // The editor wants the name of the folder as of a repository.
        response.end(localPage(`local/${basename(process.cwd())}`));
      });
    },
    'astro:build:done': async ({ dir }) => {
      if (!repository) return;
      const script = await bundle(fileURLToPath(dir));
      await writeFile(new URL('admin.html', dir), webPage(repository, script));
    },
  },
});
