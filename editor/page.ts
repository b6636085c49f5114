/** The document of the page of forms. */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { editorConfig, formatOf, FORMS, type EditorWay } from './forms.ts';
import type { FormField } from './files.ts';

/** What the page gives its script. */
export interface EditorPage {
  config: CmsConfig;
  forms: Record<string, { format: string; ending: string; fields: FormField[]; page: string }>;
}

/** What the page may load: its own, nothing from anywhere else, and nothing to anywhere else. */
const OWN = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  // The editor writes styles as it goes.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'connect-src': "'self' blob: data:",
  'frame-src': "'self' blob:",
  'base-uri': "'none'",
  'form-action': "'none'",
};

type Policy = typeof OWN;

const pageOf = (way: EditorWay, policy: Policy, parts: readonly string[]): string => {
  const forms = Object.fromEntries(
    Object.entries(FORMS).map(([name, { file, fields, page }]) => [
      name,
      { format: formatOf(name), ending: extname(file).slice(1) || 'yaml', fields, page },
    ]),
  );
  const data = JSON.stringify({ config: editorConfig(way), forms }).replaceAll('<', '\\u003c');
  const directives = Object.entries(policy).map((directive) => directive.join(' '));
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>Editing the website</title>
  <script type="application/json" id="editor">${data}</script>
  ${parts.join('\n  ')}
</html>
`;
};

const scriptOf = (address: string) => `<script type="module" src="${address}"></script>`;

/** What the editor asks for by name as it needs it. */
const MODULES = JSON.stringify({
  imports: {
    immutable: '/node_modules/immutable/dist/immutable.es.js',
    'exifr/dist/lite.esm.mjs': '/node_modules/exifr/dist/lite.esm.mjs',
  },
});

const hash = createHash('sha256').update(MODULES).digest('base64');

/**
 * The page while the site is shown on this machine, for the folder that its user picks.
 *
 * @param name - of the folder, as of a repository
 */
export const localPage = (name: string): string =>
  pageOf(
    { backend: { name: 'github', repo: name } },
    { ...OWN, 'script-src': `${OWN['script-src']} 'sha256-${hash}'` },
    [
      // Nobody signs in anywhere.
      '<style>.buttons > .secondary { display: none; }</style>',
      `<script type="importmap">${MODULES}</script>`,
      scriptOf('/admin/cms/npm/index.js'),
      scriptOf('/editor/admin.ts'),
    ],
  );

/**
 * The page that is published: who has a token of a repository signs in by it, and each record that is
 * changed becomes a branch with a pull request.
 *
 * @param repository - owner and name
 * @param script - the address of web.ts
 */
export const webPage = (repository: string, script: string): string =>
  pageOf(
    {
      backend: { name: 'github', repo: repository, auth_methods: ['token'] },
      publish_mode: 'editorial_workflow',
      // The published pages show nothing of what is not published, and are in no frame.
      editor: { preview: false },
    },
    {
      ...OWN,
      'img-src': `${OWN['img-src']} https://avatars.githubusercontent.com`,
      'connect-src': `${OWN['connect-src']} https://api.github.com`,
    },
    [scriptOf(script)],
  );
