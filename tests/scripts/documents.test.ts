/** What the documents say of the project is there. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/lib/settings.ts';

const DOCUMENTS = globSync('{*.md,content/README.md,{docs,tools}/**/*.md}', {
  exclude: (name) => name.endsWith('node_modules'),
}).filter((name) => name !== 'THIRD_PARTY_NOTICES.md');

/** A name in code that begins with a room of the project. */
const NAME = /`((?:content|docs|editor|hosting|public|scripts|src|tests|tools)\/[^`\s]*)`/g;
const LINK = /\]\((?!https?:|mailto:|[/#])([^)#]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const names = [
    ...namesIn(text, NAME).filter((name) => !name.includes('<')),
    ...namesIn(text.replaceAll(/`[^`]*`/g, ''), LINK).map((link) => join(dirname(document), link)),
  ];
  const missing = names.filter((name) => globSync(name.replaceAll(/[[\]]/g, '[$&]')).length === 0);
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('every command that %s names is there', (document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const names = namesIn(readFileSync(document, 'utf8'), /npm run ([\w:-]+)/g);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

const TESTS = globSync('{editor,hosting,src,tests,tools}/**/*.{ts,tsx}', {
  exclude: (name) => name.endsWith('node_modules'),
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** A name of the table of field cases: a spec of the browser, a test beside its source, or a whole path. */
const filesNamed = (name: string) =>
  TESTS.filter(
    ({ file }) => [name, `tests/e2e/${name}.spec.ts`].includes(file) || file.endsWith(`/${name}`),
  );
/** The lines of that table: the id, and what its last column names. */
const fieldCases = readFileSync('docs/field-cases.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [\dA-Z]+-\d/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { id: cells[1] ?? '', named: namesIn(cells.at(-2) ?? '', /`([^`]+)`/g) };
  });

test('every field case names tests, and each of them carries its id', () => {
  expect(fieldCases.length).toBeGreaterThan(0);
  const wrong = fieldCases.flatMap(({ id, named }) => {
    if (named.length === 0) return [`${id}: no test`];
    return named
      .filter((name) => !filesNamed(name).some(({ text }) => text.includes(id)))
      .map((name) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('every id of a field case in a test stands in their table', () => {
  const ids = new Set(fieldCases.map(({ id }) => id));
  const kinds = new Set([...ids].map((id) => id.replace(/-.*/, '')));
  const used = TESTS.flatMap(({ text }) => namesIn(text, /\b([A-Z][\dA-Z]*-\d\d)\b/g));
  const unknown = used.filter((id) => kinds.has(id.replace(/-.*/, '')) && !ids.has(id));
  expect(unknown).toEqual([]);
});

test('every setting that the code reads stands in the table of README.md', () => {
  const code = globSync('{*.config.ts,{editor,hosting,scripts,src,tests,tools}/**/*.{ts,tsx,js}}', {
    exclude: (name) => name.endsWith('node_modules'),
  }).map((file) => readFileSync(file, 'utf8'));
  const read = code.flatMap((text) =>
    namesIn(text, /(?:process\.env|environment)(?:\.|\[')([A-Z_]+)/g),
  );
  const checked = Object.keys(
    readSettings({ SITE_URL: 'https://firm.example', CASE_STUDIES_PASSWORD: 'x' }),
  );
  // Where programs are found is nobody's setting.
  const wanted = new Set([...read, ...checked]).difference(new Set(['PATH']));
  const table = namesIn(readFileSync('README.md', 'utf8'), /^\| `([A-Z_]+)` /gm);
  expect([...wanted].filter((name) => !table.includes(name))).toEqual([]);
});
