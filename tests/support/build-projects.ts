/**
 * Builds the site otherwise than it is published, into folders of `test-builds/`: with other settings,
 * and with other content, beside which that content is kept: that of the second firm, this firm's after
 * a month of ordinary edits, and any in other numbers of records and other lengths of text. Named as
 * arguments, only some of them.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { failClearly } from '../../src/lib/fail-clearly.ts';
import { readSettings } from '../../src/lib/settings.ts';
import type { ProjectBuild } from './build-each.ts';
import { copyProject } from './copy-project.ts';
import { GENERATED } from './generated-builds.ts';
import { generateContent } from './generated-content.ts';
import { ORDINARY_EDITS } from './ordinary-edits.ts';
import { SEALED, WITH_IMAGE_HOST } from './site.ts';
import { EDITOR_REPOSITORY, IMAGE_HOST, TEST_SETTINGS } from './test-settings.ts';

const SECOND_FIRM = 'tests/second-firm/content';

interface OtherBuild {
  dist: string;
  /**
   * Built in this very folder, of which islands are numbered: what else differs from the ordinary build
   * shows. Settings are read once for a folder: only one build can be.
   */
  isInPlace?: true;
  settings?: Readonly<Record<string, string>>;
  /** What becomes of a copy of this firm's content before it is built, and where that is kept. */
  content?: { change: (copy: string) => Promise<void>; folder: string };
}

const withContent = (name: string, change: (copy: string) => Promise<void>): OtherBuild => {
  const folder = join('test-builds', name);
  return { dist: join(folder, 'dist'), content: { change, folder: join(folder, 'content') } };
};

const BUILDS: Readonly<Record<string, OtherBuild>> = {
  sealed: {
    dist: SEALED,
    settings: {
      CASE_STUDIES_GATE: 'sealed',
      // Written in another way: the tests of this build show that it is the same password.
      CASE_STUDIES_PASSWORD: `${TEST_SETTINGS.CASE_STUDIES_PASSWORD.normalize('NFD')}\n`,
    },
  },
  'image-host': {
    dist: WITH_IMAGE_HOST,
    isInPlace: true,
    settings: { IMAGE_HOST, EDITOR_REPOSITORY },
  },
  'second-firm': withContent('second-firm', async (content) => {
    await rm(content, { recursive: true });
    await cp(SECOND_FIRM, content, { recursive: true });
  }),
  edited: withContent('edited', async (content) => {
    for (const [, edit] of ORDINARY_EDITS) await edit(content, SECOND_FIRM);
  }),
  ...Object.fromEntries(
    GENERATED.map(({ name, count, length }) => [
      name,
      withContent(name, (content) => generateContent(content, count, length)),
    ]),
  ),
};

/** @param project - the folder of a copy to build in */
const prepare = async (
  project: string,
  { dist, isInPlace, settings = {}, content }: OtherBuild,
): Promise<ProjectBuild> => {
  const all = { ...settings, OUT_DIR: resolve(dist) };
  if (isInPlace) return { project: resolve('.'), settings: all };
  await copyProject(project, true);
  if (content) {
    const copy = join(project, 'content');
    await content.change(copy);
    await rm(content.folder, { recursive: true, force: true });
    await cp(copy, content.folder, { recursive: true });
  }
  return { project, settings: all };
};

const buildAll = async (wanted: readonly OtherBuild[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'projects-'));
  try {
    const builds: ProjectBuild[] = [];
    for (const [i, build] of wanted.entries()) {
      builds.push(await prepare(join(folder, String(i)), build));
    }
    execFileSync(process.execPath, ['tests/support/build-each.ts', JSON.stringify(builds)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};

const names = process.argv.slice(2);
try {
  // Told once, before anything is copied.
  readSettings(process.env);
  const unknown = names.filter((name) => !(name in BUILDS));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: there are ${Object.keys(BUILDS).join(', ')}`);
  }
  await buildAll(
    Object.entries(BUILDS)
      .filter(([name]) => names.length === 0 || names.includes(name))
      .map(([, build]) => build),
  );
} catch (error) {
  failClearly(error);
}
