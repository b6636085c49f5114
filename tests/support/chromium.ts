import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a Chromium of the machine stands; undefined where Playwright has to bring its own. */
export const chromiumPath = (): string | undefined => CANDIDATES.find((path) => existsSync(path));

/** Any Chromium, Playwright's own included; undefined where there is none. */
export const anyChromiumPath = (): string | undefined =>
  [chromiumPath(), chromium.executablePath()].find((path) => path && existsSync(path));

/** Quiet and alone: no sandbox (containers run as root), no calls to anyone's servers. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How every browser of ours is started.
 *
 * @param more - arguments for one purpose
 */
export const launchOptions = (...more: string[]) => {
  const executablePath = chromiumPath();
  return { args: [...CHROMIUM_ARGUMENTS, ...more], ...(executablePath && { executablePath }) };
};

export const launchChromium = () => chromium.launch(launchOptions());
