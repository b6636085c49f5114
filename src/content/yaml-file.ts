import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problems.ts';
import { describeIssues } from './schema-issues.ts';

/** Keys and places, from the outermost to the field. */
export type Path = readonly PropertyKey[];

/** The mistake behind most texts that cannot be read. */
const QUOTES =
  'A text that begins with a sign such as { or holds a colon and a space needs straight quotes around it';

/** The field's name as people write it: `process[2].title` counts from 1, as people do. */
export const fieldName = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** The line of a field or, where it is missing, of the nearest block around it. */
const findLine = (document: Document, lines: LineCounter, path: Path): number | undefined => {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key: name }) => isScalar(name) && name.value === key)
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return undefined;
};

export interface YamlReading<T> {
  /** Undefined where the text has any mistake. */
  value: T | undefined;
  problems: Problem[];
  /** What the file holds, mistakes included. */
  raw: unknown;
  /** The line of a field, from 1. */
  lineOf: (path: Path) => number | undefined;
}

/**
 * Where a text begins with `*`, `&` or `!` and no quotes: to YAML these are an alias, an anchor and a
 * tag, and the first word would be lost.
 */
const unquotedSigns = (document: Document): number[] => {
  const places: number[] = [];
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range) return;
    const isMeant = !isAlias(node) && !node.anchor && !node.tag;
    if (!isMeant) places.push(node.range[0]);
  });
  return places;
};

/**
 * Reads one YAML text by its schema.
 *
 * @param file - path below `content/`, for messages
 */
export const readYaml = <T>(file: string, source: string, schema: z.ZodType<T>): YamlReading<T> => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineOf = (path: Path) => findLine(document, lines, path);
  // Later errors of a text that cannot be read follow from the first.
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const reason = error.message.split(' at line')[0] ?? '';
    const message = `is not readable as YAML: ${reason}. ${QUOTES}`;
    return {
      value: undefined,
      problems: [{ file, line, field: '', message }],
      raw: undefined,
      lineOf,
    };
  }
  const signs = unquotedSigns(document).map((place): Problem => ({
    file,
    line: lines.linePos(place).line,
    field: '',
    message: 'has a text that begins with *, & or !: put the whole text in straight quotes',
  }));
  if (signs.length > 0) return { value: undefined, problems: signs, raw: undefined, lineOf };
  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw);
  if (result.success) return { value: result.data, problems: [], raw, lineOf };
  const problems = describeIssues(result.error.issues, schema, raw).map(({ path, ...finding }) => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    ...finding,
  }));
  return { value: undefined, problems, raw, lineOf };
};
