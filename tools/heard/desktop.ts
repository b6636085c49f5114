/** A desktop that nobody sees, with a session bus, Firefox and Orca, whose speech is kept as text. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';

/** In milliseconds. */
const PATIENCE = 120_000;
/** What ear.py writes when a page has been read, and, ten times a second, while Orca has nothing to do. */
const END_OF_READING = '\u0004';
const IDLE = '\u0006';
/** So often must Orca have been idle until it counts as having said all: what was awaited, or nothing. */
const REST = 12;
const LONG_REST = 50;

export interface Desktop {
  page: Page;
  /** Presses a key as a keyboard does, so that Orca hears it too. */
  press: (key: string) => void;
  /** Gives the page the focus, which Firefox gives to its bar, by a click beside all words. */
  enterPage: () => void;
  /**
   * What Orca says from now on until it has nothing more to say.
   *
   * @param awaited - how something begins that it is expected to say, however late: '' is anything
   */
  hear: (act: () => unknown, awaited?: string) => Promise<string[]>;
  /** What Orca says of the whole page, from its top. */
  read: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The first line that a program writes to one of its outputs. */
const firstLine = async (output: Readable): Promise<string> => {
  const [text] = (await once(output, 'data')) as [Buffer];
  return text.toString('utf8').trim();
};

/** @param folder - for all that the programs write */
export const startDesktop = async (firefox: string, folder: string): Promise<Desktop> => {
  const running: ChildProcess[] = [];
  const begin = (command: string, args: string[], env = process.env) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    running.push(child);
    return child;
  };
  const display = begin('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24']);
  const number = await firstLine(display.stdio[3] as Readable);
  const bus = begin('dbus-daemon', ['--session', '--nofork', '--print-address=1']);
  const transcript = join(folder, 'heard.txt');
  const settings = join(folder, 'orca');
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout as Readable),
    // Firefox is open to screen readers from its start.
    GNOME_ACCESSIBILITY: '1',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LC_ALL: 'C.UTF-8',
    HEARD_IN: transcript,
  };
  await mkdir(settings);
  await copyFile(new URL('ear.py', import.meta.url), join(settings, 'orca-customizations.py'));

  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    env,
    args: ['--kiosk'],
    // Links that were visited before are said to be: every page is heard as by a first visitor.
    extraPrefsFirefox: { 'places.history.enabled': false },
    defaultViewport: null,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  begin('orca', ['--user-prefs', settings, '--debug-file', join(folder, 'orca.log')], env);

  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env }).toString();
  const press = (key: string) => void xdotool('key', key);
  const lines = async (): Promise<string[]> =>
    (await readFile(transcript, 'utf8').catch(() => '')).split('\n').slice(0, -1);

  /** Looks again and again at what Orca has written since, until it is enough. */
  const follow = async (since: number, find: (lines: string[]) => string[] | undefined) => {
    for (let wait = 0; wait < PATIENCE; wait += 100) {
      const found = find((await lines()).slice(since));
      if (found) return found;
      await sleep(100);
    }
    throw new Error('Orca did not come to an end. Does another run? A machine has room for one.');
  };

  const hear: Desktop['hear'] = async (act, awaited) => {
    const since = (await lines()).length;
    await act();
    return follow(since, (all) => {
      const words = all.filter((line) => line !== IDLE);
      if (words.includes(END_OF_READING)) return words.slice(0, -1);
      const rest = all.length - 1 - all.findLastIndex((line) => line !== IDLE);
      const hasCome = awaited === undefined || words.some((line) => line.startsWith(awaited));
      return rest >= (hasCome ? REST : LONG_REST) ? words : undefined;
    });
  };

  // Nobody manages the windows: the focus is given by hand.
  const windows = xdotool('search', '--onlyvisible', '--class', 'firefox');
  xdotool('windowfocus', windows.trim().split('\n').at(-1) ?? '');
  // It greets.
  await follow(0, (all) => (all.some((line) => line !== IDLE) ? all : undefined));

  return {
    page,
    press,
    enterPage: () => void xdotool('mousemove', '2', '500', 'click', '1'),
    hear,
    read: async () => {
      // From a field, Orca would read on from there.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await hear(() => press('ctrl+Home'));
      return hear(() => press('KP_Add'), END_OF_READING);
    },
    stop: async () => {
      await browser.close();
      for (const child of running.reverse()) child.kill();
    },
  };
};
