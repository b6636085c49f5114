/**
 * The form in which the site prints a time: `19:30`, or `7:30 PM`.
 *
 * @param halves - the marks of the two halves of the day; without them the clock has 24 hours
 */
export const clockTime = (
  time: string,
  halves?: Readonly<Record<'morning' | 'afternoon', string>>,
): string => {
  if (!halves) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? halves.morning : halves.afternoon;
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};
