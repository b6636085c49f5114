/** The document of the page of forms. */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { editorConfig, formatOf, FORMS } from './forms.ts';
import type { FormField } from './files.ts';

/** What the page gives its script. */
export interface EditorPage {
  config: CmsConfig;
  forms: Record<string, { format: string; ending: string; fields: FormField[]; page: string }>;
}

/** What the editor asks for by name as it needs it. */
const MODULES = JSON.stringify({
  imports: {
    immutable: '/node_modules/immutable/dist/immutable.es.js',
    'exifr/dist/lite.esm.mjs': '/node_modules/exifr/dist/lite.esm.mjs',
  },
});

const hash = createHash('sha256').update(MODULES).digest('base64');

/** Nothing from anywhere else, and nothing to anywhere else: not even the question whether there is news. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/**
 * @param script - the address of admin.ts
 * @param backend - where it saves to
 */
export const editorPage = (script: string, backend: CmsConfig['backend']): string => {
  const forms = Object.fromEntries(
    Object.entries(FORMS).map(([name, { file, fields, page }]) => [
      name,
      { format: formatOf(name), ending: extname(file).slice(1) || 'yaml', fields, page },
    ]),
  );
  const data = JSON.stringify({ config: editorConfig(backend), forms }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>Editing the website</title>
  <style>
    /* On this machine nobody signs in anywhere. */
    .buttons > .secondary { display: none; }
  </style>
  <script type="application/json" id="editor">${data}</script>
  <script type="importmap">${MODULES}</script>
  <script type="module" src="/admin/cms/npm/index.js"></script>
  <script type="module" src="${script}"></script>
</html>
`;
};
