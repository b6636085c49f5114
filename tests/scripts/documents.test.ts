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
