import { expect, test } from 'vitest';
import { findExpiry, judgedOn } from './security-contact.ts';

const today = new Date('2031-05-10T12:00:00Z');

test.each([
  ['2031-05-09', { isPassed: true, message: expect.stringContaining('has passed') as string }],
  ['2031-05-10', { isPassed: true, message: expect.stringContaining('has passed') as string }],
  [
    '2031-05-11',
    { isPassed: false, message: expect.stringContaining('passes in 1 day:') as string },
  ],
  [
    '2031-06-10',
    { isPassed: false, message: expect.stringContaining('passes in 31 days:') as string },
  ],
  ['2031-06-11', undefined],
  ['2032-05-10', undefined],
  [
    '2032-06-01',
    { isPassed: false, message: expect.stringContaining('more than a year ahead') as string },
  ],
])('a security contact that expires on %s', (expires, finding) => {
  expect(findExpiry(expires, today)).toEqual(finding);
});

test('the day on which content is judged can be set, so that no test turns red by the calendar', () => {
  expect(judgedOn({ SOURCE_DATE_EPOCH: '1767225600' })).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(judgedOn({ SOURCE_DATE_EPOCH: '' }).getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
  expect(judgedOn({}).getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
});

test('a moment that is none is told, and not taken for today', () => {
  expect(() => judgedOn({ SOURCE_DATE_EPOCH: '2026-01-01' })).toThrow(
    /SOURCE_DATE_EPOCH must be whole seconds since 1970/,
  );
});
