/** Values that a schema does not take, in other words than a program's. */
import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { shownLength } from '#lib/placeholders.ts';
import { withoutQuotes } from '#lib/without-quotes.ts';
import { definitionOf } from './schema-places.ts';

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

/** Says by how much a text misses its length; other messages stay as the schema gives them. */
export const describeLength = (issue: z.core.$ZodIssue, found: unknown): string | undefined => {
  if (typeof found !== 'string') return undefined;
  const length = shownLength(cleanText(found));
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
  const figures = withoutQuotes(found).replaceAll(/[−–]/g, '-');
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

/**
 * What was expected.
 *
 * @param typed - what stands in the file
 */
export const describeType = (
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

/** The value that quotes have made a text of; undefined where it is one without them, too. */
const unquoted = (found: unknown): boolean | number | undefined => {
  if (typeof found !== 'string') return undefined;
  const plain = withoutQuotes(found);
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
};

/** Where quotes are all that is wrong. */
export const describeQuotes = (
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
export const describeCurly = (message: string, found: unknown): string =>
  typeof found === 'string' && CURLY.test(found)
    ? `${message}. The quotes around it must be straight ones: "…"`
    : message;
