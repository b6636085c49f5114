/** `npm test`: every check there is, on a build as it would be published. Sums what really ran. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { installChromium } from '../tests/run/install-chromium.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  type PlaywrightReport,
  type TestReport,
  type VitestReport,
} from '../tests/run/test-reports.ts';
import { IMAGE_HOST, TEST_SETTINGS } from '../tests/support/test-settings.ts';

interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Reads what its tests said; a step without it is one check by itself. */
  report?: () => Promise<TestReport>;
  /** Later steps make no sense without it. */
  isNeeded?: boolean;
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(`test-results/${file}`, 'utf8'));

const vitest = (project: string): Pick<Step, 'command' | 'report'> => ({
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=test-results/${project}.json`,
  report: async () => readVitestReport((await readJson(`${project}.json`)) as VitestReport),
});

const STEPS: Step[] = [
  { name: 'formatting', command: 'prettier --check .' },
  { name: 'lint', command: 'eslint .' },
  { name: 'styles', command: 'stylelint "src/**/*.css"' },
  { name: 'types', command: 'node scripts/check-types.ts' },
  { name: 'content', command: 'node scripts/check-content.ts' },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'build', command: 'node scripts/build.ts', isNeeded: true },
  {
    name: 'build at the strength sealed',
    command: 'node scripts/build.ts',
    environment: {
      CASE_STUDIES_GATE: 'sealed',
      OUT_DIR: 'test-builds/sealed',
      // Written in another way: the tests of this build show that it is the same password.
      CASE_STUDIES_PASSWORD: `${TEST_SETTINGS.CASE_STUDIES_PASSWORD.normalize('NFD')}\n`,
    },
    isNeeded: true,
  },
  {
    name: 'build with a host for pictures',
    command: 'node scripts/build.ts',
    environment: {
      IMAGE_HOST,
      OUT_DIR: 'test-builds/image-host',
    },
    isNeeded: true,
  },
  {
    name: 'builds with other content',
    command: 'node tests/support/build-projects.ts',
    isNeeded: true,
  },
  { name: 'tests of the built files', ...vitest('dist') },
  { name: 'tests of a second firm', ...vitest('second-firm') },
  { name: 'tests of edited content', ...vitest('edited') },
  { name: 'tests of the servers', ...vitest('server') },
  { name: 'journeys in three engines', ...vitest('engines') },
  {
    name: 'browser tests',
    command: 'playwright test',
    report: async () => readPlaywrightReport((await readJson('browser.json')) as PlaywrightReport),
  },
];

const total: TestReport = { passed: 0, skipped: 0, failures: [] };
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results');
try {
  installChromium();
} catch (error) {
  failClearly(error);
}

for (const { name, command, environment, report, isNeeded } of STEPS) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...TEST_SETTINGS, ...environment },
  });
  const succeeded = status === 0;
  let result: TestReport = { passed: Number(succeeded), skipped: 0, failures: [] };
  // A runner that ended badly may have written no report, or one without a failed test.
  if (report) result = await report().catch(() => result);
  if (!succeeded && result.failures.length === 0) {
    result.failures.push(`the command ended with ${status ?? 'a signal'}: ${command}`);
  }
  total.passed += result.passed;
  total.skipped += result.skipped;
  total.failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
  if (!succeeded) console.log(`── ${name}: failed`);
  if (!succeeded && isNeeded) break;
}

// Said again at the end: nobody finds the one failed test among a thousand lines.
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failures.length} failed${skipped}`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
