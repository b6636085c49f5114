/** When the firm can be reached: times, days and a time zone, and what was meant where one is none. */
import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { DAYS, daysOf } from '#lib/opening-days.ts';
import { closest } from './closest.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * “9:00”, “9.30”, “0900”, “17h”, “17 Uhr”, “5 pm”, “5:00 p. m.” as the check wants them; midnight as the last
 * minute of its day.
 */
const meantTime = (typed: string): string | undefined => {
  const plain = typed.replaceAll(/[\s“”„"]/g, '');
  if (/^24[:.h]?(?:00)?$/i.test(plain)) return '23:59';
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?(\d\d))?(?::\d\d)?(?:([ap])\.?(?:m\.?)?|h(?:rs?|ours|oras)?\.?|uhr)?$/i.exec(
      plain,
    ) ?? [];
  const isAfternoon = half.toLowerCase() === 'p';
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const meant = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hours !== '' && TIME.test(meant) ? meant : undefined;
};

const TIME_HELP = 'must be a 24-hour time in quotes, such as';

const time = (help: string) =>
  z
    .string()
    .regex(TIME, {
      error: ({ input }) => {
        const meant = meantTime(String(input));
        return meant === undefined
          ? `${TIME_HELP} "09:00" or "17:30"; a day that is closed is left out`
          : `${TIME_HELP} "${meant}"`;
      },
    })
    .describe(help);

const DAY = DAYS.join('|');
const SPAN = `(${DAY})( to (${DAY}))?`;

/** Twelve hours later, where that makes a closing time of a time before noon: 19:30 of 07:30. */
const afterNoon = (time: string): string | undefined => {
  const [hours = 0, minutes = ''] = time.split(':');
  return Number(hours) < 12 ? `${Number(hours) + 12}:${minutes}` : undefined;
};

/** Before this no firm opens: whoever writes an earlier time counts the hours from noon. */
const EARLIEST = '05:00';

/** Others are told as such, and nothing follows from them. */
const areTimes = (...times: readonly string[]): boolean => times.every((it) => TIME.test(it));

const isInNight = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  opens < EARLIEST && !(opens === '00:00' && closes >= '23:00');

/** Days as the check wants them: “monday – friday”, “Monday, Wednesday, and Friday”. */
const meantDays = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\u00a0|\u202f/g, ' ')
    .replaceAll(/,? (?:and|&) /gi, ' and ')
    .replaceAll(/ ?[–—-] ?| to /gi, ' to ')
    .replaceAll(
      /\p{L}+/gu,
      (word) => DAYS.find((day) => day.toLowerCase() === word.toLowerCase()) ?? word,
    );

const openingTimes = z
  .strictObject({
    days: z
      .string()
      .overwrite(meantDays)
      .regex(
        new RegExp(`^${SPAN}((, | and )${SPAN})*$`),
        'must be days in English, such as Monday to Saturday, or Monday, Wednesday and Friday',
      )
      .describe('A day, several, or the first and the last: Monday to Saturday.'),
    opens: time('From when, on the 24-hour clock.'),
    closes: time('Until when, on the 24-hour clock.'),
  })
  .superRefine(({ opens, closes }, context) => {
    if (!areTimes(opens, closes)) return;
    if (isInNight({ opens, closes })) {
      const message = `is in the night, for the day has 24 hours here. Did you mean ${afterNoon(opens) ?? ''}?`;
      context.addIssue({ code: 'custom', path: ['opens'], message });
      return;
    }
    if (closes > opens) return;
    const meant = closes === '00:00' ? '23:59' : afterNoon(closes);
    const help = meant && meant > opens ? ` Did you mean ${meant}?` : '';
    const message = `must be later than ${opens}, when the firm opens.${help}`;
    context.addIssue({ code: 'custom', path: ['closes'], message });
  });

type OpeningTimes = z.infer<typeof openingTimes>;

/** Of two times on one day the later stands below, and begins after the earlier has ended. */
const describeDisorder = (own: OpeningTimes, above: OpeningTimes): string | undefined => {
  const days = daysOf(above.days);
  const isApart = own.opens >= above.closes || !daysOf(own.days).some((day) => days.includes(day));
  // Told by itself.
  const isTold = !areTimes(own.opens, own.closes, above.opens, above.closes) || isInNight(own);
  if (isApart || isTold) return undefined;
  if (own.closes > above.opens) {
    return 'is on the same day as an entry above, and their times overlap';
  }
  const meant = afterNoon(own.opens);
  return meant && meant >= above.closes && own.opens < '08:00'
    ? `is earlier than an entry above for the same day (${above.opens}). Did you mean ${meant}? If not, put this entry above that one`
    : `is earlier than an entry above for the same day (${above.opens}): put this entry above that one`;
};

const TIME_ZONES = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'));

/** Continent and city: plain differences such as +01:00, EST or Etc/GMT+6 know no summer time. */
const isTimeZone = (name: string): boolean => {
  if (TIME_ZONES.includes(name)) return true;
  // Other names of the same zones, which the list does not have.
  const isOther =
    /^[A-Z][A-Za-z]+(?:\/[A-Z]\w*(?:[-_]\w+)*)+$/.test(name) && !/^(?:Etc|SystemV)\//.test(name);
  if (!isOther || TIME_ZONES.some((zone) => zone.toLowerCase() === name.toLowerCase()))
    return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const describeTimeZone = (typed: string): string => {
  const plain = typed.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  const name = plain.trim().replaceAll(' ', '_').toLowerCase();
  const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1);
  const lower = TIME_ZONES.map((zone) => zone.toLowerCase());
  const meant = lower.find((zone) => cityOf(zone) === name) ?? closest(name, lower);
  const zone = TIME_ZONES.find((it) => it.toLowerCase() === meant);
  const help = zone ? `. Did you mean ${zone}?` : '';
  return `must be a time zone such as Europe/Zurich or America/New_York${help}`;
};

export const openingHoursSchema = z
  .strictObject({
    clock: z
      .literal([12, 24], 'must be 12 or 24')
      .describe('How the site prints times: 12 for 7:30 PM, 24 for 19:30.'),
    timeZone: z
      .string()
      .refine(isTimeZone, { error: ({ input }) => describeTimeZone(String(input)) })
      .describe('Continent and city, as in Europe/Zurich: for search engines.'),
    times: z
      .array(openingTimes)
      .min(1, 'needs at least one entry')
      .superRefine((all, context) => {
        for (const [index, own] of all.entries()) {
          const [message] = all
            .slice(0, index)
            .flatMap((above) => describeDisorder(own, above) ?? []);
          if (message !== undefined) {
            context.addIssue({ code: 'custom', path: [index, 'opens'], message });
          }
        }
      })
      .describe('One entry for each stretch of time: two for days with a lunch break.'),
  })
  .describe('When the firm can be reached.');
