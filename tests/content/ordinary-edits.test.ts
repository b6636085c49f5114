/** What staff do on ordinary days leads to no problem, whichever firm they work for. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import { listOwnFiles } from '../../src/content/own-files.ts';
import { readContent } from '../../src/content/read.ts';
import { FOLDER, readFolder } from '../../src/content/test-content.ts';
import { ORDINARY_EDITS } from '../support/ordinary-edits.ts';

const read = (folder: string) => {
  const { files, pictures } = readFolder(folder);
  return readContent(files, { pictures, ownFiles: listOwnFiles(), showDrafts: false });
};

describe.each([
  ['content', FOLDER],
  [FOLDER, 'content'],
])('%s', (content, other) => {
  const before = readFolder(content);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edited-'));
    await cp(content, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  test.each(ORDINARY_EDITS)('%s', async (_, edit) => {
    await edit(folder, other);
    expect(readFolder(folder)).not.toEqual(before);
    expect(() => read(folder)).not.toThrow();
  });

  test('all of that, one after the other, pictures included', async () => {
    for (const [, edit] of ORDINARY_EDITS) await edit(folder, other);
    await expect(checkContentFolder(folder)).resolves.toHaveProperty('firm');
  });
});
