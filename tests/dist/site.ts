/** The built site as its files, for the tests in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { DIST } from '../support/site.ts';

/** Paths of all published files, below dist/. */
export const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));

export const readDist = (file: string): Buffer => readFileSync(join(DIST, file));

interface BuiltPage {
  file: string;
  html: string;
  root: HTMLElement;
}

export const builtPages: BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readDist(file).toString('utf8');
    return { file, html, root: parse(html) };
  });

/** A text as it is read, however it is broken and bound. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Bytes on the wire at Brotli's highest quality. */
export const brotliSize = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
