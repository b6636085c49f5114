/** Turns a 24-hour time such as `19:30` into the form that the site prints: `7:30 PM`, or as it is. */
export const clockTime = (time: string, clock: 12 | 24): string => {
  if (clock === 24) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};
