/** What the published files give away, and what they do not. */
import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import type { SealedText } from '../../src/lib/sealing.ts';
import { DIST, files, readDist } from './site.ts';

const { caseStudies } = await checkContentFolder('content');
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

test('GATE-05 no sentence of the studies stands anywhere, plain or in Base64', () => {
  expect(texts.length).toBeGreaterThan(8 * 5);
  for (const text of texts) {
    for (const form of [...spellings(text), ...(text.length > 12 ? inBase64(text) : [])]) {
      expect(findingsOf(form), form).toEqual([]);
    }
  }
});

describe.each([
  ['courtesy', DIST],
  ['sealed', 'test-builds/sealed'],
])('at the strength %s', (strength, folder) => {
  const file = JSON.parse(readFileSync(`${folder}/case-studies.sealed.json`, 'utf8')) as SealedText;
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const key = pbkdf2Sync(password, bytes(file.salt), file.iterations, 32, 'sha256');

  test('the sealed file opens with the password, by code of another kind', () => {
    const body = bytes(file.body);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(file.iv));
    decipher.setAAD(Buffer.from(JSON.stringify([file.version, file.iterations, file.salt])));
    decipher.setAuthTag(body.subarray(-16));
    const packed = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    expect(JSON.parse(inflateRawSync(packed).toString('utf8'))).toEqual(caseStudies);
  });

  test('GATE-18 its parameters are strong', () => {
    expect(file.iterations).toBeGreaterThanOrEqual(600_000);
    expect(bytes(file.salt).length).toBeGreaterThanOrEqual(16);
    expect(bytes(file.iv)).toHaveLength(12);
  });

  test('the page carries the key only where it has to open by the flag alone', () => {
    const page = readFileSync(`${folder}/case-studies.html`, 'utf8');
    expect(page.includes(key.toString('base64'))).toBe(strength === 'courtesy');
  });
});

test('GATE-18 two builds share the salt, and no IV', () => {
  const [one, two] = [DIST, 'test-builds/sealed'].map(
    (folder) =>
      JSON.parse(readFileSync(`${folder}/case-studies.sealed.json`, 'utf8')) as SealedText,
  );
  expect(one?.salt).toBe(two?.salt);
  expect(one?.iv).not.toBe(two?.iv);
});
