import { expect, test } from 'vitest';
import { numbersOf } from './heading-numbers.ts';

/** Of a heading that stands where no count would have it. */
const numberOf = (heading: string) => numbersOf([...Array<string>(30).fill('Words'), heading])[30];

test.each([
  ['1. Who is responsible', '1.'],
  ['11. Do Not Track', '11.'],
  ['3) Our duties', '3)'],
  ['(3) Our duties', '(3)'],
  ['3: our duties', '3:'],
  ['3 – Our duties', '3 –'],
  ['3.Our duties', '3.'],
  ['3.1. Our duties', '3.1.'],
  ['3. “Cookies”', '3.'],
  ['IV. Our duties', 'IV.'],
  ['iv) Our duties', 'iv)'],
  ['I. Our duties', 'I.'],
  ['IV — Our duties', 'IV —'],
  ['§ 3 Our duties', '§ 3'],
  ['§3 Our duties', '§3'],
  ['§ 3. Our duties', '§ 3.'],
  ['Section 3: Our duties', 'Section 3:'],
  ['ARTICLE IV – OUR DUTIES', 'ARTICLE IV –'],
  ['Part B. Our duties', 'Part B.'],
  ['Sección 3: Nuestros deberes', 'Sección 3:'],
  ['Abschnitt 3 – Unsere Pflichten', 'Abschnitt 3 –'],
  ['No. 3: Our duties', 'No. 3:'],
  ['③ Our duties', '③'],
  ['Section 3', 'Section 3'],
  ['3.', '3.'],
])('a number before a heading: %s', (heading, number) => {
  expect(numberOf(heading)).toBe(number);
});

test.each([
  '24 hours a day',
  '24 Hours a Day',
  '24/7 support',
  '2025 changes',
  '2025. A year',
  '1–2 weeks',
  '3 – 5 days',
  '1.5 million letters',
  '12. March 2024',
  '12. März 2024: Änderungen',
  '30-day notice',
  'Article 6 GDPR',
  'Article 6(1)(f) GDPR',
  'Article 28 Processors',
  'Section 230 of the Act',
  '§ 25 TDDDG',
  '§ 165 KeöStG',
  '§ 5 of the Act',
  'Part of our duties',
  'Party: our client',
  'No. 1 of our duties',
  'I agree',
  'X: our account',
  'V. S. Prasad, who answers',
  'J. Smith, who answers',
  'C. V. and letters',
  'Mixed words',
])('none: %s', (heading) => {
  expect(numberOf(heading)).toBeUndefined();
});

test.each([
  [
    ['Words', '2 Our duties'],
    [undefined, '2'],
  ],
  [
    ['Words', 'Words', '4 Our duties', '5 OUR RIGHTS'],
    [undefined, undefined, '4', '5'],
  ],
  [
    ['Words', 'Words', 'Section 3 Our duties'],
    [undefined, undefined, 'Section 3'],
  ],
  [
    ['A. Our duties', 'B. Your rights'],
    ['A.', 'B.'],
  ],
  [
    ['a) Our duties', 'b) Your rights'],
    ['a)', 'b)'],
  ],
  [
    ['Words', '24 Hours a Day'],
    [undefined, undefined],
  ],
])('what may be one is, where it counts: %j', (headings, numbers) => {
  expect(numbersOf(headings)).toEqual(numbers);
});
