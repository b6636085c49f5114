import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { compressFile } from '../../hosting/precompress.ts';
import { ROUTES, type PageId, type RouteId } from '../../src/lib/paths.ts';

/** Where the baseline stands below the site, so that one server answers for both. */
const FOLDER = 'plain';

export const PAGES: readonly PageId[] = [...(Object.keys(ROUTES) as RouteId[]), 'not-found'];

const fileOf = (page: PageId) => (page === 'home' ? 'index' : page);

export const pagePath = (page: PageId): string =>
  // At an address where it is found: an answer that is an error is not measured.
  page === 'not-found' ? `/${page}` : ROUTES[page].path;
export const baselinePath = (page: PageId): string => `/${FOLDER}/${fileOf(page)}`;

/**
 * The page as somebody would write it by hand for the same design: its text, its styles, its two
 * fonts and the pictures that it shows. Scripts, islands, structured data, the content policy with
 * its hashes and the rules for fetching ahead are gone.
 */
const plainPage = (html: string): string => {
  const root = parse(html);
  root
    .querySelectorAll('script, link[rel=modulepreload], meta[http-equiv]')
    .forEach((element) => element.remove());
  root
    .querySelectorAll('astro-island')
    .forEach((island) => island.replaceWith(...island.childNodes));
  return root.toString();
};

/** Writes a plain counterpart of every page of the built site in `folder`, below that folder. */
export const writeBaseline = async (folder: string): Promise<void> => {
  await mkdir(join(folder, FOLDER));
  const found = join(folder, `${fileOf('not-found')}.html`);
  await copyFile(join(folder, '404.html'), found);
  await compressFile(found);
  for (const page of PAGES) {
    const html = await readFile(join(folder, `${fileOf(page)}.html`), 'utf8');
    const file = join(folder, FOLDER, `${fileOf(page)}.html`);
    await writeFile(file, plainPage(html));
    await compressFile(file);
  }
};
