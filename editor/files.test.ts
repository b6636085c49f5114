import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readYaml } from '../src/content/yaml-file.ts';
import { BODY, LIST, readFile, writeFile, type FormField, type Values } from './files.ts';

const FILES = globSync(
  '{content,tests/second-firm/content}/{*.yaml,privacy-policy.md,{brand,team,case-studies}/*.yaml}',
);

test.each(FILES)('%s stays as it is, to the letter, where nothing was changed', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(writeFile(readFile(source), [])).toBe(source);
});

const field = (name: string, required = true, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  widget: 'string',
  required,
  ...more,
});

const FIELDS: FormField[] = [
  field('title'),
  field('text'),
  field('opens'),
  field('year'),
  field('draft', false),
  field('note', false),
  field('figure', false, { fields: [field('value', false), field('label', false)] }),
  field('steps', true, { field: field('entry') }),
];

const SOURCE = `# What this file is for.

# The title.
title: "{name}: one"
text: >-
  Words that somebody
  has wrapped as they like, in lines of very different lengths, some longer than all others are.
opens: "09:00"
year: 2022

steps:
  - Read
  - Write
`;

const change = (values: Values): string => writeFile({ ...readFile(SOURCE), ...values }, FIELDS);

/** The lines that the one has and the other has not. */
const lost = (one: string, other: string): string[] =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));

describe('a change', () => {
  test.each<[string, Values, string[]]>([
    ['of a text', { title: 'Two' }, ['title: "Two"']],
    ['of a time', { opens: '10:30' }, ['opens: "10:30"']],
    ['of a number that may be a span', { year: '2023' }, ['year: 2023']],
    ['of a number to a span', { year: '2022–2023' }, ['year: 2022–2023']],
    ['of an entry', { steps: ['Read', 'Sign'] }, ['  - Sign']],
    ['by a field that was not there', { draft: true }, ['draft: true']],
    [
      'by a block',
      { figure: { value: '94%', label: 'kept' } },
      ['figure:', '  value: 94%', '  label: kept'],
    ],
  ])('%s changes its own lines alone', (_, values, added) => {
    const changed = change(values);
    expect(lost(changed, SOURCE)).toEqual(added);
    expect(lost(SOURCE, changed).length).toBeLessThanOrEqual(1);
  });

  test('leaves out what is empty and may be left out', () => {
    const empty = { draft: false, note: '', figure: { value: '', label: null } };
    expect(change(empty)).toBe(SOURCE);
    expect(change({ title: '' })).toContain('title: ""');
  });

  test('names a picture by its name alone, chosen from the folder or new', () => {
    const picture = [field('picture', false, { widget: 'image' })];
    for (const chosen of ['new.jpg', '/new.jpg']) {
      expect(writeFile({ picture: chosen }, picture)).toBe('picture: new.jpg\n');
    }
  });

  test('wraps a longer text, and keeps it in one paragraph', () => {
    const words = 'many words '.repeat(20).trim();
    const changed = change({ text: words.replace(' ', '\n\n') });
    expect(changed).toContain('text: >-\n');
    expect(Math.max(...changed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(88);
    expect((parse(changed) as Values)['text']).toBe(words);
  });
});

describe('a text is not wrapped into what the check of the content takes for something else', () => {
  const schema = z.object({ title: z.string(), text: z.string(), steps: z.array(z.string()) });
  const words = 'the words of a long text '.repeat(6).trim();
  const signs = ['- and', '-and', '# and', 'title: and', '- steps: and'];

  test.each(signs)('%s', (sign) => {
    // Wherever the line would break, and at the beginning of the text.
    for (let length = 0; length <= words.length; length++) {
      const text = `${words.slice(0, length).trim()} ${sign} ${words}`.trim();
      const values = { title: text, text, steps: [text] };
      const file = writeFile(values, FIELDS);
      expect(readYaml('team.yaml', file, schema)).toMatchObject({ problems: [], value: values });
      expect(readYaml('team.yaml', change(values), schema).problems).not.toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(/^begins with/) as string }),
      );
    }
  });
});

test('line ends of Windows and the mark at the start of a file do not matter', () => {
  const source = '---\n# A note.\nupdated: 2025-06-02\ntitle: One\n---\n\n## One\n\ntwo\n';
  for (const file of [source, SOURCE]) {
    const values = readFile(`\ufeff${file.replaceAll('\n', '\r\n')}`);
    expect(values).toEqual(readFile(file));
    expect(writeFile({ ...values, title: 'Two' }, FIELDS)).toBe(
      writeFile({ ...readFile(file), title: 'Two' }, FIELDS),
    );
  }
});

describe('a file that is a list', () => {
  const LISTED = `# In this order.

- id: one
  title: One

# Of the second.
- id: two
  title: Two
`;
  const entries = (source: string) => readFile(source)[LIST] as Values[];
  const order = (list: Values[]) => writeFile({ ...readFile(LISTED), [LIST]: list }, []);

  test('is ordered anew in whole entries', () => {
    const [one = {}, two = {}] = entries(LISTED);
    expect(order([two, one])).toBe(`# In this order.

# Of the second.
- id: two
  title: Two

- id: one
  title: One
`);
  });

  test('takes another entry, changed ones, and gives them up', () => {
    const [one = {}, two = {}] = entries(LISTED);
    const more = [{ ...two, title: 'Second' }, { id: 'three', title: 'Three' }, one];
    expect(entries(order(more))).toEqual(more);
    expect(order([one])).toBe('# In this order.\n\n- id: one\n  title: One\n');
  });
});

test('a new file holds the fields in the order of the form', () => {
  const values = { title: 'One', text: 'Two', draft: false, steps: ['a', 'b'] };
  expect(writeFile(values, FIELDS)).toBe('title: One\ntext: Two\nsteps:\n  - a\n  - b\n');
});

test('the text below a head is kept as it is', () => {
  const source = '---\n# A note.\nupdated: 2025-06-02\n---\n\n## One\n\ntwo  \nthree\n';
  const values = readFile(source);
  expect(values[BODY]).toBe('## One\n\ntwo  \nthree');
  expect(writeFile({ ...values, [BODY]: '## Other' }, [])).toBe(
    '---\n# A note.\nupdated: 2025-06-02\n---\n\n## Other\n',
  );
});

test('a file that is no YAML is refused, not written over', () => {
  expect(() => readFile('title: "open\n')).toThrow(/quote/i);
});
