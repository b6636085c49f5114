import { capitalize } from './capitalize.ts';

const NO_BREAK_SPACE = '\u00a0';

const bindSpaces = (words: string): string => words.replaceAll(' ', NO_BREAK_SPACE);

/** One of several words, as a part of a regular expression; the longest first. Of none, nothing is one. */
const anyOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => /\p{L}/u.test(word))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|') || '(?!)';

const CURRENCY = String.raw`(?:${Intl.supportedValuesOf('currency').join('|')})`;

/** Signs of the same meaning in all languages: 50 %, 10 EUR, CHF 12, § 5, Nr. 5, 1 000 000. */
const SIGNS = [
  new RegExp(String.raw`(?<=\d) (?=[%‰\p{Sc}]|${CURRENCY}\b)`, 'gu'),
  new RegExp(String.raw`(?<=\p{Sc}|\b${CURRENCY}) (?=\d)`, 'gu'),
  // A year is no part of a larger number.
  /(?<=(?<![\d.,])\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))/g,
  /(?<=§|\b(?:[Aa]rts?|[Nn]os?|[Nn]r|[Nn]úm|Abs)\.|\b[Nn]\.?[º°]) (?=\d)/g,
];

/** What the law counts by, in the languages of most firms. */
const RULES =
  /(?<=\b(?:Form|Regulation|Rule|Section|[Aa]rticles?|[Aa]rtikels?|[Aa]rtículos?|[Aa]rtigos?|[Aa]rticol[oi])) (?=\d|[A-Z][A-Z\d]*(?!\p{L}))/gu;

const DAY = /(?<=\b[Dd]ay) (?=\d)/g;

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year', 'percent'];
const LARGE_NUMBERS = [4e3, 4e6, 4e9, 4e12];
/** Some languages have three forms of a word: for one, a few and many. */
const AMOUNTS = [1, 2, 5];

/** What a language puts after figures: days, percent, million. */
const unitsOf = (language: string): string[] => {
  const wordsIn = (number: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(language, options)
      .formatToParts(number)
      .flatMap(({ type, value }) => (type === 'unit' || type === 'compact' ? value : []))
      .join(' ')
      .replaceAll(/\s/g, ' ');
  return [
    ...UNITS.flatMap((unit) =>
      AMOUNTS.map((amount) => wordsIn(amount, { style: 'unit', unit, unitDisplay: 'long' })),
    ),
    ...LARGE_NUMBERS.flatMap((number) =>
      AMOUNTS.map((amount) =>
        wordsIn(number * amount, { notation: 'compact', compactDisplay: 'long' }),
      ),
    ),
  ];
};

/** A date in words, whole or in part: “May 3, 2025”, “3. Mai 2025”, “Mayo de 2025”. */
const dateOf = (language: string): RegExp => {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = Array.from({ length: 12 }, (_, month) =>
    date.formatToParts(Date.UTC(2025, month, 3)),
  ).flat();
  const months = parts.flatMap(({ type, value }) =>
    type === 'month' ? [value, capitalize(value, language)] : [],
  );
  const joints = parts.flatMap(({ type, value }) =>
    type === 'literal' ? (/\p{L}+/u.exec(value)?.[0] ?? []) : [],
  );
  const joint = `(?:(?:${anyOf(joints)}) )?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:\.|er|\.?º)? ${joint})?(?:${anyOf(months)})(?!\p{L})(?: ${joint}\d{1,4}(?!\d))?(?:, \d{4}(?!\d))?`,
    'gu',
  );
};

/** A short word at the end of a paragraph must not stand on a line of its own. */
const LAST_WORD = /(?<=^.{60,}\s\S{1,9}) (?=\S{1,8}$)/s;

/** Longer names are broken rather than pushed to a line of their own on a phone. */
const LONGEST_NAME = 24;

/** A name as it is bound: whole, or where it is long its last part, such as the form of a company. */
const bindName = (name: string): string => {
  const lastTwoWords = name.lastIndexOf(' ', name.lastIndexOf(' ') - 1) + 1;
  const end = name.length <= LONGEST_NAME ? 0 : name.lastIndexOf(',') + 1 || lastTwoWords;
  return name.slice(0, end) + name.slice(end).replaceAll(/(?<=\S) /g, NO_BREAK_SPACE);
};

/**
 * Keeps figures with their units, months with their days or years, the parts of names, and the last two
 * words of a paragraph on one line.
 *
 * @param language - of the texts, by its code
 * @param names - of people, places and the firm; a text that is one of them alone stays as it is
 */
export const wordBinder = (
  language: string,
  names: readonly string[] = [],
): ((text: string) => string) => {
  // Of others the platform would take those of the machine.
  const [known = 'en'] = Intl.NumberFormat.supportedLocalesOf([language]);
  // With the endings that languages add: “nach 30 Tagen”.
  const units = new RegExp(
    String.raw`(?<=\d) (?:${anyOf(unitsOf(known))})\p{L}{0,2}(?!\p{L})`,
    'gu',
  );
  const spaces = [units, dateOf(known), ...SIGNS, DAY, RULES, LAST_WORD];
  return (text) =>
    names.reduce(
      (bound, name) => (bound === name ? bound : bound.replaceAll(name, () => bindName(name))),
      spaces.reduce((bound, space) => bound.replace(space, bindSpaces), text),
    );
};
