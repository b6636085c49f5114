import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas, editorSettings } from './editor-schemas.ts';

const schemas = editorSchemas();

test.each(Object.entries(schemas))(
  '%s is in step with the schemas (npm run schemas)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('no schema is left over', () => {
  const files = readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`);
  expect(files.sort()).toEqual(Object.keys(schemas).sort());
});

test('the editor knows which file follows which schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<
    string,
    unknown
  >;
  expect(settings['yaml.schemas']).toEqual(editorSettings());
});

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
}

/** The dotted names of the fields that an editor could not explain. */
const unexplained = (node: Node, name = ''): string[] => [
  ...(name !== '' && !node.description ? [name] : []),
  ...Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
    unexplained(child, `${name}.${key}`),
  ),
  ...(node.items?.properties ? unexplained({ properties: node.items.properties }, '') : []),
];

test.each(Object.entries(schemas))('%s explains every field', (_, text) => {
  const schema = JSON.parse(text) as Node;
  expect(unexplained(schema)).toEqual([]);
});
