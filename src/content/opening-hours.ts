/** The opening hours as the site prints them. */
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
  return new Intl.ListFormat(language).format(spans);
};

/** Entries of the same days are one, with several times. */
export const printedHours = (
  { clock, times }: Firm['openingHours'],
  words: HourWords,
): PrintedHours[] => {
  const halves = clock === 12 ? words.openingHours : undefined;
  const printed = new Map<string, string[]>();
  for (const { days, opens, closes } of times) {
    const range = [opens, closes].map((time) => clockTime(time, halves)).join(' - ');
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
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
