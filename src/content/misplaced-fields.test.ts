import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { files, messagesOf } from './test-content.ts';
import { readYaml } from './yaml-file.ts';

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

describe('what is misplaced is told with all that moves with it', () => {
  const text = z.string();
  const schema = z.strictObject({
    a: z.strictObject({ x: text, y: text, d: z.strictObject({ u: text }).optional() }),
    b: z.strictObject({ z: text, w: text.optional() }),
    c: z.strictObject({ only: text }).optional(),
  });
  const told = (lines: string) =>
    readYaml('a.yaml', lines, schema).problems.map(({ line, message }) => `${line}: ${message}`);

  test.each([
    [
      'fields that are not indented',
      'a:\nx: A\ny: B\nb:\n  z: C\n',
      '2: has its place in a: begin it two spaces further in than a:. So have the fields below it that belong there',
    ],
    [
      'one field that is not',
      'a:\n  x: A\n  y: B\nb:\n  z: C\nc:\nonly: D\n',
      '7: has its place in c: begin it two spaces further in than c:',
    ],
    [
      'a block too far in',
      'a:\n  x: A\n  y: B\n  b:\n    z: C\n',
      '4: is indented too far, and so became a part of a: begin b: in the same column as a:',
    ],
    [
      'a block too far in, and its fields with it',
      'a:\n  x: A\n  y: B\n  b:\n  z: C\n',
      '4: is indented too far, and so became a part of a: begin b: in the same column as a:. Its own fields begin two spaces further in than it',
    ],
    [
      'a field of an empty block in another',
      'a:\n  x: A\n  y: B\n  z: C\nb:\n',
      '4: has its place in b: move it there',
    ],
    [
      'a field of an empty block, deeper in another',
      'a:\n  x: A\n  y: B\n  d:\n    u: C\n    z: D\nb:\n',
      '6: has its place in b: move it there',
    ],
  ])('%s', (_, lines, message) => {
    expect(told(lines)).toEqual([message]);
  });

  test('fields of a record go back to that record', () => {
    const records = z.array(
      z.strictObject({ id: text, p: z.strictObject({ q: text, r: text.optional() }) }),
    );
    const lines = ['ann', 'bob'].map((id) => `- id: ${id}\n  p:\n  q: Q\n  r: R\n`).join('');
    const { problems } = readYaml('a.yaml', lines, records);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual(
      [3, 7].map(
        (line) => expect.stringMatching(`^${line}: has its place in p: begin it`) as string,
      ),
    );
  });

  test('a field that is there twice, in its place and in another, is merely unknown there', () => {
    expect(told('a:\n  x: A\n  y: B\n  z: C\nb:\n  z: D\n')).toEqual([
      expect.stringMatching(/^4: is not a known field/),
    ]);
  });
});
