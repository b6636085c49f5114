/** Keys and places, from the outermost to the field. */
export type Path = readonly PropertyKey[];

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );

/** For comparing places. */
export const joinPath = (path: Path): string => path.map(String).join('.');

/** Fields that name a record to whoever wrote it, the best first. */
const NAMES = ['title', 'label', 'name', 'heading', 'id'];

const nameOfRecord = (record: unknown): string | undefined =>
  NAMES.map((field) => valueAt(record, [field])).find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );

/**
 * A field as people find it: `“SPV Structuring” practice.process “Map” description`. A place in a
 * list without names counts from 1, as people do: `paragraphs[2]`.
 *
 * @param root - what the path leads into
 */
export const fieldName = (path: Path, root: unknown): string => {
  let field = '';
  for (const [depth, part] of path.entries()) {
    if (typeof part === 'number') {
      const name = nameOfRecord(valueAt(root, path.slice(0, depth + 1)));
      field += name === undefined ? `[${part + 1}]` : ` “${name.trim().slice(0, 50)}” `;
    } else {
      field += (field === '' || field.endsWith(' ') ? '' : '.') + String(part);
    }
  }
  return field.trim();
};
