const NO_BREAK_SPACE = '\u00a0';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Spaces inside these must not end a line: a figure and its unit, a date, the number of a rule. */
const BOUND = [
  /(?<=\d) (?=(?:million|billion|percent|days|weeks|months|years)\b)/g,
  /(?<=\b(?:US\$|EUR|USD)) (?=\d)/g,
  new RegExp(`(?<=\\b(?:${MONTHS})) (?=\\d)`, 'g'),
  new RegExp(`(?<=\\b(?:${MONTHS})\\s\\d{1,2},) (?=\\d{4}\\b)`, 'g'),
  /(?<=\b[Dd]ay) (?=\d)/g,
  /(?<=\b(?:Article|Form|Regulation|Rule|Section)) (?=[\dA-Z]\w*\b)/g,
];

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
 * @param names - of people, places and the firm; a text that is one of them alone stays as it is
 */
export const bindWords = (text: string, names: readonly string[] = []): string =>
  names.reduce(
    (bound, name) => (bound === name ? bound : bound.replaceAll(name, () => bindName(name))),
    [...BOUND, LAST_WORD].reduce((bound, space) => bound.replace(space, NO_BREAK_SPACE), text),
  );
