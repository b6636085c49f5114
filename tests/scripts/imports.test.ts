import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = globSync('{editor,src,hosting,scripts,tests,tools}/**/*.{astro,js,ts,tsx}', {
  exclude: (name) => name.endsWith('node_modules'),
});

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?'([#.][^'?]*)/g)].map(
    ([, name = '']) =>
      name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(file), name),
  );

test('no module imports itself by way of others', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file) || !FILES.includes(file)) return;
    for (const next of importsOf(file)) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of FILES) follow(file, []);
  expect(done.size).toBe(FILES.length);
  expect(circles).toEqual([]);
});
