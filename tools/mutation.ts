/**
 * `npm run mutation`: Stryker changes every expression of the logic below, one at a time, and runs the
 * unit tests that reach it. What none of them notices is listed. It takes hours;
 * `npm run mutation -- src/lib/map` takes one folder, or one file.
 */
import { Stryker } from '@stryker-mutator/core';

const LOGIC = [
  'src/lib',
  'src/content',
  // They run in browsers, and are tested there.
  '!src/lib/{remembered-access,use-kept-entry,copy-island}.ts',
  // They are parts of the build, and are tested by what it writes.
  '!src/content/{index,page-pictures,pictures,portraits,sea-floor,sealed-studies}.ts',
];

const wanted = process.argv.slice(2);
const places = wanted.length > 0 ? wanted : LOGIC;

await new Stryker({
  mutate: [
    ...places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)),
    '!**/*.test.ts',
    '!**/test-*.ts',
  ],
  testFiles: ['src/**/*.test.{ts,tsx}'],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Texts are judged by readers; that a message is there at all is for the tests of what it is about.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // What is initialised once and for all would need a run of all tests for each change.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['/dist', '/test-builds', '/test-results', '/tools/node_modules'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  allowConsoleColors: false,
}).runMutationTest();
