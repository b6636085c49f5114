/** Pictures of what a change alters: the site as it was and as it is, side by side. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../tests/support/chromium.ts';
import { serveFolder } from '../hosting/static-server.ts';
import { buildForPictures, photograph, type Shot } from './photograph.ts';

const FOLDER = 'shots/changed';
/** A phone and a desk: enough to judge words by. */
const WIDTHS = [390, 1440];
const GAP = 24;

const sideBySide = async (before: Buffer, after: Buffer, file: string): Promise<void> => {
  const [left, right] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const ground = {
    width: left.width + GAP + right.width,
    height: Math.max(left.height, right.height),
    channels: 3 as const,
    background: '#888',
  };
  await sharp({ create: ground })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: left.width + GAP, top: 0 },
    ])
    .png()
    .toFile(file);
};

/** Whether two pictures show the same, to the last pixel. */
const looksSame = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return a.equals(b);
};

/**
 * Takes pictures of what looks different from a branch or commit.
 *
 * @throws Error where git does not know it, or where one of the two cannot be built
 */
export const photographChanges = async (since: string, states: readonly Shot[]): Promise<void> => {
  const temporary = await mkdtemp(join(tmpdir(), 'shots-'));
  const project = join(temporary, 'project');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', project, since]);
  try {
    await symlink(resolve('node_modules'), join(project, 'node_modules'));
    buildForPictures(project, join(temporary, 'before'));
    buildForPictures('.', join(temporary, 'after'));
    const before = await serveFolder(join(temporary, 'before'), 0);
    const after = await serveFolder(join(temporary, 'after'), 0);
    const browser = await launchChromium();
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    let changed = 0;
    for (const state of states) {
      for (const width of WIDTHS.filter((it) => state.widths.includes(it))) {
        const old = await photograph(browser, before.origin, state, width);
        const current = await photograph(browser, after.origin, state, width);
        if (await looksSame(old, current)) continue;
        changed++;
        const file = `${FOLDER}/${state.name}-${width}.png`;
        await sideBySide(old, current, file);
        console.log(file);
      }
    }
    if (changed === 0) console.log(`Nothing looks different from ${since}.`);
    await browser.close();
    await before.stop();
    await after.stop();
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', project]);
    await rm(temporary, { recursive: true });
  }
};
