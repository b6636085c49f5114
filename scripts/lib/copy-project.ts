import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** All that a build reads. */
const SOURCES = [
  'astro.config.ts',
  'content',
  'integrations',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/** Copies what a build needs into a folder, so that it can be built there with other content. */
export const copyProject = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
};
