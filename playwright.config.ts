import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';
import { DIST, SEALED, WITH_IMAGE_HOST } from './tests/support/site.ts';

/** The report of another project's site lies beside that of this one. */
const SUFFIX = process.env['TESTED_PROJECT']?.replace(/^.*\//, '-') ?? '';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A shared, noisy machine, and tests that look at one page for many things: patience, but no second try
  // that would hide a fault.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `test-results/browser${SUFFIX}.json` }]],
  use: {
    baseURL: 'http://localhost:4330',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
  webServer: [
    { folder: DIST, port: 4330 },
    // The second build, at the other strength of the gate.
    { folder: SEALED, port: 4331 },
    // The third, whose pictures come from a host of their own.
    { folder: WITH_IMAGE_HOST, port: 4332 },
  ]
    // Of a second firm there is but the first build.
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder, port }) => ({
      command: `node tests/run/serve.ts ${folder} ${port}`,
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
    })),
});
