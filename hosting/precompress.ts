import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Pictures and fonts are compressed already. */
const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Below this a file fits into the first packet either way. */
const LEAST_BYTES = 1024;

const compressBrotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const compressGzip = (content: Buffer) =>
  promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

/** Writes a Brotli and a gzip copy beside the file, if it is large enough to gain by them. */
export const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  await writeFile(`${file}.br`, await compressBrotli(content));
  await writeFile(`${file}.gz`, await compressGzip(content));
};

/**
 * Writes a compressed copy beside every text file, at qualities too slow for a server at work. Has
 * to be the last integration: what another changes after it would not reach the copies.
 */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => TEXT_FILE.test(file))
          .map((file) => compressFile(join(folder, file))),
      );
    },
  },
});
