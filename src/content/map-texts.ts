import type { Path } from './path.ts';

/**
 * A copy of plain data in which every text is changed.
 *
 * @param change - is given each text and the path of its field
 */
export const mapTexts = <T>(value: T, change: (text: string, path: Path) => string): T => {
  const walk = (inner: unknown, path: Path): unknown => {
    if (typeof inner === 'string') return change(inner, path);
    if (Array.isArray(inner)) return inner.map((entry, index) => walk(entry, [...path, index]));
    if (typeof inner === 'object' && inner !== null) {
      return Object.fromEntries(
        Object.entries(inner).map(([key, entry]) => [key, walk(entry, [...path, key])]),
      );
    }
    return inner;
  };
  // The walk keeps every shape and kind of value.
  return walk(value, []) as T;
};
