/**
 * One line that begins in the wrong column moves fields into another block, or out of their own. A schema
 * tells as many mistakes as there are fields; here they are brought back to the one that was made.
 */
import type { z } from 'zod';
import { joinPath, valueAt, type Path } from './path.ts';

interface Moved {
  key: string;
  /** The block in which it stands, and the one to which it belongs. */
  from: Path;
  to: Path;
}

export interface Misplacement {
  /** Where its first field stands. */
  path: Path;
  message: string;
}

const isWithin = (path: Path, outer: Path): boolean =>
  path.length > outer.length && joinPath(path.slice(0, outer.length)) === joinPath(outer);

const describe = ({ key, from, to }: Moved, others: number): string => {
  const block = String(to.at(-1));
  if (isWithin(from, to)) {
    const beside = String(from[to.length]);
    const own = others > 0 ? '. Its own fields begin two spaces further in than it' : '';
    return `is indented too far, and so became a part of ${beside}: begin ${key}: in the same column as ${beside}:${own}`;
  }
  const more = others > 0 ? '. So have the fields below it that belong there' : '';
  const what = isWithin(to, from)
    ? `begin it two spaces further in than ${block}:`
    : 'move it there';
  return `has its place in ${block}: ${what}${more}`;
};

/**
 * Finds fields that a block does not know and another one lacks.
 *
 * @param keysAt - the keys that the schema allows at a place
 * @returns what was misplaced, and which places need no message of their own
 */
export const findMisplacements = (
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  keysAt: (path: Path) => readonly string[],
): { misplacements: Misplacement[]; explained: ReadonlySet<string> } => {
  const lacking = issues
    .filter(({ code, path }) => code === 'invalid_type' && valueAt(value, path) == null)
    .map(({ path }) => path);
  const isLacking = (path: Path, key: string): boolean =>
    keysAt(path).includes(key) && valueAt(value, [...path, key]) === undefined;
  const homeOf = (key: string, from: Path, beside: readonly string[]): Path | undefined => {
    // Further out first: what may be left out is lacking there without an issue.
    const around = from.map((_, depth) => from.slice(0, depth));
    const outer = around.find((path) => isLacking(path, key));
    if (outer) return outer;
    const strays = around.flatMap((path) =>
      beside.filter((name) => isLacking(path, name)).map((name) => [...path, name]),
    );
    return (
      [...strays, ...lacking]
        .filter((path) => keysAt(path).includes(key))
        // In lists of records: one of the same record first.
        .toSorted((a, b) => Number(b[0] === from[0]) - Number(a[0] === from[0]))[0]
    );
  };
  const moved = issues.flatMap((issue): Moved[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.flatMap((key) => {
          const to = homeOf(key, issue.path, issue.keys);
          return to ? [{ key, from: issue.path, to }] : [];
        })
      : [],
  );
  const homes = Map.groupBy(moved, ({ to }) => joinPath(to));
  const explained = new Set(
    moved.flatMap(({ key, from, to }) => [[...from, key], [...to, key], to].map(joinPath)),
  );
  const misplacements = [...homes].flatMap(([home, [first, ...others]]) => {
    // A block that stands elsewhere itself has its fields beside it.
    const isTold = moved.some(({ key, to }) => joinPath([...to, key]) === home);
    const own = first ? homes.get(joinPath([...first.to, first.key])) : undefined;
    return first && !isTold
      ? [
          {
            path: [...first.from, first.key],
            message: describe(first, others.length + (own?.length ?? 0)),
          },
        ]
      : [];
  });
  return { misplacements, explained };
};
