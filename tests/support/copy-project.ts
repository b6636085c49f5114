import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** All that a build reads. */
const SOURCES = [
  'astro.config.ts',
  'content',
  'editor',
  'hosting',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
];

/**
 * Copies what a build needs into a folder, so that it can be built there with other content.
 *
 * @param sharesCache - whether pictures that earlier builds made are found
 */
export const copyProject = async (folder: string, sharesCache: boolean): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  const packages = join(folder, 'node_modules');
  if (sharesCache) return symlink(resolve('node_modules'), packages);
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.')) continue;
    await symlink(resolve('node_modules', name), join(packages, name));
  }
};
