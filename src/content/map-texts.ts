/**
 * A copy of plain data in which every text is changed.
 *
 * @param change - is given each text and the dotted name of its field
 */
export const mapTexts = <T>(value: T, change: (text: string, field: string) => string): T => {
  const walk = (inner: unknown, field: string): unknown => {
    if (typeof inner === 'string') return change(inner, field);
    if (Array.isArray(inner)) return inner.map((entry, i) => walk(entry, `${field}[${i + 1}]`));
    if (typeof inner === 'object' && inner !== null) {
      return Object.fromEntries(
        Object.entries(inner).map(([key, entry]) => [
          key,
          walk(entry, field === '' ? key : `${field}.${key}`),
        ]),
      );
    }
    return inner;
  };
  // The walk keeps every shape and kind of value.
  return walk(value, '') as T;
};
