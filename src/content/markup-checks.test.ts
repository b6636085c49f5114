import { describe, expect, test } from 'vitest';
import { findUnfit } from './text-checks.ts';

describe('markup in a text that is shown letter for letter is refused', () => {
  test.each([
    ['We are **bold** here', '**bold**', /bold in Markdown/],
    ['We are __bold__ here', '__bold__', /bold in Markdown/],
    ['We are *keen* here', '*keen*', /emphasis in Markdown/],
    ['We are _keen_ here', '_keen_', /emphasis in Markdown/],
    ['See [us](/about)', '[us](/about)', /link of Markdown/],
    ['Run `this`', '`this`', /program code/],
    ['It is ~~not~~ so', '~~not~~', /struck out/],
    ['One<br>two', '<br>', /is HTML/],
    ['<b class="x">One</b>', '<b class="x">', /is HTML/],
    ['Law &amp; finance', '&amp;', /sign of HTML/],
    ['A&nbsp;b', '&nbsp;', /sign of HTML/],
    ['It&#39;s', '&#39;', /sign of HTML/],
    ['# Heading', '# ', /mark of a heading/],
    ['- One', '- ', /mark of an entry/],
    ['• One', '• ', /mark of an entry/],
    ['•\tOne', '•\t', /mark of an entry/],
    ['·  One', '·  ', /mark of an entry/],
    ['o   One', 'o   ', /mark of an entry/],
    ['§\tOne', '§\t', /mark of an entry/],
    ['Write {name', '{', /curly bracket without its partner/],
  ])('%s', (text, found, message) => {
    expect(findUnfit(text)[0]).toMatchObject({
      found,
      message: expect.stringMatching(message) as string,
    });
  });

  test.each([
    'Prices* are net. * As of May',
    'It is 5 * 3 * 2 large',
    'snake_case_name and a_b',
    'a < b and c > d',
    'Law & finance; R&D',
    'See [1] and (2)',
    'About 5~7 days',
    'No. 5, Suite #4, C#',
    '9:00 AM - 7:30 PM',
    'Fill in ____ here',
    'In {founded}',
    'o seja',
    '§ 5 of the act',
  ])('%s is honest use', (text) => {
    expect(findUnfit(text)).toEqual([]);
  });
});
