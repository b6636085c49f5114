import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'] } },
      // What the build wrote; run after it.
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      // The same files as a real server serves them.
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // One set of journeys in each of the three engines.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/setup.ts',
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
