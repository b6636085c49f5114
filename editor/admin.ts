/** The page of forms, in the browser. */
import type CMS from '@sveltia/cms';
import type { createElement } from 'react';
import { readFile, writeFile, type Values } from './files.ts';
import type { EditorPage } from './page.ts';
import { createStores } from './stores.ts';

declare global {
  interface Window {
    /** The editor, from a script of its own, and the React that shows elements in it. */
    CMS: typeof CMS;
    createElement: typeof createElement;
  }
}

const { config, forms } = JSON.parse(
  document.querySelector('#editor')?.textContent ?? '',
) as EditorPage;

const FILLING = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const;

for (const [name, { format, ending, fields, page }] of Object.entries(forms)) {
  window.CMS.registerCustomFormat(format, ending, {
    fromFile: readFile,
    toFile: (values: Values) => writeFile(values, fields),
  });
  // Beside each form: the page that shows what it holds, as it was saved last.
  window.CMS.registerPreviewTemplate(name, () =>
    window.createElement('iframe', { src: page, title: page, style: FILLING }),
  );
}
if (config.backend.name === 'github') await createStores(config.backend.repo);
await window.CMS.init({ config });
