/** The opening hours as the site prints them. */
import { clockTime } from '#lib/clock-time.ts';
import { DAYS, daySpans, type Day, type PrintedHours } from '#lib/opening-days.ts';
import type { Firm } from './schemas.ts';

const LANGUAGE = 'en';

const weekday = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', timeZone: 'UTC' });
/** Day 5 of January 1970 was a Monday. */
const dayName = (day: Day): string => weekday.format(Date.UTC(1970, 0, 5 + DAYS.indexOf(day)));

const printedDays = (days: string): string => {
  const spans = daySpans(days).map(([first, last]) =>
    last ? `${dayName(first)} to ${dayName(last)}` : dayName(first),
  );
  return new Intl.ListFormat(LANGUAGE).format(spans);
};

/** Entries of the same days are one, with several times. */
export const printedHours = ({ clock, times }: Firm['openingHours']): PrintedHours[] => {
  const printed = new Map<string, string[]>();
  for (const { days, opens, closes } of times) {
    const range = [opens, closes].map((time) => clockTime(time, clock)).join(' - ');
    printed.set(days, [...(printed.get(days) ?? []), range]);
  }
  return [...printed].map(([days, ranges]) => ({ days: printedDays(days), times: ranges }));
};
