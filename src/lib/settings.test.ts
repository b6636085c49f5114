import { describe, expect, test } from 'vitest';
import { previewDefaults, readSettings, SAMPLE_PASSWORD } from './settings.ts';

const good = { SITE_URL: 'https://www.firm.example', CASE_STUDIES_PASSWORD: 'a word of our own' };

test('a release needs an address and a password; the rest has defaults', () => {
  expect(readSettings(good)).toEqual({
    ...good,
    PORT: 4321,
    CASE_STUDIES_GATE: 'courtesy',
    ALLOW_SAMPLE_CONTENT: false,
    OUT_DIR: 'dist',
  });
});

test('everything that is missing is named at once', () => {
  expect(() => readSettings({})).toThrow(
    /SITE_URL is not set: .*\n {2}CASE_STUDIES_PASSWORD is not set: /,
  );
  expect(() => readSettings({ SITE_URL: '', CASE_STUDIES_PASSWORD: '' })).toThrow(
    /SITE_URL is not set/,
  );
});

test('GATE-12 GATE-13 a slash at the end of an address and white space around the password do not matter', () => {
  const settings = readSettings({
    SITE_URL: 'https://www.firm.example/',
    CASE_STUDIES_PASSWORD: '\u00a0Zu\u0308rich-Cafe\u0301-1\n',
  });
  expect(settings.SITE_URL).toBe('https://www.firm.example');
  expect(settings.CASE_STUDIES_PASSWORD).toBe('Zürich-Café-1');
});

describe('HOST-04 HOST-06 a wrong value is named with its remedy', () => {
  test.each([
    [
      { SITE_URL: 'www.firm.example' },
      /SITE_URL must begin with https:\/\/: write https:\/\/www\.firm\.example/,
    ],
    [
      { IMAGE_HOST: 'images.firm.example' },
      /IMAGE_HOST must begin with https:\/\/: write https:\/\/images\.firm\.example/,
    ],
    [{ CASE_STUDIES_PASSWORD: '  \n' }, /CASE_STUDIES_PASSWORD is not set: give the password/],
    [{ SITE_URL: ' ' }, /SITE_URL is not set/],
    [{ SITE_URL: '\r\n' }, /SITE_URL is not set/],
    [
      { CASE_STUDIES_PASSWORD: ` ${SAMPLE_PASSWORD}\n` },
      /CASE_STUDIES_PASSWORD is the sample password/,
    ],
    [
      { CASE_STUDIES_GATE: '“sealed”' },
      /CASE_STUDIES_GATE must be courtesy or sealed .*; found "“sealed”"/,
    ],
    ...['…', '***', '"…"'].map((value): [object, RegExp] => [
      { CASE_STUDIES_PASSWORD: value },
      /CASE_STUDIES_PASSWORD has no letter and no figure/,
    ]),
    ...[
      '${{ secrets.X }}',
      '{{ secret }}',
      '${SECRET}',
      '$SECRET_2',
      '%SECRET%',
      '<secret>',
      '$env:SECRET',
      '$(SECRET)',
      'secrets.SECRET',
      'process.env.CASE_STUDIES_PASSWORD',
      'undefined',
      'null',
    ].map((value): [object, RegExp] => [
      { CASE_STUDIES_PASSWORD: value },
      /CASE_STUDIES_PASSWORD is not a password but stands for one/,
    ]),
    ...["'reef'", '"reef"', '“reef”', '«reef»'].map((value): [object, RegExp] => [
      { CASE_STUDIES_PASSWORD: value },
      /CASE_STUDIES_PASSWORD has quotes around it/,
    ]),
    ...[
      'website',
      'firm/.',
      'firm/..',
      '-firm/web',
      'firm/.git',
      '{firm}/web',
      'firm/web/tree/main',
      'https://github.com/firm',
      'https://gitlab.com/firm/website',
    ].map((value): [object, RegExp] => [
      { EDITOR_REPOSITORY: value },
      /EDITOR_REPOSITORY must be the owner and the name .* such as firm\/website/,
    ]),
    ...['', 'export ', '$env:'].map((before): [object, RegExp] => [
      { CASE_STUDIES_PASSWORD: `${before}CASE_STUDIES_PASSWORD=reef` },
      /CASE_STUDIES_PASSWORD begins with its own name: give the password alone$/m,
    ]),
    [{ OUT_DIR: '"dist"' }, /OUT_DIR has quotes around it, which would belong to the folder/],
    [{ OUT_DIR: '$FOLDER' }, /OUT_DIR is not a folder but stands for one/],
    [{ OUT_DIR: 'OUT_DIR=dist' }, /OUT_DIR begins with its own name/],
    [{ IMAGE_HOST: 'undefined' }, /IMAGE_HOST is not an address but stands for one/],
    [{ ALLOW_SAMPLE_CONTENT: 'yes' }, /ALLOW_SAMPLE_CONTENT must be 1, or not set; found "yes"/],
    [{ SOURCE_DATE_EPOCH: 'yesterday' }, /SOURCE_DATE_EPOCH must be whole seconds since 1970/],
    [{ PORT: '70000' }, /PORT must be a port number, 1 to 65535/],
  ])('%j', (wrong, message) => {
    expect(() => readSettings({ ...good, ...wrong })).toThrow(message);
  });
});

test.each([
  'firm/website',
  'https://github.com/firm/website',
  'https://github.com/firm/website/',
  'https://github.com/firm/website.git',
  'git@github.com:firm/website.git',
  'github.com/firm/website',
  'firm/website.git',
  ' firm/website\n',
])('a repository may be named as %j', (named) => {
  expect(readSettings({ ...good, EDITOR_REPOSITORY: named }).EDITOR_REPOSITORY).toBe(
    'firm/website',
  );
});

test.each(['Firm-2/.github', 'f/a_b.c-d'])('a repository may be called %s', (name) => {
  expect(readSettings({ ...good, EDITOR_REPOSITORY: name }).EDITOR_REPOSITORY).toBe(name);
});

test('white space around a value does not matter, and is none by itself', () => {
  const blank = {
    IMAGE_HOST: ' ',
    EDITOR_REPOSITORY: '\n',
    OUT_DIR: ' ',
    PORT: ' ',
    CASE_STUDIES_GATE: ' ',
    ALLOW_SAMPLE_CONTENT: ' ',
    SOURCE_DATE_EPOCH: '\t',
  };
  expect(readSettings({ ...good, ...blank })).toEqual(readSettings(good));
  const spaced = { CASE_STUDIES_GATE: 'sealed ', ALLOW_SAMPLE_CONTENT: '1 ', OUT_DIR: ' site\n' };
  expect(readSettings({ ...good, ...spaced })).toMatchObject({
    CASE_STUDIES_GATE: 'sealed',
    ALLOW_SAMPLE_CONTENT: true,
    OUT_DIR: 'site',
  });
});

test.each([
  '4%$',
  '$ecret',
  'secrets',
  'null and void',
  'it’s "ours"',
  '"Sea" and sand',
  '{reef}7',
  'café',
])('a password may be %s', (value) => {
  expect(readSettings({ ...good, CASE_STUDIES_PASSWORD: value }).CASE_STUDIES_PASSWORD).toBe(value);
});

test('the sample values serve on this machine only', () => {
  expect(readSettings(previewDefaults(4000)).SITE_URL).toBe('http://localhost:4000');
});
