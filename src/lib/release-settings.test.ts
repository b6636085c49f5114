import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outDirFault, readReleaseSettings } from './release-settings.ts';

const good = { SITE_URL: 'https://www.firm.org', CASE_STUDIES_PASSWORD: 'a word of our own' };

let around: string;
let project: string;

const put = async (file: string): Promise<void> => {
  await mkdir(dirname(join(around, file)), { recursive: true });
  await writeFile(join(around, file), '');
};

const BUILT = ['index.html', '404.html', '_headers', '_redirects'];

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'out-dir-'));
  project = join(around, 'project');
  const files = ['content/a', '.git/a', 'dist/a', 'a.json'];
  for (const file of [
    ...files,
    'preview/a',
    'test-builds/a/a',
    ...BUILT.map((it) => `site/${it}`),
  ]) {
    await put(`project/${file}`);
  }
  for (const file of ['work/a', 'served/index.html', 'served/a']) await put(file);
  await mkdir(join(project, 'empty'));
  await symlink(join(project, 'content'), join(around, 'link'));
});

afterAll(() => rm(around, { recursive: true }));

describe('a build empties no folder that holds something else than a site', () => {
  test.each(['.', '..', '/', '../project'])('%s is the project or lies around it', (folder) => {
    expect(outDirFault(folder, project)).toMatch(/must be a folder of its own, such as dist/);
  });

  test.each(['content', '.git', 'test-builds', '../work', '../link', './content/'])(
    '%s holds something else',
    (folder) => {
      expect(outDirFault(folder, project)).toMatch(
        /holds something else than a built site .* take/,
      );
    },
  );

  test.each(['public', 'public/site'])('%s is copied into every build', (folder) => {
    expect(outDirFault(folder, project)).toMatch(/lies in public, .* take dist/);
  });

  test('a file is none', () => {
    expect(outDirFault('a.json', project)).toMatch(/is a file \(a\.json\): name a folder/);
  });

  test.each([
    'dist',
    'preview',
    'test-builds/a',
    'site',
    'empty',
    'other/dist',
    '../beside',
    '../served',
    '..hidden',
  ])('%s may be written to, as often as wanted', (folder) => {
    expect(outDirFault(folder, project)).toBeUndefined();
  });
});

describe('a release is not published at an address that nobody can reach', () => {
  const RESERVED = [
    'https://www.example.com',
    'https://example.org',
    'https://firm.example',
    'https://firm.invalid',
    'https://www.firm.test',
    'http://localhost:4321',
  ];

  test.each(RESERVED)('%s', (address) => {
    const settings = { ...good, SITE_URL: address, IMAGE_HOST: address };
    expect(() => readReleaseSettings(settings)).toThrow(
      /SITE_URL names .*: give your own.*\n {2}IMAGE_HOST names /,
    );
    expect(readReleaseSettings({ ...settings, ALLOW_SAMPLE_CONTENT: '1' })).toMatchObject({
      SITE_URL: address,
    });
  });

  test.each(['https://www.firm.org', 'https://example.firm.org', 'https://myexample.com'])(
    'but at %s',
    (SITE_URL) => {
      expect(readReleaseSettings({ ...good, SITE_URL })).toMatchObject({ SITE_URL });
    },
  );
});

test('all that is wrong with a release is named at once', () => {
  expect(() =>
    readReleaseSettings({
      SITE_URL: 'https://firm.test',
      CASE_STUDIES_PASSWORD: 'x',
      OUT_DIR: '.',
    }),
  ).toThrow(/SITE_URL names .*\n {2}CASE_STUDIES_PASSWORD has fewer .*\n {2}OUT_DIR must be /);
});
