/** What the settings of a release must be beyond those of a look at the site on this machine. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readSettings, settingsError, type Settings } from './settings.ts';

/** Names that nobody can have: they are kept for examples and trials (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test|localhost)$/;

const SHORTEST_PASSWORD = 4;

/** Folders of the project that hold nothing but builds. */
const FOR_BUILDS = /^(?:dist|preview|test-builds[\\/].+)$/;

/** Astro's folder of files that are published as they are, whether there is one or not. */
const COPIED = /^public(?:[\\/]|$)/;

/** What the build writes besides the pages; no other folder has all of it. */
const BUILT = ['index.html', '404.html', '_headers', '_redirects'];

/**
 * A build empties its folder first. It must hold nothing else than what is published.
 *
 * @param project - the folder of the project
 * @returns what is wrong with it, or undefined
 */
export const outDirFault = (folder: string, project: string): string | undefined => {
  const path = resolve(project, folder);
  const isThere = existsSync(path);
  // A link leads to the folder that is emptied.
  const real = isThere ? realpathSync(path) : path;
  const root = realpathSync(project);
  const isOutside = (way: string) => way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  if (!isOutside(relative(real, root))) {
    return 'must be a folder of its own, such as dist, for the build empties it first: neither the project nor a folder around it';
  }
  const way = relative(root, real);
  if (COPIED.test(way)) return 'lies in public, which is copied into every build: take dist';
  if (!isThere) return undefined;
  if (!statSync(real).isDirectory()) return `is a file (${folder}): name a folder, such as dist`;
  if (readdirSync(real).length === 0) return undefined;
  const holds = (name: string) => existsSync(join(real, name));
  if (isOutside(way) ? holds('index.html') : FOR_BUILDS.test(way) || BUILT.every(holds)) {
    return undefined;
  }
  return `is a folder that holds something else than a built site (${folder}), and the build empties it first: take dist, or a folder that is empty or does not exist yet`;
};

/** What does not stop a release, for it may be a trial, yet somebody should know. */
const noticesOf = ({ SITE_URL, IMAGE_HOST, ALLOW_SAMPLE_CONTENT }: Settings): string[] =>
  Object.entries(ALLOW_SAMPLE_CONTENT ? {} : { SITE_URL, IMAGE_HOST }).flatMap(
    ([name, address]) => {
      const { hostname } = new URL(address ?? 'https://none');
      return RESERVED.test(hostname)
        ? [`${name} names ${hostname}, an address for examples that no visitor can reach`]
        : [];
    },
  );

const passwordFault = (password: string): string | undefined =>
  password.length < SHORTEST_PASSWORD
    ? `has fewer than ${SHORTEST_PASSWORD} characters: choose a longer one`
    : undefined;

/**
 * Reads and checks the settings of a release.
 *
 * @param environment - usually `process.env`
 * @param notify - is told what does not stop a release
 * @throws Error that names every wrong setting and its remedy
 */
export const readReleaseSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  notify: (notice: string) => void,
): Settings => {
  const settings = readSettings(environment);
  const { CASE_STUDIES_PASSWORD, OUT_DIR } = settings;
  const faults = Object.entries({
    CASE_STUDIES_PASSWORD: passwordFault(CASE_STUDIES_PASSWORD),
    OUT_DIR: outDirFault(OUT_DIR, process.cwd()),
  }).flatMap(([name, fault]) => (fault === undefined ? [] : [`${name} ${fault}`]));
  if (faults.length > 0) throw settingsError(faults);
  for (const notice of noticesOf(settings)) notify(notice);
  return settings;
};
