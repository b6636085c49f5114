import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,scripts,integrations}/**/*.test.{ts,tsx}',
            'tests/content/**/*.test.{ts,tsx}',
          ],
        },
      },
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
    ],
  },
});
