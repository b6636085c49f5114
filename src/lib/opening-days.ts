export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof DAYS)[number];

/** A day alone, or the first and the last of several. */
type DaySpan = readonly [Day, Day?];

/** Days on which the firm is open at the same times, as they are printed. */
export interface PrintedHours {
  days: string;
  /** Several where there is a break. */
  times: readonly string[];
}

/** The spans of `Monday to Thursday and Saturday`, in the order in which they are written. */
export const daySpans = (days: string): DaySpan[] =>
  days.split(/, | and /).map((span) => span.split(' to ') as unknown as DaySpan);

const daysBetween = ([first, last = first]: DaySpan): Day[] => {
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  // Twice around: Saturday to Monday ends in the next week.
  return [...DAYS, ...DAYS].slice(from, to < from ? to + DAYS.length + 1 : to + 1);
};

/** Every day that is meant, each once. */
export const daysOf = (days: string): Day[] => [...new Set(daySpans(days).flatMap(daysBetween))];
