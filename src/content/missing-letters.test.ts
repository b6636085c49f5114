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

test('SEO-05 of many letters the first twelve are named, and how many more there are', () => {
  const messageOf = (letters: string) => findMissingLetters('a.yaml', letters, held)[0]?.message;
  expect(messageOf('ДЕЖЗИЙКЛМНОП')).toMatch(/П \(line 1\)\. They are shown/);
  expect(messageOf('ДЕЖЗИЙКЛМНОПРС')).toMatch(/П \(line 1\) and 2 more\. They are shown/);
});

test('SEO-05 a note is what begins with its sign, in YAML; the line ends of old Macs end it', () => {
  expect(findMissingLetters('a.yaml', '  # ж\rname: Ψ # ж\r', held)).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringContaining('lack: Ψ (line 2), ж (line 2). They') as string,
    }),
  ]);
  expect(findMissingLetters('a.md', '# ж\n', held)).toHaveLength(1);
});
