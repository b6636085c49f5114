/**
 * The built site, served with one script more in every page, which notes what goes wrong. WebKit's
 * driver tells nothing of its console, so all engines are asked in this one way. The script stands
 * before the page's content policy, which therefore does not know it and is itself unchanged.
 */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder, type RunningServer } from '../../hosting/static-server.ts';
import type { Tab } from './tab.ts';

/** Where the notes of a tab are kept, over all its pages. */
const NOTES_KEY = 'engine-test-notes';

const watch = (key: string) => {
  const note = (text: string) =>
    sessionStorage.setItem(
      key,
      `${sessionStorage.getItem(key) ?? ''}${location.pathname} ${text}\n`,
    );
  addEventListener(
    'error',
    ({ target, message }: ErrorEvent) =>
      note(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`content policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(`console: ${values.join(' ')}`);
      write(...values);
    };
  }
};

const BEFORE_POLICY = '<meta charset="utf-8">';

const addWatch = (html: string): string => {
  const script = `<script>(${watch.toString()})('${NOTES_KEY}')</script>`;
  if (!html.includes(BEFORE_POLICY)) throw new Error('a page begins otherwise than expected');
  return html.replace(BEFORE_POLICY, () => BEFORE_POLICY + script);
};

/** What went wrong in a tab so far, in words. */
export const faultsOf = (tab: Tab): Promise<string> =>
  tab.evaluate((key) => sessionStorage.getItem(key) ?? '', NOTES_KEY);

export interface WatchedSite {
  /**
   * Serves it at an address that nobody has seen, so that whoever comes there has not been here before:
   * browsers keep what they store, and how far a page was scrolled, by address.
   */
  serve: () => Promise<RunningServer>;
  remove: () => Promise<void>;
}

export const watchSite = async (built: string): Promise<WatchedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'watched-site-'));
  // The compressed copies would be served in place of the changed pages.
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    await writeFile(file, addWatch(await readFile(file, 'utf8')));
  }
  return {
    serve: () => serveFolder(folder, 0),
    remove: () => rm(folder, { recursive: true }),
  };
};
