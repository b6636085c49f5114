/** How long /.well-known/security.txt may still be trusted. */
import { judgedAt } from '#lib/settings.ts';
import { readTyped } from '#lib/typed-value.ts';

const DAY = 86_400_000;

interface ExpiryFinding {
  isPassed: boolean;
  message: string;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/**
 * @param expires - the last day, as YYYY-MM-DD
 * @returns what to say a month before, from the day on which it has passed, or where it lies too far
 * ahead; undefined otherwise
 */
export const findExpiry = (expires: string, today: Date): ExpiryFinding | undefined => {
  const remedy = 'move it to a day within the next twelve months';
  const left = Math.ceil((Date.parse(expires) - today.getTime()) / DAY);
  if (left <= 0) return { isPassed: true, message: `has passed: ${remedy}` };
  if (left <= 31) return { isPassed: false, message: `passes in ${days(left)}: ${remedy}` };
  if (left > 366) {
    return {
      isPassed: false,
      message: `lies more than a year ahead, which readers of the file distrust: ${remedy}`,
    };
  }
  return undefined;
};

/**
 * The day on which the content is judged. The standard setting for builds that can be repeated moves
 * it, so that a test of the same content says the same in any year.
 *
 * @throws Error where that setting is no moment
 */
export const judgedOn = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Date => {
  const name = 'SOURCE_DATE_EPOCH';
  const { data, error } = judgedAt.safeParse(readTyped(environment[name]));
  if (error) {
    throw new Error(`Settings in the environment:\n  ${name} ${error.issues[0]?.message ?? ''}`);
  }
  return data ?? new Date();
};
