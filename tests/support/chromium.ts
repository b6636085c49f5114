import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a whole Chromium of the machine stands; undefined where Playwright has to bring its own. */
export const chromiumPath = (): string | undefined => BROWSERS.find((path) => existsSync(path));

/**
 * Debian's Chromium without all that makes a window: it opens a page in half the time. (Playwright, which
 * brings its own, takes the same.)
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
export const hasHeadlessShell = (): boolean => existsSync(HEADLESS_SHELL);

/** Any whole Chromium, Playwright's own included; undefined where there is none. */
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
 * How every browser of ours is started, but for those below.
 *
 * @param more - arguments for one purpose
 */
export const launchOptions = (...more: string[]) => {
  const executablePath = hasHeadlessShell() ? HEADLESS_SHELL : chromiumPath();
  return { args: [...CHROMIUM_ARGUMENTS, ...more], ...(executablePath && { executablePath }) };
};

/**
 * A whole Chromium, with what Playwright takes from it: the memory from which browsers bring whole pages
 * back, and scroll bars that take room.
 */
export const wholeBrowser = () => {
  const executablePath = chromiumPath();
  return {
    args: [...CHROMIUM_ARGUMENTS],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
  };
};

export const launchChromium = () => chromium.launch(launchOptions());
