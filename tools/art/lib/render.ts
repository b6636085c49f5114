import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { projectPath } from './paths.ts';

/**
 * Draws an SVG document at its own size into a PNG master without an alpha channel.
 */
export async function writePng(svg: string, target: string): Promise<void> {
  const path = projectPath(target);
  mkdirSync(dirname(path), { recursive: true });
  await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toFile(path);
}
