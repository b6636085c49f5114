/** The kinds of fields that the schemas of content/ are made of: texts, names, addresses, figures. */
import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { ICON_NAMES } from '#lib/icon-names.ts';
import { mailAddressFault, normalizeMailAddress } from '#lib/mail-address.ts';
import { shownLength } from '#lib/placeholders.ts';
import { findUnprintable } from '#lib/printable.ts';
import { readWebAddress } from '#lib/web-address.ts';
import { LANGUAGE, languageFault } from './locale-codes.ts';
import { PICTURE_NAME } from './picture-name.ts';
import { slugOf } from './slug.ts';

export const UNPRINTABLE =
  'holds a character that cannot be shown: delete it or type that place anew';

/** Nothing at all is told as too short. */
const EMPTY_OR_WORDS = /^$|[\p{L}\p{N}]/u;

/** Scripts that say in one letter what others say in three, and more. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Least lengths are counted in letters of alphabets. */
export const LETTERS_IN_ONE = 3;

/** The least length of a text, in letters of its own script. */
const leastOf = (value: string, min: number): number =>
  value.replaceAll(DENSE, '').length * 2 < value.length ? Math.ceil(min / LETTERS_IN_ONE) : min;

/**
 * One line of text: wrapping in the file is for whoever edits it. A name may be as short as names are:
 * a least length is for sentences alone.
 */
export const text = (min: number, max: number, help: string) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1, 'is empty')
    .check(({ value, issues }) => {
      const minimum = leastOf(value, min);
      if (value === '' || value.length >= minimum) return;
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
    })
    .check(({ value, issues }) => {
      if (shownLength(value) <= max) return;
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        inclusive: true,
        input: value,
      });
    })
    .refine((value) => findUnprintable(value) < 0, UNPRINTABLE)
    .refine((value) => EMPTY_OR_WORDS.test(value), 'must hold letters or figures')
    .meta({ minLength: min, maxLength: max })
    .describe(help);

/** Taken by parts of the pages: no record and no section of the policy can have them. */
export const RESERVED_IDS = [
  'closing',
  'contents',
  'door-error',
  'footer-links',
  'footnote-label',
  'main',
  'opening',
  'password',
  'site-menu',
];

/** The nearest that may stand in an address, “nuria-ferrer” of “Núria Ferrer”, or an example. */
const idFor = (text: string): string => slugOf(text) || 'for example due-diligence';

export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: ({ input }) =>
      `must be words of the letters a to z in lower case and digits, joined by hyphens: ${idFor(String(input))}`,
  })
  .refine(
    (value) => !RESERVED_IDS.includes(value),
    `must be another name: ${RESERVED_IDS.join(', ')} are parts of the pages themselves`,
  )
  .describe(
    'Name in addresses and references: lower-case words without accents, joined by hyphens.',
  );

export const icon = z
  .enum(ICON_NAMES, `must be one of: ${ICON_NAMES.join(', ')}`)
  .describe('The drawing beside the title.');

export const order = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .describe('Place in the list, from 1.');

/** Marks that any record may bear. */
export const marks = {
  draft: z
    .boolean('must be true or false')
    .optional()
    .describe('On (true), it keeps the record out of a release; the preview shows it, marked.'),
  sample: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'On (true), it says that this is sample content. Take it off once you have replaced that.',
    ),
};
export type Marks = Partial<Record<keyof typeof marks, boolean | undefined>>;

/** A text that is brought to the form that it is meant in; what cannot be is told by itself. */
const reformed = (
  format: string,
  reform: (value: string) => string,
  fault: (value: string) => string | undefined,
) =>
  z
    .string()
    .overwrite(reform)
    .check((context) => {
      const message = fault(context.value);
      if (message !== undefined) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    })
    .meta({ format });

export const email = (help: string) =>
  reformed('email', normalizeMailAddress, mailAddressFault).describe(help);

export const httpsUrl = reformed(
  'uri',
  (value) => readWebAddress(value).url?.href ?? value,
  (value) => readWebAddress(value).fault,
).describe('Full address, beginning with https://');

export const language = (help: string) =>
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, {
      error: ({ input }) => languageFault(String(input)) ?? LANGUAGE,
      abort: true,
    })
    .refine((code) => languageFault(code) === undefined, {
      error: ({ input }) => languageFault(String(input)) ?? LANGUAGE,
    })
    .describe(help);

/** Whether it is right, who knows the pictures of its folder judges: forms and editors ask its pattern. */
export const pictureName = (help: string) =>
  z
    .string()
    .trim()
    .refine((name) => name !== '', 'is empty: name a picture, or delete the line')
    .meta({ pattern: PICTURE_NAME.source })
    .describe(help);

export const figure = (min: number, max: number, help: string) => {
  const message = `must be between ${min} and ${max}`;
  return z.number().min(min, message).max(max, message).describe(help);
};

export const wholeFigure = (min: number, max: number, help: string) => {
  const message = `must be between ${min} and ${max}`;
  return z.int('must be a whole number').min(min, message).max(max, message).describe(help);
};

/** A place in a picture; in percent, though some programs count from 0 to 1. */
export const focalPoint = (left: string, top: string) => {
  const message =
    'must be percent, from 0 to 100, and both are fractions of one: write 30 in place of 0.3';
  return z
    .strictObject({ left: figure(0, 100, left), top: figure(0, 100, top) })
    .refine((at) => Math.max(at.left, at.top) >= 1 || at.left + at.top === 0, message);
};
