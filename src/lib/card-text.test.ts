import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardText } from './card-text.ts';

const held = new Set('abcdeglnsz &.');

test('SEO-05 a card is asked to draw only what its face holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Array.from(cardText(text, held)).filter((letter) => !held.has(letter))).toEqual([]);
    }),
  );
});

test.each([
  ['Иванов & Partner', 'Partner'],
  ['Smith & 李', 'Smith'],
  ['Smith and 李 & 王', 'Smith'],
  ['Smith & 李 & Jones', 'Smith & Jones'],
  ['李 & 王 and Partner', 'Partner'],
  ['Smith – (李)', 'Smith'],
  ['The & Partner', 'The & Partner'],
  ['李\u0301 & \u0301Jones', 'Jones'],
  ['Smith ø\u0301', 'Smith'],
  ['李 & 王', ''],
])('SEO-05 with a word that cannot be drawn goes what joined it: “%s” is “%s”', (text, card) => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzJPST &–()\u0301');
  expect(cardText(text, new Set(letters))).toBe(card);
});

test('SEO-05 a letter with an accent that the face lacks is drawn plain, and spaces stay spaces', () => {
  expect(cardText('łanĉ\u00a0é 漢 de\u0301', new Set([...held, 'é']))).toBe('anc é dé');
});
