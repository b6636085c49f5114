import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StudyFigure } from './StudyFigure.tsx';

const draw = (value: string) => {
  const figure = { value, label: 'kept' };
  return renderToStaticMarkup(<StudyFigure {...figure} />);
};

const wordsOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

test.each(['41 of 45', '41/45', '41 von 45'])('“%s” has a tick for each of the whole', (value) => {
  expect(draw(value).match(/pathLength="\d+"/g)).toEqual(['pathLength="45"', 'pathLength="41"']);
});

test.each([
  '1 + 1',
  '9–12',
  '2,100',
  '1.25',
  '3:45',
  '9 a 14',
  '94%',
  'Day 41',
  '45 of 41',
  '5 of 0',
  '3 of 5,000',
  '2 of 400',
])('“%s” counts nothing out of something that ticks can show', (value) => {
  expect(wordsOf(draw(value))).toContain(value);
  expect(draw(value)).not.toContain('<svg');
});

test('the longer a number without a place to part it, the smaller it is set', () => {
  const lengths = ['US$49.5', '1,234,567 m', '1.234.567.890,00', '14 meses a 9'].map(
    (value) => /data-length="(\w+)"/.exec(draw(value))?.[1],
  );
  expect(lengths).toEqual(['short', 'long', 'longest', 'short']);
});

test.each([
  ['Day 41', '41'],
  ['US$49.5 million', 'US$49.5'],
  ['EUR 4.3 million', '4.3'],
  ['41 of 45', '41 of 45'],
  ['Twofold', 'Twofold'],
])('of “%s”, “%s” is large', (value, large) => {
  expect(/number[^>]*>([^<]*)</.exec(draw(value))?.[1]).toBe(large);
});
