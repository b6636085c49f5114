import type { z } from 'zod';
import { closest } from './closest.ts';
import { findMisplacements } from './misplaced-fields.ts';
import { joinPath, valueAt, type Path } from './path.ts';
import type { Problem } from './problems.ts';
import { keysAt, mayBeLeftOut, schemaAt } from './schema-places.ts';
import { describeCurly, describeLength, describeQuotes, describeType } from './wrong-values.ts';

type Finding = Pick<Problem, 'found' | 'message'> & { path: Path };

/** A field's name without what cannot be seen or is no part of one. */
const bareName = (key: string): string => key.replaceAll(/[^\w-]/g, '');

const describeUnknownKey = (
  key: string,
  allowed: readonly string[],
): [message: string, meant: string | undefined] => {
  if (key === '') return ['has a colon without the name of a field before it', undefined];
  const bare = bareName(key);
  if (bare !== key && allowed.includes(bare)) {
    const message = `has a sign or an invisible character beside the name of the field: delete that beginning of the line and type ${bare}: anew`;
    return [message, bare];
  }
  const missed = allowed.find((name) => key.toLowerCase() === name.toLowerCase());
  const meant = missed ?? closest(key, allowed);
  const help = meant ? `Did you mean ${meant}?` : `Allowed: ${allowed.join(', ')}.`;
  return [`is not a known field. ${help}`, meant];
};

/**
 * Says what a schema found wrong in the words of somebody who edits the file.
 *
 * @param typed - gives what stands in the file at a place
 */
export const describeIssues = (
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  value: unknown,
  typed: (path: Path) => string | undefined,
): Finding[] => {
  const { misplacements, explained } = findMisplacements(issues, value, (path) =>
    keysAt(schema, path),
  );
  // A misspelt key is one mistake, though the schema misses the right one as well.
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const allowed = keysAt(schema, issue.path);
    const own = issue.keys.filter((key) => !explained.has(joinPath([...issue.path, key])));
    const strangers = own.map((key) => {
      const [message, meant] = describeUnknownKey(key, allowed);
      return { key, message, meant };
    });
    // Where no name is like any that there is, all are given: none is missing besides.
    const isAll = own.length === Object.keys(valueAt(value, issue.path) ?? {}).length;
    const isNoneLike = strangers.every(({ meant }) => meant === undefined);
    const given = isAll && isNoneLike ? allowed : strangers.flatMap(({ meant }) => meant ?? []);
    for (const name of given) misspelt.add(joinPath([...issue.path, name]));
    return strangers.map(({ key, message }): Finding => ({ path: [...issue.path, key], message }));
  });
  // A schema counts and measures what is of the wrong kind, too.
  const ofWrongKind = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => joinPath(path)),
  );
  const others = issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const { path } = issue;
    if (issue.code !== 'invalid_type' && ofWrongKind.has(joinPath(path))) return [];
    const found = valueAt(value, path);
    const source = typed(path);
    if (found === undefined || found === null) {
      if (misspelt.has(joinPath(path)) || explained.has(joinPath(path))) return [];
      if (path.length === 0) return [{ path, message: 'is empty: nothing but notes stands in it' }];
      if (source === undefined || source === '') {
        const isOptional = source === '' && mayBeLeftOut(schema, path);
        const message = isOptional
          ? 'is empty: write something there, or delete the line'
          : 'is missing or empty';
        return [{ path, message }];
      }
      const message = `is read as nothing: put straight quotes around it if it is text: "${source}"`;
      return [{ path, found: source, message }];
    }
    const asked = schemaAt(schema, path);
    const message =
      issue.code === 'invalid_type'
        ? describeType(issue.expected, asked, found, source)
        : (describeLength(issue, found) ??
          describeQuotes(asked, found) ??
          describeCurly(issue.message, found));
    const isCollection = typeof found === 'object' && issue.code !== 'invalid_type';
    return [{ path, found: isCollection ? undefined : (source ?? JSON.stringify(found)), message }];
  });
  // Two ways of a value may be refused in the same words.
  const once = Map.groupBy(others, ({ path, message }) => `${joinPath(path)} ${message}`);
  return [...misplacements, ...unknown, ...[...once.values()].flatMap(([first]) => first ?? [])];
};
