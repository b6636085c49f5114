import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listOwnFiles, listPublicFiles } from './own-files.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
});

afterEach(() => rm(project, { recursive: true }));

test('the folder public need not be there', () => {
  expect(listPublicFiles(join(project, 'public'))).toEqual([]);
  expect(listOwnFiles(join(project, 'public'))).toContain('/robots.txt');
});

test('files in it, at any depth, are addresses of the site', async () => {
  const folder = join(project, 'public');
  const made = listOwnFiles(folder);
  await mkdir(join(folder, 'papers/old'), { recursive: true });
  await writeFile(join(folder, 'terms.pdf'), '');
  await writeFile(join(folder, 'papers/old/fees.pdf'), '');
  expect(listPublicFiles(folder).sort()).toEqual(['papers/old/fees.pdf', 'terms.pdf']);
  expect(listOwnFiles(folder).sort()).toEqual(
    [...made, '/papers/old/fees.pdf', '/terms.pdf'].sort(),
  );
});
