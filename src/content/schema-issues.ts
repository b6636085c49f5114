import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { closest } from './closest.ts';
import { findMisplacements } from './misplaced-fields.ts';
import { joinPath, valueAt, type Path } from './path.ts';
import type { Problem } from './problems.ts';

type Finding = Pick<Problem, 'found' | 'message'> & { path: Path };

interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  format?: string;
}

const definitionOf = (schema: z.core.$ZodType): Definition => {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  return inner ? definitionOf(inner) : def;
};

/** What a schema asks of a place; undefined where it knows no such place. */
const schemaAt = (schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined => {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const { element, shape } = definitionOf(schema);
  const next = typeof first === 'number' ? element : shape?.[String(first)];
  return next && schemaAt(next, rest);
};

/** The keys that a schema allows at a place. */
const keysAt = (schema: z.core.$ZodType, path: Path): string[] => {
  const place = schemaAt(schema, path);
  return Object.keys((place && definitionOf(place).shape) ?? {});
};

const mayBeLeftOut = (schema: z.core.$ZodType, path: Path): boolean =>
  schemaAt(schema, path)?._zod.optin !== undefined;

/** The keys that a schema allows anywhere. */
export const allKeys = (schema: z.core.$ZodType): string[] => {
  const { shape = {}, element, options = [] } = definitionOf(schema);
  const inner = [...Object.values(shape), ...(element ? [element] : []), ...options];
  return [...Object.keys(shape), ...inner.flatMap(allKeys)];
};

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

/** The first fault that a schema finds in a value; undefined where it takes it. */
const faultOf = (schema: z.core.$ZodType | undefined, value: unknown): string | undefined => {
  const issue = schema && z.safeParse(schema, value).error?.issues[0];
  return issue && (describeLength(issue, value) ?? issue.message);
};

/** What was typed where text is meant, and YAML took for something else. */
const describeNoText = (
  schema: z.core.$ZodType | undefined,
  typed: string | undefined,
  found: unknown,
): string => {
  if (typed?.startsWith('{')) {
    return 'begins with a curly bracket: put straight quotes around the whole text: "…"';
  }
  if (typed?.startsWith('[')) {
    return 'begins with a square bracket: put straight quotes around the whole text: "…"';
  }
  if (Array.isArray(found)) return 'must be one text, not a list: take the hyphen away';
  if (typeof found === 'object') {
    return 'must be text, but is read as a block of fields because of a colon and a space in it: put straight quotes around the whole text: "…"';
  }
  const kind = typeof found === 'boolean' ? 'a yes or no' : 'a number';
  const text = typed ?? JSON.stringify(found);
  // Quotes alone may not do.
  return (
    faultOf(schema, text) ??
    `must be text, but is read as ${kind}: put straight quotes around it: "${text}"`
  );
};

const YES = /^(?:y|yes|on|ja|sí|si|oui|1)$/i;
const NO = /^(?:n|no|off|nein|non|0)$/i;

const describeNoBoolean = (typed: string): string => {
  if (YES.test(typed)) return 'must be true or false: write true';
  if (NO.test(typed)) return 'must be true or false: write false, or delete the line';
  return 'must be true or false, without quotes';
};

/** As maps on the web give a place: latitude and longitude at once. */
const TWO_NUMBERS = /^-?\d+\.\d+,? *-?\d+\.\d+$/;

const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+$/;

/** A comma parts thousands where a number has to be whole, and its fraction elsewhere. */
const withoutComma = (figures: string, isWhole: boolean): string =>
  isWhole && THOUSANDS.test(figures)
    ? figures.replaceAll(',', '')
    : figures.replace(/^(-?\d+),(\d+)$/, '$1.$2');

const describeNoNumber = (isWhole: boolean, found: unknown): string => {
  const kind = isWhole ? 'a whole number' : 'a number';
  if (typeof found !== 'string') return `must be ${kind}`;
  const figures = found.replaceAll(/^[\s“”„«»"]+|[\s“”„«»"]+$/g, '').replaceAll(/[−–]/g, '-');
  if (TWO_NUMBERS.test(figures)) {
    return `must be ${kind}, and two stand here: write each on its own line, after the name of its field`;
  }
  const plain = withoutComma(figures, isWhole);
  if (/\d\s*[°º]|^[NSEWO] ?\d|\d ?[NSEWO]$/i.test(plain)) {
    return `must be ${kind}: degrees as a decimal, such as 16.37, south and west with a minus sign before them`;
  }
  const number = plain === '' ? NaN : Number(plain);
  const isRight = isWhole ? Number.isInteger(number) : Number.isFinite(number);
  if (!isRight) return `must be ${kind}, in digits`;
  return plain === found
    ? `must be ${kind}: take the quotes away`
    : `must be ${kind}: write ${plain}`;
};

const describeNoBlock = (found: unknown): string => {
  const [, name] = (typeof found === 'string' && /^([A-Za-z][\w-]*):\S/.exec(found)) || [];
  return name === undefined
    ? 'must be a block of fields, each on a line of its own and two spaces further in'
    : `must be a block of fields; ${name}: needs a space after its colon`;
};

const describeNoList = (found: unknown): string =>
  typeof found === 'string' && found.startsWith('-')
    ? 'must be a list: each entry begins with a hyphen and a space'
    : 'must be a list: each entry on a line of its own, after a hyphen and a space';

const hasToBeWhole = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && definitionOf(schema).format === 'safeint';

/** What was expected, in other words than a program's. */
const describeType = (
  expected: string,
  schema: z.core.$ZodType | undefined,
  found: unknown,
  typed: string | undefined,
): string => {
  switch (expected) {
    case 'string':
      return describeNoText(schema, typed, found);
    case 'boolean':
      return describeNoBoolean(String(found));
    case 'number':
    case 'int':
      return describeNoNumber(hasToBeWhole(schema), found);
    case 'array':
      return describeNoList(found);
    default:
      return describeNoBlock(found);
  }
};

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

/** Says by how much a text misses its length; other messages stay as the schema gives them. */
const describeLength = (issue: z.core.$ZodIssue, found: unknown): string | undefined => {
  if (typeof found !== 'string') return undefined;
  const { length } = cleanText(found);
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const most = Number(issue.maximum);
    return `is too long: ${characters(length)}, ${length - most} too many (at most ${most})`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const least = Number(issue.minimum);
    return length === 0
      ? `is empty: at least ${characters(least)}`
      : `is too short: ${characters(length)}, ${least - length} too few (at least ${least})`;
  }
  return undefined;
};

/** The value that quotes have made a text of; undefined where it is one without them, too. */
const unquoted = (found: unknown): boolean | number | undefined => {
  if (typeof found !== 'string') return undefined;
  const plain = found.replaceAll(/^[\s“”„«»"]+|[\s“”„«»"]+$/g, '');
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
};

/** Where quotes are all that is wrong. */
const describeQuotes = (
  schema: z.core.$ZodType | undefined,
  found: unknown,
): string | undefined => {
  const value = unquoted(found);
  return schema && value !== undefined && faultOf(schema, value) === undefined
    ? `must stand without quotes: write ${String(value)}`
    : undefined;
};

const CURLY = /^[“”„‘’‚«].*[“”‘’»]$/s;

/** A value in curly quotes is the value with quotes to the schema. */
const describeCurly = (message: string, found: unknown): string =>
  typeof found === 'string' && CURLY.test(found)
    ? `${message}. The quotes around it must be straight ones: "…"`
    : message;

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
    return own.map((key): Finding => {
      const [message, meant] = describeUnknownKey(key, allowed);
      if (meant !== undefined) misspelt.add(joinPath([...issue.path, meant]));
      return { path: [...issue.path, key], message };
    });
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
    const message =
      issue.code === 'invalid_type'
        ? describeType(issue.expected, schemaAt(schema, path), found, source)
        : (describeLength(issue, found) ??
          describeQuotes(schemaAt(schema, path), found) ??
          describeCurly(issue.message, found));
    const isCollection = typeof found === 'object' && issue.code !== 'invalid_type';
    return [{ path, found: isCollection ? undefined : (source ?? JSON.stringify(found)), message }];
  });
  // Two ways of a value may be refused in the same words.
  const once = Map.groupBy(others, ({ path, message }) => `${joinPath(path)} ${message}`);
  return [...misplacements, ...unknown, ...[...once.values()].flatMap(([first]) => first ?? [])];
};
