/**
 * `npm run mutants`: does each of the changes to a copy of the project and runs the tests that should
 * notice it. `npm run mutants -- GATE` takes those whose promise, file or layer has this word.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  readPlaywrightReport,
  readVitestReport,
  type PlaywrightReport,
  type VitestReport,
} from '../../tests/run/test-reports.ts';
import { TEST_SETTINGS } from '../../tests/support/test-settings.ts';
import { CHANGES, type Change } from './changes.ts';

const REPORT = 'test-results/mutant.json';

/** Builds that a browser test's servers want to see, though the tests at hand do not look at them. */
const OTHER_BUILDS = ['test-builds/sealed', 'test-builds/image-host'];

const copyOfProject = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString('utf8')
    .split('\0')
    .filter((file) => file !== '');
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    // A file that was moved and not yet committed stands in the list and nowhere else.
    await cp(file, join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const build of OTHER_BUILDS) {
    await mkdir(join(folder, build), { recursive: true });
    for (const page of ['index.html', '404.html']) await writeFile(join(folder, build, page), '');
  }
  return folder;
};

/** @throws Error where the change has no place, or more than one */
const change = (text: string, { promise, file, find, put }: Change): string => {
  const places = text.split(find).length - 1;
  if (places === 1) return text.replace(find, () => put);
  throw new Error(
    `tools/mutants/changes.ts, “${promise}”: ${file} holds ${places === 0 ? 'no' : `${places} times`}\n    ${find}\n  Name the place where this is promised now.`,
  );
};

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const commandOf = ({ layer, tests, only }: Change): string[] => {
  if (layer === 'browser') {
    return [
      'playwright',
      'test',
      tests,
      '-x',
      '--reporter=json',
      ...(only ? ['-g', escape(only)] : []),
    ];
  }
  const reporting = ['--reporter=json', `--outputFile=${REPORT}`, '--bail=1'];
  return ['vitest', 'run', '--project', layer, tests, ...reporting, ...(only ? ['-t', only] : [])];
};

/** @returns what noticed the change, or undefined */
const tryOut = async (folder: string, mutant: Change): Promise<string | undefined> => {
  const run = ([program = '', ...values]: readonly string[]) =>
    spawnSync(resolve('node_modules/.bin', program), values, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...TEST_SETTINGS,
        ASTRO_TELEMETRY_DISABLED: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      },
    });
  await rm(join(folder, 'test-results'), { recursive: true, force: true });
  if (mutant.layer !== 'unit') {
    const { status, stderr } = run(['node', 'scripts/build.ts']);
    if (status !== 0) return `the build: ${stderr.trim().split('\n')[0] ?? ''}`;
  }
  const { status, stdout, stderr } = run(commandOf(mutant));
  const report: unknown = JSON.parse(
    await readFile(join(folder, REPORT), 'utf8').catch(() => {
      throw new Error(`${mutant.tests} did not run:\n${stdout}\n${stderr}`);
    }),
  );
  const { passed, failures } =
    mutant.layer === 'browser'
      ? readPlaywrightReport(report as PlaywrightReport)
      : readVitestReport(report as VitestReport);
  if (passed + failures.length === 0) {
    throw new Error(
      `tools/mutants/changes.ts, “${mutant.promise}”: no test of ${mutant.tests} has such a name`,
    );
  }
  return status === 0 ? undefined : failures[0]?.split('\n')[0]?.replace(`${folder}/`, '');
};

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = CHANGES.filter(({ promise, file, layer }) =>
  words.every((word) => `${promise} ${file} ${layer}`.toLowerCase().includes(word)),
);
const folder = await copyOfProject();
const table: { promise: string; noticedBy: string }[] = [];
let unnoticed = 0;
try {
  for (const mutant of wanted) {
    const { promise, file } = mutant;
    const original = await readFile(file, 'utf8');
    let noticedBy: string | undefined;
    try {
      await writeFile(join(folder, file), change(original, mutant));
      noticedBy = await tryOut(folder, mutant);
    } catch (error) {
      noticedBy = `NOT TRIED: ${error instanceof Error ? error.message : String(error)}`;
      unnoticed++;
    }
    if (!noticedBy) unnoticed++;
    await writeFile(join(folder, file), original);
    table.push({ promise, noticedBy: noticedBy ?? 'NOT NOTICED' });
    console.log(`${promise}\n  ${noticedBy ?? 'NOT NOTICED'}`);
  }
} finally {
  await rm(folder, { recursive: true });
}
const width = Math.max(...table.map(({ promise }) => promise.length));
console.log('');
for (const { promise, noticedBy } of table) {
  console.log(`${promise.padEnd(width)}  ${noticedBy.split('\n')[0] ?? ''}`);
}
console.log(`\n${table.length - unnoticed} of ${table.length} changes are noticed`);
process.exitCode = unnoticed > 0 ? 1 : 0;
