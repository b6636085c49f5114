import { defineConfig } from 'vitest/config';

// A shared, noisy machine: patience; no test asserts how long something takes.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

// Each worker loads the packages once for all its files: every file leaves things as they were.
const TOGETHER = { ...PATIENCE, isolate: false };

export default defineConfig({
  test: {
    // By itself it leaves one core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...TOGETHER,
          name: 'unit',
          include: [
            '{editor,src,hosting,tests/run,tests/scripts}/**/*.test.{ts,tsx}',
            'tests/content/**/*.test.{ts,tsx}',
          ],
        },
      },
      // What the build wrote; run after it.
      { test: { ...TOGETHER, name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      // The same of other content: see tests/support/build-projects.ts.
      ...['second-firm', 'edited'].map((name) => ({
        test: {
          ...TOGETHER,
          name,
          env: { TESTED_PROJECT: `test-builds/${name}` },
          include: ['tests/dist/**/*.test.ts', `tests/${name}/*.test.ts`],
          // Of builds that are made of the first content only.
          exclude: ['tests/dist/{editor,image-host,sealed}.test.ts'],
        },
      })),
      // The same files as a real server serves them.
      {
        test: {
          ...TOGETHER,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/setup.ts',
          expect: { poll: { timeout: 15_000 } },
        },
      },
      // One set of journeys in each engine that the browser tests do not drive.
      {
        test: {
          ...PATIENCE,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 240_000,
          globalSetup: 'tests/engines/setup.ts',
          // To ask costs: each question goes through a driver.
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
    ],
  },
});
