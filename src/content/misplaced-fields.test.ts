import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, messagesOf } from './test-content.ts';

/** The blocks of fields of a file, by name. */
const blocksOf = (file: string): string[] =>
  Object.entries(parse(files[file] ?? '') as object)
    .filter(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .map(([name]) => name);

/** One block alone with other columns: of its name, and of the lines below it. */
const withColumns = (file: string, block: string, name: string, below: string) => {
  const lines = (files[file] ?? '').split('\n');
  const start = lines.indexOf(`${block}:`);
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  const changed = lines.map((line, i) => {
    if (i === start) return name + line;
    return i > start && i < end && line.startsWith('  ') ? below + line.slice(2) : line;
  });
  return {
    place: `content/${file}:${start + 1}`,
    changed: { ...files, [file]: changed.join('\n') },
  };
};

describe.each(['interface.yaml', 'pages.yaml', 'firm.yaml', 'brand/brand.yaml'])(
  'one wrong indentation in %s is one mistake',
  (file) => {
    const blocks = blocksOf(file);

    test.each(blocks)('the fields of %s not indented', (block) => {
      const { changed } = withColumns(file, block, '', '');
      expect(messagesOf(changed)).toEqual([
        expect.stringMatching(new RegExp(`in than ${block}:|in the column of`)),
      ]);
    });

    test.each(blocks.slice(1))('%s and its fields too far in', (block) => {
      const { place, changed } = withColumns(file, block, '  ', '    ');
      expect(messagesOf(changed)).toEqual([
        expect.stringMatching(new RegExp(`${place} .*(is indented too far|in the column of)`)),
      ]);
    });

    test.each(blocks.slice(1))('%s too far in', (block) => {
      const { place, changed } = withColumns(file, block, '  ', '  ');
      expect(messagesOf(changed)).toEqual([
        expect.stringMatching(new RegExp(`${place} .*(is indented too far|in the column of)`)),
      ]);
    });
  },
);
