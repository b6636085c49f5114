import { describe, expect, test } from 'vitest';
import { requireStrongPassword } from './password-strength.ts';

const known = ['Hale & Orchard Advisers', 'Reykjavík'];

test.each([
  'x7#kQ!vz9%Lp',
  'checks-Only-7',
  'copper lantern forgets tuesday',
  'Reef-Chart-1843-ñandú',
])('%s is strong enough', (password) => {
  expect(() => requireStrongPassword(password, known)).not.toThrow();
});

describe('GATE-18 a password that can be guessed is refused with the reason', () => {
  test.each([
    // Long to guess, and yet short.
    ['x7#kQ!vz9%L', /sealed: it has 11 characters, 12 are the least\.\n/],
    ['x7#kQ', /it has 5 characters, 12 are the least/],
    ['password1234567', /sealed: it would take about .* to guess offline/],
    ['aaaaaaaaaaaaaaaa', /too easy to guess for the strength sealed/],
    ['Hale & Orchard Advisers', /too easy to guess/],
  ])('%s', (password, message) => {
    expect(() => requireStrongPassword(password, known)).toThrow(message);
    expect(() => requireStrongPassword(password, known)).toThrow(/tried on it offline/);
  });
});
