/** What the published files give away, and what they do not. */
import { expect, test } from 'vitest';
import { caseStudies } from '../e2e/support/content.ts';
import { DIST } from '../support/site.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { readSealed } from '../support/sealed-studies.ts';
import { builtPages, files, readDist } from './site.ts';

const sealed = readSealed(DIST);
const password = TEST_SETTINGS.CASE_STUDIES_PASSWORD;
const texts = caseStudies.flatMap(({ title, client, challenge, solution, results, figure }) => [
  title,
  client,
  ...(figure ? [figure.label] : []),
  ...[challenge, solution, results].flatMap((text) => text.split(/(?<=[.;]) /)),
]);

/** The three ways in which a text can stand inside Base64, by where it begins in a group of three. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64');
    return encoded.slice(shift === 0 ? 0 : 4, -4);
  });

/** A text as it may be written: plain, in HTML, in JSON. */
const spellings = (text: string): string[] => [
  text,
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
  JSON.stringify(text).slice(1, -1),
];

const published = files.map((file) => ({ file, content: readDist(file) }));
const findingsOf = (needle: string) =>
  published
    .filter(({ file, content }) => file.includes(needle) || content.includes(needle))
    .map(({ file }) => file);

test('GATE-05 the password stands nowhere, plain or in Base64', () => {
  for (const form of [password, password.normalize('NFD'), ...inBase64(password)]) {
    expect(findingsOf(form), form).toEqual([]);
  }
});

test('GATE-05 GATE-06 no sentence of the studies stands anywhere, plain or in Base64', () => {
  expect(texts.length).toBeGreaterThanOrEqual(caseStudies.length * 5);
  for (const text of texts) {
    for (const form of [...spellings(text), ...(text.length > 12 ? inBase64(text) : [])]) {
      expect(findingsOf(form), form).toEqual([]);
    }
  }
});

test('GATE-21 no field has a name before a script runs: a text browser would write it into an address', () => {
  expect(builtPages.length).toBeGreaterThan(0);
  for (const { file, html } of builtPages) {
    expect(html, file).not.toMatch(/<(?:input|button|select|textarea)[^>]* name=/);
  }
});

test('the sealed file opens with the password, by code of another kind', () => {
  expect(sealed.open()).toEqual(caseStudies);
});

test('the page carries the key: it has to open by the flag alone', () => {
  expect(sealed.isKeyPublished).toBe(true);
});

test('GATE-18 the parameters of the sealed file are strong', () => {
  expect(sealed.iterations).toBeGreaterThanOrEqual(600_000);
  expect(sealed.salt.length).toBeGreaterThanOrEqual(16);
  expect(sealed.iv).toHaveLength(12);
});
