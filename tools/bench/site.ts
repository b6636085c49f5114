import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';
import { applyPreviewSettings } from '../../src/lib/preview-settings.ts';
import { serveFolder } from '../../hosting/static-server.ts';
import type { PageId } from '../../src/lib/paths.ts';
import { writeBaseline } from './baseline.ts';

/** What every measurement is given. */
export interface Bench {
  /** Where the site is served, without a trailing slash; its baseline stands in `/plain`. */
  base: string;
  folder: string;
  password: string;
  pages: readonly PageId[];
  /** How often each figure is taken; the median counts. */
  runs: number;
  /** An address to hold a page of this site against; empty where none was given. */
  against: string;
}

/** A temporary folder, gone when `use` is done. */
export const withTemporaryFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Builds the site with sample values and serves it with its baseline, as long as `use` runs. */
export const withSite = (
  use: (site: Pick<Bench, 'base' | 'folder' | 'password'>) => Promise<void>,
) =>
  withTemporaryFolder(async (folder) => {
    const { PORT, CASE_STUDIES_PASSWORD } = applyPreviewSettings();
    await build({ outDir: 'preview', logLevel: 'warn' });
    await cp('preview', folder, { recursive: true });
    await writeBaseline(folder);
    // The port that the pages name in their addresses: search engines' checks compare the two.
    const { origin, stop } = await serveFolder(folder, PORT);
    try {
      await use({ base: origin, folder, password: CASE_STUDIES_PASSWORD });
    } finally {
      await stop();
    }
  });
