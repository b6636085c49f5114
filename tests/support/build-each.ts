/**
 * `node tests/support/build-each.ts BUILDS` runs `scripts/build.ts` in several folders one after the
 * other, in one process: Node, Astro and Vite are then loaded once, and warm for all but the first. Of
 * the project itself each folder has modules of its own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ProjectBuild {
  /** A folder that no other build is made in: the project's own, or a copy of it. */
  project: string;
  settings: Readonly<Record<string, string>>;
}

const before = { ...process.env };
for (const { project, settings } of JSON.parse(process.argv[2] ?? '') as ProjectBuild[]) {
  process.chdir(project);
  Object.assign(process.env, before, settings);
  await import(pathToFileURL(join(project, 'scripts/build.ts')).href);
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
}
