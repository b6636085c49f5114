/** What a schema asks of each place. */
import type { z } from 'zod';
import type { Path } from './path.ts';

interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  format?: string;
}

export const definitionOf = (schema: z.core.$ZodType): Definition => {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  return inner ? definitionOf(inner) : def;
};

/** What a schema asks of a place; undefined where it knows no such place. */
export const schemaAt = (schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined => {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const { element, shape } = definitionOf(schema);
  const next = typeof first === 'number' ? element : shape?.[String(first)];
  return next && schemaAt(next, rest);
};

/** The keys that a schema allows at a place. */
export const keysAt = (schema: z.core.$ZodType, path: Path): string[] => {
  const place = schemaAt(schema, path);
  return Object.keys((place && definitionOf(place).shape) ?? {});
};

/** Whether a field may be left out. */
export const mayBeLeftOut = (schema: z.core.$ZodType, path: Path): boolean =>
  schemaAt(schema, path)?._zod.optin !== undefined;

/** The keys that a schema allows anywhere. */
export const allKeys = (schema: z.core.$ZodType): string[] => {
  const { shape = {}, element, options = [] } = definitionOf(schema);
  const inner = [...Object.values(shape), ...(element ? [element] : []), ...options];
  return [...Object.keys(shape), ...inner.flatMap(allKeys)];
};
