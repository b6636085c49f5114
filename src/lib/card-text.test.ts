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

test('SEO-05 a letter with an accent that the face lacks is drawn plain, and spaces stay spaces', () => {
  expect(cardText('łanĉ\u00a0é 漢 de\u0301', new Set([...held, 'é']))).toBe('anc é dé');
});
