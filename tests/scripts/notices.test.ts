import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { version?: string }>;
}

const installed = ['package-lock.json', 'tools/package-lock.json'].map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as LockFile).packages,
);

const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8').matchAll(/^### (\S+) (\S+)$/gm);

test.each([...notices].map(([, name, version]) => [name, version]))(
  'the licence of %s is that of the version %s, which is installed',
  (name, version) => {
    const versions = installed.map((packages) => packages[`node_modules/${name}`]?.version);
    expect(versions).toContain(version);
  },
);
