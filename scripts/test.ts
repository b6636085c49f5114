/** `npm test`: every check there is, on a build as it would be published. Sums what really ran. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { failClearly } from './lib/fail-clearly.ts';
import { installChromium } from './lib/install-chromium.ts';
import { TEST_SETTINGS } from './lib/test-settings.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Reads how many tests ran; a step without it is one check by itself. */
  count?: () => Promise<Count>;
  /** Later steps make no sense without it. */
  isNeeded?: boolean;
}

const readReport = async (file: string) =>
  JSON.parse(await readFile(`test-results/${file}`, 'utf8')) as Record<string, unknown>;

const vitest = (project: string): Pick<Step, 'command' | 'count'> => ({
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=test-results/${project}.json`,
  count: async () => {
    const report = await readReport(`${project}.json`);
    return {
      passed: Number(report['numPassedTests']),
      failed: Number(report['numFailedTests']),
      skipped: Number(report['numPendingTests']),
    };
  },
});

const STEPS: Step[] = [
  { name: 'formatting', command: 'prettier --check .' },
  { name: 'lint', command: 'eslint .' },
  { name: 'styles', command: 'stylelint "src/**/*.css"' },
  { name: 'types', command: 'node scripts/check-types.ts' },
  { name: 'notices', command: 'node scripts/notices.ts --check' },
  { name: 'content', command: 'node scripts/check-content.ts' },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'build', command: 'node scripts/build.ts', isNeeded: true },
  {
    name: 'build at the strength sealed',
    command: 'node scripts/build.ts',
    environment: { CASE_STUDIES_GATE: 'sealed', OUT_DIR: 'test-builds/sealed' },
    isNeeded: true,
  },
  {
    name: 'build with a host for pictures',
    command: 'node scripts/build.ts',
    environment: {
      IMAGE_HOST: 'https://images.cayomeridian.example',
      OUT_DIR: 'test-builds/image-host',
    },
    isNeeded: true,
  },
  { name: 'tests of the built files', ...vitest('dist') },
  { name: 'tests of the servers', ...vitest('server') },
  { name: 'journeys in three engines', ...vitest('engines') },
  {
    name: 'browser tests',
    command: 'playwright test',
    count: async () => {
      const { stats } = (await readReport('browser.json')) as { stats: Record<string, number> };
      return {
        passed: stats['expected'] ?? 0,
        failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0),
        skipped: stats['skipped'] ?? 0,
      };
    },
  },
];

const total: Count = { passed: 0, failed: 0, skipped: 0 };
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results');
try {
  installChromium();
} catch (error) {
  failClearly(error);
}

for (const { name, command, environment, count, isNeeded } of STEPS) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...TEST_SETTINGS, ...environment },
  });
  const succeeded = status === 0;
  let result: Count = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  // A runner that ended badly may have written no report, or one without a failed test.
  if (count) result = await count().catch(() => result);
  if (!succeeded && result.failed === 0) result.failed = 1;
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  if (!succeeded) console.log(`── ${name}: failed`);
  if (!succeeded && isNeeded) break;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
