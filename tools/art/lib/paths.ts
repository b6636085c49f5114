import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const projectRoot = new URL('../../../', import.meta.url);

/** Absolute path of a file of the project, given relative to its root. */
export function projectPath(relative: string): string {
  return fileURLToPath(new URL(relative, projectRoot));
}

/** Reads a JSON file out of an installed package, e.g. `world-atlas/countries-10m.json`. */
export function readPackageJson<T>(specifier: string): T {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8')) as T;
}
