import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';

/** Data blocks are no scripts: browsers never run them, so no policy speaks of them. */
const DATA_BLOCK = 'application/ld+json';

/** Browsers hash a text with the line ends that HTML knows, whatever those of the file are. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');

const hashesOf = (elements: readonly HTMLElement[]): string =>
  [...new Set(elements.map(({ innerHTML }) => `'sha256-${hashOf(innerHTML)}'`))].join(' ');

/** @param imageHost - where pictures come from besides the site itself */
export const policyOf = (html: string, imageHost: string | undefined): string => {
  const root = parse(html, { comment: true });
  const scripts = root
    .querySelectorAll('script:not([src])')
    .filter((script) => script.getAttribute('type') !== DATA_BLOCK);
  const hasIsland = root.querySelector('astro-island') !== null;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': hashesOf(scripts) + (hasIsland ? " 'self'" : ''),
    'style-src': hashesOf(root.querySelectorAll('style')),
    'img-src': imageHost ? `'self' ${imageHost}` : "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // Pages without an island ask for nothing, but Lighthouse reads robots.txt as if the page did, and
    // counts a refusal against it.
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
};

/** Astro writes the style of its islands beside the first of them, in the body, where HTML knows none. */
export const gatherStyles = (html: string): string => {
  const end = html.indexOf('</head>');
  const styles: string[] = [];
  const rest = html.slice(end).replace(/<style>[^<]*<\/style>/g, (style) => {
    styles.push(style);
    return '';
  });
  return html.slice(0, end) + styles.join('') + rest;
};

/**
 * Gives every page a content policy of its own: hashes of exactly the inline scripts and styles
 * that it holds, and nothing else allowed. It comes first in the head, so that it governs all that
 * follows. (Astro's own policy comes last and knows no `is:inline` parts.) What a meta element cannot
 * say, such as `frame-ancestors`, is said by the host's headers.
 */
export const contentPolicy = (imageHost: string | undefined): AstroIntegration => ({
  name: 'content-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = (await readdir(folder, { recursive: true })).filter((file) =>
        file.endsWith('.html'),
      );
      for (const file of pages) {
        const html = gatherStyles(await readFile(join(folder, file), 'utf8'));
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, imageHost)}">`;
        // The declaration of the character set stays within the first 1024 bytes.
        const withPolicy = html.replace(/<meta charset="utf-8">/, (charset) => charset + meta);
        if (withPolicy === html) throw new Error(`${file} declares no character set`);
        await writeFile(join(folder, file), withPolicy);
      }
    },
  },
});
