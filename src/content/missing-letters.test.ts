import { expect, test } from 'vitest';
import { findMissingLetters } from './missing-letters.ts';

const held = new Set('abc éñ:# name');

test('SEO-05 letters that no face holds are named with their places', () => {
  expect(findMissingLetters('a.yaml', '# ж\nname: aжb\nname: Ψ ж\n', held)).toEqual([
    {
      file: 'a.yaml',
      line: 2,
      field: '',
      message: expect.stringContaining('lack: ж (line 2), Ψ (line 3). They are shown') as string,
    },
  ]);
});

test('SEO-05 what the faces hold, however it is composed, and white space are not named', () => {
  expect(findMissingLetters('a.yaml', 'name: e\u0301\u00a0n\u0303\u200d\n', held)).toEqual([]);
});
