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

describe('an address that nobody can reach', () => {
  const RESERVED = [
    'https://www.example.com',
    'https://example.org',
    'https://firm.example',
    'https://firm.invalid',
    'https://www.firm.test',
    'http://localhost:4321',
  ];
  const noticesWith = (settings: Record<string, string>): string[] => {
    const notices: string[] = [];
    readReleaseSettings({ ...good, ...settings }, (notice) => notices.push(notice));
    return notices;
  };

  test.each(RESERVED)('is told, and does not stop a trial: %s', (address) => {
    const settings = { SITE_URL: address, IMAGE_HOST: address };
    expect(noticesWith(settings)).toEqual([
      expect.stringMatching(/^SITE_URL names /),
      expect.stringMatching(/^IMAGE_HOST names /),
    ]);
    expect(noticesWith({ ...settings, ALLOW_SAMPLE_CONTENT: '1' })).toEqual([]);
  });

  test.each(['https://www.firm.org', 'https://example.firm.org', 'https://myexample.com'])(
    'is none of %s',
    (SITE_URL) => {
      expect(noticesWith({ SITE_URL })).toEqual([]);
    },
  );
});

test('all that is wrong with a release is named at once', () => {
  const settings = { ...good, CASE_STUDIES_PASSWORD: 'x', OUT_DIR: '.' };
  expect(() => readReleaseSettings(settings, console.log)).toThrow(
    /CASE_STUDIES_PASSWORD has fewer .*\n {2}OUT_DIR must be /,
  );
});
