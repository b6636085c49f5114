/** The opening hours as the site prints them. */
import { capitalize } from '#lib/capitalize.ts';
import { clockTime } from '#lib/clock-time.ts';
import { DAYS, daySpans, type Day, type PrintedHours } from '#lib/opening-days.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import type { Firm } from './schemas.ts';
import type { Words } from './words.ts';

type HourWords = Pick<Words, 'language' | 'openingHours'>;

const printedDays = (days: string, { language, openingHours }: HourWords): string => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The fifth day of 1970 was a Monday.
  const nameOf = (day: Day) => weekday.format(Date.UTC(1970, 0, 5 + DAYS.indexOf(day)));
  const spans = daySpans(days).map(([first, last]) =>
    last
      ? fillPlaceholders(openingHours.span, { first: nameOf(first), last: nameOf(last) })
      : nameOf(first),
  );
  return capitalize(new Intl.ListFormat(language).format(spans), language);
};

type Halves = Parameters<typeof clockTime>[1];

/** The last minute of a day stands for its end: the content knows no later time. */
const closingTime = (closes: string, halves: Halves): string => {
  if (closes !== '23:59') return clockTime(closes, halves);
  return halves ? clockTime('00:00', halves) : '24:00';
};

/** Entries of the same days are one, with several times. */
export const printedHours = (
  { clock, times }: Firm['openingHours'],
  words: HourWords,
): PrintedHours[] => {
  const halves = clock === 12 ? words.openingHours : undefined;
  const printed = new Map<string, string[]>();
  for (const { days, opens, closes } of times) {
    const range = `${clockTime(opens, halves)} - ${closingTime(closes, halves)}`;
    printed.set(days, [...(printed.get(days) ?? []), range]);
  }
  return [...printed].map(([days, ranges]) => ({
    days: printedDays(days, words),
    times: ranges,
  }));
};

/** The name of the time that a clock at the head office shows, as the site's language has it. */
export const printedTimeZone = (
  { timeZone }: Firm['openingHours'],
  { language }: HourWords,
): string => {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return capitalize(name, language);
};
