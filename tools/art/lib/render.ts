import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { projectPath } from './paths.ts';

/**
 * Draws an SVG document at its own size into a PNG master without an alpha channel.
 *
 * @param layers - pictures of the same size to lay over it, the lowest first
 */
export async function writePng(
  svg: string,
  target: string,
  layers: readonly Buffer[] = [],
): Promise<void> {
  const path = projectPath(target);
  mkdirSync(dirname(path), { recursive: true });
  await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .composite(layers.map((input) => ({ input })))
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toFile(path);
}

/** Draws an SVG document into the file that a style sheet shows as it is: no build step follows. */
export async function writeBackground(svg: string, target: string): Promise<void> {
  await sharp(Buffer.from(svg)).resize(800).webp({ quality: 60 }).toFile(projectPath(target));
}
