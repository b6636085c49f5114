import { distance } from 'fastest-levenshtein';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problems.ts';

type Path = readonly PropertyKey[];

/** The field's name as people write it: `process[2].title` counts from 1, as people do. */
const fieldName = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** The line of a field or, where it is missing, of the nearest block around it. */
const lineOf = (document: Document, lines: LineCounter, path: Path): number | undefined => {
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

/** The keys that stand beside an unknown one tell which name was meant. */
const suggestion = (unknown: string, allowed: readonly string[]) => {
  const [nearest] = [...allowed].sort((a, b) => distance(unknown, a) - distance(unknown, b));
  const near = nearest !== undefined && distance(unknown, nearest) <= 3;
  return near ? `Did you mean ${nearest}?` : `Allowed: ${allowed.join(', ')}.`;
};

const keysAt = (schema: z.core.$ZodType, path: Path): string[] => {
  const { def } = schema._zod as unknown as {
    def: {
      shape?: Record<string, z.core.$ZodType>;
      element?: z.core.$ZodType;
      innerType?: z.core.$ZodType;
    };
  };
  if (def.innerType) return keysAt(def.innerType, path);
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(def.shape ?? {});
  const next = typeof first === 'number' ? def.element : def.shape?.[String(first)];
  return next ? keysAt(next, rest) : [];
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );

const describeIssue = (issue: z.core.$ZodIssue, value: unknown): Pick<Problem, 'found' | 'message'> => {
  const found = valueAt(value, issue.path);
  if (found === undefined || found === null) return { message: 'is missing or empty' };
  const shown = typeof found === 'string' ? found : JSON.stringify(found);
  if (issue.code === 'invalid_type') return { found: shown, message: `must be a ${issue.expected}` };
  return { found: shown, message: issue.message };
};

/**
 * Reads one YAML text by its schema.
 *
 * @param file - path below `content/`, for messages
 * @returns the value, and every mistake in it with its line; the value is undefined where any is
 */
export const readYaml = <T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
): { value: T | undefined; problems: Problem[] } => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      field: '',
      message: `is not readable as YAML: ${error.message.split(' at line')[0]}`,
    }));
    return { value: undefined, problems };
  }
  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf(document, lines, [...issue.path, key]),
        field: fieldName([...issue.path, key]),
        message: `is not a known field. ${suggestion(key, keysAt(schema, issue.path))}`,
      }));
    }
    const line = lineOf(document, lines, issue.path);
    return [{ file, line, field: fieldName(issue.path), ...describeIssue(issue, raw) }];
  });
  return { value: undefined, problems };
};
