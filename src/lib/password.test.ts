import { expect, test } from 'vitest';
import { normalizePassword } from './password.ts';

test('GATE-12 white space and invisible characters around a password do not count, those within do', () => {
  expect(normalizePassword('\u00a0\u200b two  words\n\ufeff')).toBe('two  words');
  expect(normalizePassword('two\u00a0words')).toBe('two words');
});
