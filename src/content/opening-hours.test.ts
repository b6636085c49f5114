import { expect, test } from 'vitest';
import { printedHours, printedTimeZone } from './opening-hours.ts';

const words = {
  language: 'en',
  openingHours: { span: '{first} to {last}', morning: 'AM', afternoon: 'PM' },
};

const at = (days: string, opens: string, closes: string) => ({ days, opens, closes });

test('one stretch of time is one line, on either clock', () => {
  const times = [at('Monday to Saturday', '09:00', '19:30')];
  const hours = { timeZone: 'UTC', times };
  expect(printedHours({ ...hours, clock: 12 }, words)).toEqual([
    { days: 'Monday to Saturday', times: ['9:00 AM - 7:30 PM'] },
  ]);
  expect(printedHours({ ...hours, clock: 24 }, words)).toEqual([
    { days: 'Monday to Saturday', times: ['09:00 - 19:30'] },
  ]);
});

test('a lunch break makes two times of the same days, and lists of days are printed as such', () => {
  const times = [
    at('Monday to Thursday', '08:30', '12:00'),
    at('Monday to Thursday', '13:30', '18:00'),
    at('Friday', '08:30', '16:00'),
    at('Saturday, Sunday', '10:00', '11:00'),
  ];
  expect(printedHours({ clock: 24, timeZone: 'Europe/Zurich', times }, words)).toEqual([
    { days: 'Monday to Thursday', times: ['08:30 - 12:00', '13:30 - 18:00'] },
    { days: 'Friday', times: ['08:30 - 16:00'] },
    { days: 'Saturday and Sunday', times: ['10:00 - 11:00'] },
  ]);
});

test('days are named in the language of the site, and begin as a line does', () => {
  const spanish = {
    language: 'es',
    openingHours: { span: 'de {first} a {last}', morning: 'a. m.', afternoon: 'p. m.' },
  };
  const times = [at('Monday to Friday', '09:00', '17:00'), at('Saturday', '10:00', '12:00')];
  expect(printedHours({ clock: 24, timeZone: 'Europe/Madrid', times }, spanish)).toEqual([
    { days: 'De lunes a viernes', times: ['09:00 - 17:00'] },
    { days: 'Sábado', times: ['10:00 - 12:00'] },
  ]);
});

test('a firm that closes at midnight is said to', () => {
  const hours = { timeZone: 'UTC', times: [at('Friday', '10:00', '23:59')] };
  const timesOn = (clock: 12 | 24) => printedHours({ ...hours, clock }, words)[0]?.times;
  expect(timesOn(12)).toEqual(['10:00 AM - 12:00 AM']);
  expect(timesOn(24)).toEqual(['10:00 - 24:00']);
});

test('the time zone has the name that stands for all seasons, in the language of the site', () => {
  const zone = (timeZone: string, language: string) =>
    printedTimeZone({ clock: 24, timeZone, times: [] }, { ...words, language });
  expect(zone('Europe/Zurich', 'en')).toBe('Central European Time');
  expect(zone('Europe/Madrid', 'es')).toBe('Hora de Europa central');
});
