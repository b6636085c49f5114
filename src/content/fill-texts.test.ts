import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillTexts } from './fill-texts.ts';
import { readYaml } from './yaml-file.ts';

const record = z.object({ draft: z.boolean().optional(), text: z.string() });
const schema = z.object({ records: z.array(record), text: z.string().optional() });
const facts = { published: { name: 'N' }, drafts: { 'member:ann': 'Ann' } };
const fill = (source: string) =>
  fillTexts('a.yaml', readYaml('a.yaml', source, schema), facts, {
    ownNames: (path) => (path[0] === 'text' ? ['place'] : []),
  });

test('facts take the places of their names, and a name of the field’s own stays', () => {
  expect(fill('records:\n  - text: "{name}"\ntext: "{place} of {name}"\n')).toEqual({
    value: { records: [{ text: 'N' }], text: '{place} of N' },
    problems: [],
  });
  expect(fill('records:\n  - text: "{place}"\n').problems).toHaveLength(1);
});

test('a draft is named in drafts alone', () => {
  const source = (draft: boolean) =>
    `records:\n  - draft: ${draft}\n    text: "{member:ann}"\n  - text: A\n`;
  expect(fill(source(true))).toEqual({
    value: { records: [{ draft: true, text: 'Ann' }, { text: 'A' }] },
    problems: [],
  });
  expect(fill(source(false)).problems).toEqual([
    expect.objectContaining({
      line: 3,
      found: '{member:ann}',
      message: 'names a draft: publish that record, or take the mention out',
    }),
  ]);
});
