/** The npm commands, on machines that are not as they should be. */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('DEV-02 every command begins in a file that any Node can read', () => {
  for (const [name, command] of Object.entries(manifest.scripts)) {
    if (/\bnode\b/.test(command)) expect(command, name).toMatch(/^node scripts\/run\.js \S+\.ts$/);
  }
});

test('DEV-02 a Node that cannot run TypeScript is told in one sentence, with the remedy', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', 'scripts/run.js', 'scripts/start.ts'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(process.version);
  expect(stderr).toContain('npm ci --ignore-scripts=false');
});

describe('DEV-02 a folder in which no command can work is told in one sentence, with the remedy', () => {
  let around: string;

  beforeEach(async () => {
    around = await mkdtemp(join(tmpdir(), 'folder-'));
  });

  afterEach(() => rm(around, { recursive: true }));

  const startIn = async (folder: string) => {
    await mkdir(join(around, folder), { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('scripts/run.js'), 'scripts/check-content.ts'],
      { encoding: 'utf8', cwd: join(around, folder) },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  test('one without packages', async () => {
    expect(await startIn('plain')).toContain('run `npm ci`');
  });

  test.each(['site #2', '100% site', 'which?'])('one called %s', async (name) => {
    const said = await startIn(name);
    expect(said).toContain(`holds the sign ${name.replaceAll(/[\w ]/g, '')}: rename`);
  });
});

test('the settings of servers are not written for a port that they would not be served at', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/hosting.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'https://www.firm.example:8443' },
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/SITE_URL holds the port 8443.*write https:\/\/www\.firm\.example,/);
});

test('builds with other content name the settings that are missing, and no more', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/support/build-projects.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', CASE_STUDIES_PASSWORD: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nSettings in the environment:\n {2}SITE_URL is not set/);
  expect(stderr).not.toMatch(/^ +at /m);
});

describe('DEV-03 a port that another program has', () => {
  const other = createServer();

  beforeEach(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(async () => {
    await once(other.close(), 'close');
  });

  test.each(['start', 'dev', 'edit'])('%s names the setting before any work is done', (name) => {
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.js', `scripts/${name}.ts`],
      {
        encoding: 'utf8',
        env: { ...process.env, SITE_URL: '', CASE_STUDIES_PASSWORD: '', PORT: String(port) },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(stderr).toContain('set PORT');
    expect(stderr).not.toContain('EADDRINUSE');
    expect(stdout.trim().split('\n')).toHaveLength(2);
  });
});

describe('DEV-01 a checkout by a git that turns line ends into CR LF', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('has them as they are in the repository', async () => {
    const git = (...parts: string[]) => execFileSync('git', parts, { cwd: folder });
    await cp('.gitattributes', join(folder, '.gitattributes'));
    await writeFile(join(folder, 'script.js'), 'one();\ntwo();\n');
    git('init', '--quiet');
    git('config', 'core.autocrlf', 'true');
    git('add', '.');
    await rm(join(folder, 'script.js'));
    git('checkout', '--', 'script.js');
    expect(await readFile(join(folder, 'script.js'), 'utf8')).toBe('one();\ntwo();\n');
  });
});
