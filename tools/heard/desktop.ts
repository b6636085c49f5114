/** A desktop that nobody sees, with a session bus, Firefox and Orca, whose speech is kept as text. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';

/** So long must nothing be said until Orca counts as having said all. In milliseconds. */
const SILENCE = 1200;
/** A page is read within this time. */
const PATIENCE = 90_000;
const END_OF_READING = '\u0004';

export interface Desktop {
  page: Page;
  /** Presses keys as a keyboard does, so that Orca hears them too. */
  press: (...keys: string[]) => void;
  /** Gives the page the focus, which Firefox gives to its bar, by a click beside all words. */
  enterPage: () => void;
  /** What Orca says from now on until it is silent. */
  hear: (act: () => unknown) => Promise<string[]>;
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
  const press = (...keys: string[]) => void xdotool('key', ...keys);
  const said = async (): Promise<string[]> =>
    (await readFile(transcript, 'utf8').catch(() => '')).split('\n').slice(0, -1);

  /** What is said until nothing more comes, or until a sign comes after which nothing does. */
  const hear = async (act: () => unknown, end?: string): Promise<string[]> => {
    const before = (await said()).length;
    await act();
    const start = Date.now();
    let count = 0;
    let silentSince = Date.now();
    for (;;) {
      await sleep(100);
      const lines = (await said()).slice(before);
      if (end !== undefined && lines.at(-1) === end) return lines.slice(0, -1);
      if (lines.length !== count) {
        count = lines.length;
        silentSince = Date.now();
      }
      if (end === undefined && Date.now() - silentSince > SILENCE) return lines;
      if (Date.now() - start > PATIENCE) throw new Error('Orca did not come to an end');
    }
  };

  // Nobody manages the windows: the focus is given by hand.
  const windows = xdotool('search', '--onlyvisible', '--class', 'firefox');
  xdotool('windowfocus', windows.trim().split('\n').at(-1) ?? '');
  while ((await said()).length === 0) await sleep(100);

  return {
    page,
    press,
    enterPage: () => void xdotool('mousemove', '2', '500', 'click', '1'),
    hear: (act) => hear(act),
    read: async () => {
      await hear(() => press('ctrl+Home'));
      return hear(() => press('KP_Add'), END_OF_READING);
    },
    stop: async () => {
      await browser.close();
      for (const child of running.reverse()) child.kill();
    },
  };
};
