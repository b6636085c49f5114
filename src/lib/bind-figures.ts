const NO_BREAK_SPACE = '\u00a0';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Spaces inside these must not end a line: a figure and its unit, a date. */
const BOUND = [
  /(?<=\d) (?=(?:million|billion|percent)\b)/g,
  /(?<=\b(?:US\$|EUR|USD)) (?=\d)/g,
  new RegExp(`(?<=\\b(?:${MONTHS})) (?=\\d)`, 'g'),
  /(?<=\b[Dd]ay) (?=\d)/g,
];

/** Keeps figures with their units, and months with their days or years, on one line. */
export const bindFigures = (text: string): string =>
  BOUND.reduce((bound, space) => bound.replace(space, NO_BREAK_SPACE), text);
