/** WebKitGTK by its WebDriver, in windows on a display that nobody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { Name } from 'selenium-webdriver/lib/command.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { DISPLAY_SERVER, WEBKIT_DRIVER } from '../run/programs.ts';
import { DriverFault, type Browser, type KeyName, type Tab } from './tab.ts';

const PATIENCE_MS = 15_000;
/** On a busy machine an answer takes twelve seconds at most; for a page that has gone it may never come. */
const SILENCE_MS = 40_000;

const KEYS: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

const startDisplay = async () => {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => server.kill() };
};

/** The tool bar of the window is wider than a phone: its buttons give up their room. */
const writeWindowStyle = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0 }');
  return folder;
};

/** @throws DriverFault where the driver does not answer */
const answered = async <Answer>(asked: string, answer: Promise<Answer>): Promise<Answer> => {
  const patience = new AbortController();
  const silence = setTimeout(SILENCE_MS, undefined, patience).then(() => {
    throw new DriverFault(`the driver does not answer: ${asked}`);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    silence.catch(() => undefined);
    patience.abort();
  }
};

/** Every command is answered, or fails by the driver's silence; after that there is nothing left to close. */
const neverWaitForGood = (driver: WebDriver): void => {
  const execute = driver.execute.bind(driver);
  let isSilent = false;
  driver.execute = (command) => {
    if (isSilent && command.getName() === Name.QUIT) return Promise.resolve();
    return answered(command.getName(), execute(command)).catch((error: unknown) => {
      isSilent ||= error instanceof DriverFault;
      throw error;
    });
  };
};

const asTab = (driver: WebDriver): Tab => {
  const evaluate: Tab['evaluate'] = (read, ...values) => driver.executeScript(read, ...values);
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE_MS);
    return driver.wait(until.elementIsVisible(element), PATIENCE_MS);
  };
  return {
    evaluate,
    goto: (address) => driver.get(address),
    click: async (selector) => (await find(selector)).click(),
    fill: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    setSize: async (width, height) => {
      const window = driver.manage().window();
      const frame = await evaluate(() => outerHeight - innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: height + frame });
      await driver.wait(
        () => evaluate((w, h) => innerWidth === w && innerHeight === h, width, height),
        PATIENCE_MS,
        `the window did not become ${width} × ${height}`,
      );
    },
    rolesOf: async (selector) => {
      const elements = await driver.findElements(By.css(selector));
      return Promise.all(elements.map((element) => element.getAriaRole()));
    },
  };
};

export const launchWebKit = async (executablePath: string): Promise<Browser> => {
  const display = await startDisplay();
  const styles = await writeWindowStyle();
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: styles,
      NO_AT_BRIDGE: '1',
      // Containers run as root, where it cannot make its own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const address = await service.start();
  /** Its driver has one browser at a time. */
  let running: { driver: WebDriver; isScripting: boolean } | undefined;
  const start = async (isScripting: boolean): Promise<WebDriver> => {
    if (running?.isScripting === isScripting) return running.driver;
    await running?.driver.quit();
    running = undefined;
    const args = ['--automation', ...(isScripting ? [] : ['--enable-javascript=false'])];
    const session = new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: executablePath, args },
      })
      .build();
    const driver = await answered('a new session', session);
    neverWaitForGood(driver);
    running = { driver, isScripting };
    return driver;
  };
  const capabilities = await (await start(true)).getCapabilities();
  return {
    version: capabilities.getBrowserVersion() ?? '',
    open: async () => asTab(await start(true)),
    openWithoutScripting: async () => asTab(await start(false)),
    close: async () => {
      await running?.driver.quit();
      await service.kill();
      display.stop();
      await rm(styles, { recursive: true });
    },
  };
};
