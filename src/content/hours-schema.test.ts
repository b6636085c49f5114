import { describe, expect, test } from 'vitest';
import { openingHoursSchema } from './hours-schema.ts';

type Times = { days: string; opens: string; closes: string }[];

const parse = (times: Times, timeZone = 'Europe/Zurich') =>
  openingHoursSchema.safeParse({ clock: 24, timeZone, times });

const messagesOf = (...parsed: Parameters<typeof parse>): string[] =>
  parse(...parsed).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const on = (days: string, opens = '09:00', closes = '17:00') => ({ days, opens, closes });

describe('times', () => {
  const meantOf = (typed: string): string | undefined => {
    const [message = ''] = messagesOf([on('Monday', typed, '23:00')]);
    return /^times\.0\.opens must be a 24-hour time in quotes, such as "([\d:]+)"$/.exec(
      message,
    )?.[1];
  };

  test.each([
    ['24', '23:59'],
    ['24:', '23:59'],
    ['24h', '23:59'],
    ['2400', '23:59'],
    ['9 h', '09:00'],
    ['9 hr.', '09:00'],
    ['9 hours', '09:00'],
    ['9 horas', '09:00'],
    ['9a', '09:00'],
    ['9 a.m', '09:00'],
    ['9:15p', '21:15'],
    ['12 pm', '12:00'],
    ['“9:00”', '09:00'],
    ['9:30:00', '09:30'],
    ['9:24', '09:24'],
  ])('%s means %s', (typed, meant) => {
    expect(meantOf(typed)).toBe(meant);
  });

  test.each(['24:30', '24:000', 'at 9:00', '9:00 or so', '9:60', '25:00', 'am', '9 min'])(
    'what %s means, nobody can say',
    (typed) => {
      expect(meantOf(typed)).toBeUndefined();
      expect(messagesOf([on('Monday', typed, '23:00')])).toHaveLength(1);
    },
  );

  test.each([
    ['09:00', '09:01', true],
    ['09:00', '09:00', false],
    ['00:00', '23:59', true],
    ['00:00', '23:00', true],
    ['00:00', '22:00', false],
    ['05:00', '06:00', true],
    ['04:59', '06:00', false],
    ['01:00', '23:30', false],
  ])('from %s to %s: %s', (opens, closes, isTaken) => {
    expect(parse([on('Monday', opens, closes)]).success).toBe(isTaken);
  });

  test.each([
    ['09:00', '05:30', / Did you mean 17:30\?$/],
    ['18:00', '05:30', /, when the firm opens\.$/],
    ['17:30', '05:30', /, when the firm opens\.$/],
    ['13:00', '12:30', /, when the firm opens\.$/],
    ['13:00', '00:00', / Did you mean 23:59\?$/],
  ])('what was meant by closing at %s and %s is only said where it is right', (...row) => {
    const [opens, closes, message] = row;
    expect(messagesOf([on('Monday', opens, closes)])).toEqual([expect.stringMatching(message)]);
  });
});

describe('days', () => {
  test.each([
    ['monday – friday', 'Monday to Friday'],
    ['Monday-Friday', 'Monday to Friday'],
    ['Monday -Friday', 'Monday to Friday'],
    ['Monday- Friday', 'Monday to Friday'],
    ['MONDAY & tuesday', 'Monday and Tuesday'],
    ['Monday, Wednesday, and Friday', 'Monday, Wednesday and Friday'],
    ['Monday To Friday', 'Monday to Friday'],
    ['Monday\u00a0to Friday', 'Monday to Friday'],
  ])('%s are read as %s', (typed, meant) => {
    expect(parse([on(typed)]).data?.times[0]?.days).toBe(meant);
  });

  test.each([
    'Mon',
    'Lunes',
    'Monday to',
    'every day',
    'Monday Tuesday',
    'Monday until Friday',
    '',
  ])('others are told: %s', (typed) => {
    expect(messagesOf([on(typed)])).toEqual([
      expect.stringMatching(/^times\.0\.days must be days in English, such as/),
    ]);
  });
});

describe('two times of one day', () => {
  const second = (opens: string, closes: string, days = 'Monday to Friday') =>
    messagesOf([on('Monday to Wednesday', '09:00', '12:00'), on(days, opens, closes)]);

  test('follow each other, one at the end of the other too', () => {
    expect(second('12:00', '17:00')).toEqual([]);
    expect(second('13:00', '17:00')).toEqual([]);
    expect(second('09:00', '12:00', 'Thursday')).toEqual([]);
  });

  test('do not overlap, on any of their days', () => {
    for (const days of ['Monday', 'Wednesday to Friday', 'Sunday and Tuesday']) {
      expect(second('11:59', '17:00', days)).toEqual([
        'times.1.opens is on the same day as an entry above, and their times overlap',
      ]);
    }
  });

  test('are in the order of the day: an earlier one is told with its place, or as the later that was meant', () => {
    expect(second('08:00', '08:30')).toEqual([
      'times.1.opens is earlier than an entry above for the same day (09:00): put this entry above that one',
    ]);
    expect(second('08:00', '09:00')).toHaveLength(1);
    expect(second('06:00', '08:00')).toEqual([
      expect.stringMatching(/\(09:00\)\. Did you mean 18:00\? If not, put this entry above/),
    ]);
    // At 17:00 the firm is open already.
    expect(messagesOf([on('Monday', '09:00', '18:00'), on('Monday', '05:00', '06:00')])).toEqual([
      expect.stringMatching(/\(09:00\): put this entry above that one$/),
    ]);
    expect(messagesOf([on('Monday', '09:00', '18:00'), on('Monday', '06:00', '07:00')])).toEqual([
      expect.stringMatching(/Did you mean 18:00\?/),
    ]);
  });
});

describe('a time zone', () => {
  const messageOf = (zone: string) => messagesOf([on('Monday')], zone)[0] ?? '';

  test.each([
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'US/Eastern',
    'Asia/Calcutta',
    'America/Fort_Nelson',
  ])('may be %s', (zone) => {
    expect(messageOf(zone)).toBe('');
  });

  test.each([
    ['America/Tegucigalpaa', ' Did you mean America/Tegucigalpa?'],
    [' tegucigalpa ', ' Did you mean America/Tegucigalpa?'],
    ['EUROPE/ZURICH', ' Did you mean Europe/Zurich?'],
    ['Europe/zurich', ' Did you mean Europe/Zurich?'],
    ['Etc/GMT', ''],
    ['SystemV/EST5', ''],
    ['UTC', ''],
    ['America/New York', ' Did you mean America/New_York?'],
    ['Nowhere/At_all_at_all', ''],
    ['the US/Eastern', ''],
    ['US/Eastern time', ''],
  ])('is not %j', (zone, help) => {
    const example = 'timeZone must be a time zone such as Europe/Zurich or America/New_York';
    expect(messageOf(zone)).toBe(help === '' ? example : `${example}.${help}`);
  });
});
