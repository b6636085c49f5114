import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import { findEncodingFault, normalizeFile } from './file-encoding.ts';
import { fieldName, type Path } from './path.ts';
import type { Problem } from './problems.ts';
import { describeIssues } from './schema-issues.ts';
import { allKeys } from './schema-places.ts';
import { findMergeMark, findOddSpaces } from './yaml-lines.ts';
import { findMisreadings } from './yaml-misread.ts';
import { describeSyntaxError } from './yaml-syntax.ts';

const nodeAt = (document: Document, path: Path): Node | undefined =>
  (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | undefined;

/** The line of a field or, where it is missing, of the nearest block around it. */
const findLine = (document: Document, lines: LineCounter, path: Path): number | undefined => {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = nodeAt(document, path.slice(0, depth - 1));
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)
      : undefined;
    const node = (pair?.key as Node | undefined) ?? nodeAt(document, path.slice(0, depth));
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
};

/** The line of a field, from 1, in a text that can be read; of Markdown, in the block that it begins with. */
export const lineOfField = (text: string, path: Path): number | undefined => {
  const lines = new LineCounter();
  return findLine(parseDocument(text, { lineCounter: lines }), lines, path);
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

/** A reading of what cannot be read. */
export const noReading = <T>(problems: Problem[]): YamlReading<T> => ({
  value: undefined,
  problems,
  raw: undefined,
  lineOf: () => undefined,
});

/**
 * Reads one YAML text by its schema.
 *
 * @param file - path below `content/`, for messages
 */
export const readYaml = <T>(file: string, text: string, schema: z.ZodType<T>): YamlReading<T> => {
  const tell = (line: number | undefined, message: string): Problem => ({
    file,
    line,
    field: '',
    message,
  });
  const encoding = findEncodingFault(text);
  if (encoding) return noReading([tell(encoding.line, encoding.message)]);
  const source = normalizeFile(text);
  const sourceLines = source.split('\n');
  const merge = findMergeMark(sourceLines);
  if (merge) return noReading([tell(merge.line, merge.message)]);
  const spaces = findOddSpaces(sourceLines);
  if (spaces.length > 0) return noReading(spaces.map(({ line, message }) => tell(line, message)));
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  // Later errors of a text that cannot be read follow from the first.
  const [error] = document.errors;
  const misread = findMisreadings(document, source, new Set(allKeys(schema))).filter(
    ({ offset }) => !error || offset <= error.pos[0],
  );
  if (error && misread.length === 0) {
    const { line, message } = describeSyntaxError(error, document, source, lines);
    return noReading([tell(line, message)]);
  }
  if (misread.length > 0) {
    return noReading(
      misread.map(({ offset, message }) => tell(lines.linePos(offset).line, message)),
    );
  }
  const raw: unknown = document.toJS();
  const lineOf = (path: Path) => findLine(document, lines, path);
  const result = schema.safeParse(raw);
  if (result.success) return { value: result.data, problems: [], raw, lineOf };
  const typed = (path: Path) => {
    const node = nodeAt(document, path);
    if (isScalar(node) && typeof node.value === 'string') return node.value;
    return node?.range ? source.slice(node.range[0], node.range[1]).trim() : undefined;
  };
  const problems = describeIssues(result.error.issues, schema, raw, typed).map(
    ({ path, ...finding }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path, raw),
      ...finding,
    }),
  );
  return { value: undefined, problems, raw, lineOf };
};
