import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: '.',
  outputDir: '/tmp/e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '/tmp/e2e-results.json' }]],
  use: {
    baseURL: 'http://localhost:4350',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  webServer: [
    { command: 'node scripts/serve.ts /tmp/e2e-dist 4350', cwd: '/work/main', url: 'http://localhost:4350', reuseExistingServer: true },
    { command: 'node scripts/serve.ts /tmp/e2e-sealed 4331', cwd: '/work/main', url: 'http://localhost:4331', reuseExistingServer: true },
  ],
});
