/**
 * Nothing of the firm in content/ is left on the site of another one. What both firms write, such as
 * the words of buttons, is no leftover, and neither is an ordinary word.
 */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { printedTimeZone } from '../../src/content/opening-hours.ts';
import { FOLDER, readFolder } from '../../src/content/test-content.ts';
import { files, readDist } from '../dist/site.ts';
import { firm, words } from '../e2e/support/content.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ');

const textsOf = (folder: string) => {
  const content = readFolder(folder);
  return {
    text: flat(Object.values(content.files).join('\n')),
    lines: Object.values(content.files),
    names: [...Object.keys(content.files), ...content.pictures],
  };
};

/** The first firm's words, in the files as its staff wrote them, and those of the firm that was built. */
const first = textsOf('content');
const second = textsOf(FOLDER);

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

const decode = (html: string): string =>
  html.replace(/&(\w+|#x?\w+);/g, (all, name: string) => CHARACTERS[name] ?? all);

/** Every published text with its name; of pages also what is left without the tags. */
const published = files
  .filter((file) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$|^_\w+$/.test(file))
  .map((file) => {
    const text = readDist(file).toString('utf8');
    const words = file.endsWith('.html') ? parse(text).structuredText : '';
    return { file, text: flat(decode(`${text}\n${words}`)) };
  });

const placesOf = (pattern: RegExp): string[] => [
  ...published.filter(({ text }) => pattern.test(text)).map(({ file }) => file),
  ...files.filter((file) => pattern.test(file)),
];

/** Those that stand somewhere on the site of the second firm, with where. */
const leftovers = (all: Iterable<string>): string[] =>
  [...new Set(all)]
    .filter((words) => !second.text.includes(words))
    .map((words) => ({ words, places: placesOf(wholeWords(words)) }))
    .filter(({ places }) => places.length > 0)
    .map(({ words, places }) => `${words}: ${places.join(', ')}`);

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'u');

test('the words of the firm that was built are found', () => {
  const [, name = ''] = /^name: (.*)$/m.exec(readFolder(FOLDER).files['firm.yaml'] ?? '') ?? [];
  expect(placesOf(wholeWords(name))).toContain('index.html');
});

test('no sentence is left', () => {
  const paragraphs = first.lines.flatMap((text) => text.split(/\n\s*\n|\n(?=\s*-?\s*\w+:)/));
  const sentences = paragraphs
    .flatMap((paragraph) =>
      flat(paragraph.replace(/^[\s-]*\w+: *(>-|\|)?/, '')).split(/(?<=[.?!]) /),
    )
    // What stands between the facts that a sentence names.
    .flatMap((sentence) => sentence.split(/\{[^}]*\}|[*[\]]/))
    .map((part) => part.replace(/^['"\s.,:;]+|['"\s.,:;]+$/g, ''))
    .filter((part) => part.split(' ').length >= 3);
  expect(leftovers(sentences)).toEqual([]);
});

/** What dates and opening hours are made of, in the language of the firm that was built. */
const namesOf = (part: 'month' | 'weekday', dates: readonly number[]): string[] => {
  const format = new Intl.DateTimeFormat(words.language, { [part]: 'long' });
  return dates.map((date) => format.format(date));
};
const inDates = new Set([
  ...namesOf(
    'month',
    Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 5)),
  ),
  ...namesOf(
    'weekday',
    Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day, 12)),
  ),
  ...printedTimeZone(firm.openingHours, words).split(' '),
]);

test('no name of a person, a place or a body is left', () => {
  // A capital within a sentence, on a word that is never written without one.
  const ordinary = new Set(`${first.text} ${second.text}`.match(/(?<!\p{L})\p{Ll}+/gu));
  const capitals = first.text.matchAll(/(?<=[\p{Ll},] |^|: )\p{Lu}\p{L}{2,}/gmu);
  const names = [...capitals]
    .map(([word]) => word)
    .filter((word) => !inDates.has(word) && !ordinary.has(word.toLowerCase()));
  expect(leftovers(names)).toEqual([]);
});

test('no address is left, of mail or of the web', () => {
  const addresses = first.text.matchAll(/[\w.+-]+@([\w.-]+\w)|https:\/\/([\w.-]+)/g);
  expect(leftovers([...addresses].flat().filter(Boolean))).toEqual([]);
});

test('no record or picture is left under its name', () => {
  const inFiles = first.names.map((name) => name.replace(/^.*\/|\.\w+$/g, ''));
  const inLists = [...first.text.matchAll(/\bid: ([a-z0-9-]+)/g)].map(([, id = '']) => id);
  const theirs = new Set(second.names.map((name) => name.replace(/^.*\/|\.\w+$/g, '')));
  expect(leftovers([...inFiles, ...inLists].filter((name) => !theirs.has(name)))).toEqual([]);
});
