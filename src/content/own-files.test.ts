import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listOwnFiles, listPublicFiles } from './own-files.ts';

/** The folder of a project, in which the test goes on. */
const enterProject = async () => {
  const [project, before] = [await mkdtemp(join(tmpdir(), 'project-')), process.cwd()];
  process.chdir(project);
  onTestFinished(async () => {
    process.chdir(before);
    await rm(project, { recursive: true });
  });
};

test('the folder public need not be there', async () => {
  await enterProject();
  expect(listPublicFiles()).toEqual([]);
  expect(listOwnFiles()).toContain('/robots.txt');
});

test('files in it, at any depth, are addresses of the site', async () => {
  await enterProject();
  const made = listOwnFiles();
  await mkdir('public/papers/old', { recursive: true });
  await writeFile('public/terms.pdf', '');
  await writeFile('public/papers/old/fees.pdf', '');
  expect(listPublicFiles().sort()).toEqual(['papers/old/fees.pdf', 'terms.pdf']);
  expect(listOwnFiles().sort()).toEqual([...made, '/papers/old/fees.pdf', '/terms.pdf'].sort());
});
