import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each(['ar', 'he', 'fa', 'ur-PK'])('%s is written from right to left', (language) => {
  expect(textDirection(language)).toBe('rtl');
});

test.each(['en', 'es-MX', 'de-CH', 'zh'])(
  'A page in %s says nothing of its direction',
  (language) => {
    expect(textDirection(language)).toBeUndefined();
  },
);
