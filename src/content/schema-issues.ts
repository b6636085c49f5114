import type { z } from 'zod';
import { closest } from './closest.ts';
import type { Problem } from './problems.ts';
import type { Path } from './yaml-file.ts';

type Finding = Pick<Problem, 'found' | 'message'> & { path: Path };

/** The keys that a schema allows at a place, read from its definition. */
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

const nameOf = (path: Path) => path.map(String).join('.');

/** What was expected, in other words than a program's. */
const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list, each entry after a hyphen',
  int: 'a whole number',
  number: 'a number',
  object: 'a block of named lines',
  string: 'text; put figures and dates in straight quotes',
};

/** Says what a schema found wrong in the words of somebody who edits the file. */
export const describeIssues = (
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  value: unknown,
): Finding[] => {
  // A misspelt key is one mistake, though the schema misses the right one as well.
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const allowed = keysAt(schema, issue.path);
    return issue.keys.map((key): Finding => {
      const meant = closest(key, allowed);
      if (meant) misspelt.add(nameOf([...issue.path, meant]));
      const help = meant ? `Did you mean ${meant}?` : `Allowed: ${allowed.join(', ')}.`;
      return { path: [...issue.path, key], message: `is not a known field. ${help}` };
    });
  });
  const others = issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const { path } = issue;
    const found = valueAt(value, path);
    if (found === undefined || found === null) {
      return misspelt.has(nameOf(path)) ? [] : [{ path, message: 'is missing or empty' }];
    }
    const message =
      issue.code === 'invalid_type'
        ? `must be ${EXPECTED[issue.expected] ?? issue.expected}`
        : issue.message;
    return [{ path, found: typeof found === 'string' ? found : JSON.stringify(found), message }];
  });
  return [...unknown, ...others];
};
