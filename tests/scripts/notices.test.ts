import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, unknown>;
}

const locked = ['package-lock.json', 'tools/package-lock.json'].flatMap((file) =>
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as LockFile).packages),
);

const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');
const names = [...notices.matchAll(/^### (\S+)$/gm)].map(([, name = '']) => name);

test.each(names)('%s, whose licence is published, is still a package of ours', (name) => {
  expect(locked).toContain(`node_modules/${name}`);
});

// Of whichever version: an update that leaves the licence as it is changes nothing here.
test.each(names.filter((name) => existsSync(`node_modules/${name}`)))(
  'the licence of %s is published as the package states it (npm run notices)',
  (name) => {
    const [file = ''] = globSync(`node_modules/${name}/{licence,license,LICENCE,LICENSE}*`);
    expect(notices).toContain(readFileSync(file, 'utf8').replaceAll('\r', '').trim());
  },
);
