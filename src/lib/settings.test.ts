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

describe('HOST-04 a wrong value is named with its remedy', () => {
  test.each([
    [
      { SITE_URL: 'www.firm.example' },
      /SITE_URL must begin with https:\/\/: write https:\/\/www\.firm\.example/,
    ],
    [
      { IMAGE_HOST: 'images.firm.example' },
      /IMAGE_HOST must begin with https:\/\/: write https:\/\/images\.firm\.example/,
    ],
    [{ CASE_STUDIES_PASSWORD: '  \n' }, /CASE_STUDIES_PASSWORD is empty/],
    [
      { CASE_STUDIES_PASSWORD: ` ${SAMPLE_PASSWORD}\n` },
      /CASE_STUDIES_PASSWORD is the sample password/,
    ],
    [{ CASE_STUDIES_GATE: 'strong' }, /CASE_STUDIES_GATE must be courtesy or sealed/],
    [
      { EDITOR_REPOSITORY: 'https://github.com/firm/website' },
      /EDITOR_REPOSITORY must be the owner and the name .* such as firm\/website/,
    ],
    [{ EDITOR_REPOSITORY: 'website' }, /EDITOR_REPOSITORY must be the owner and the name/],
    [{ ALLOW_SAMPLE_CONTENT: 'yes' }, /ALLOW_SAMPLE_CONTENT must be 1, or not set/],
    [{ OUT_DIR: '.' }, /OUT_DIR must be a folder of its own, such as dist/],
    [{ OUT_DIR: '..' }, /OUT_DIR must be a folder of its own/],
    [{ OUT_DIR: '/' }, /OUT_DIR must be a folder of its own/],
    [{ SOURCE_DATE_EPOCH: 'yesterday' }, /SOURCE_DATE_EPOCH must be whole seconds since 1970/],
    [{ PORT: '70000' }, /PORT must be a port number, 1 to 65535/],
  ])('%j', (wrong, message) => {
    expect(() => readSettings({ ...good, ...wrong })).toThrow(message);
  });
});

test.each(['', 'dist', 'other/dist', '../beside', '..hidden', '/srv/site'])(
  'a build may be written to OUT_DIR=%j',
  (folder) => {
    expect(readSettings({ ...good, OUT_DIR: folder }).OUT_DIR).toBe(folder || 'dist');
  },
);

test('the sample values serve on this machine only', () => {
  expect(readSettings(previewDefaults(4000)).SITE_URL).toBe('http://localhost:4000');
});
