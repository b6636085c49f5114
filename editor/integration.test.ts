import { expect, test, vi } from 'vitest';
import { EDITOR_PATH } from '../src/lib/paths.ts';
import { editor } from './integration.ts';

type Setup = NonNullable<ReturnType<typeof editor>['hooks']['astro:config:setup']>;

/** What the beginning of a build says. */
const saidBy = (repository: string | undefined): string => {
  const info = vi.fn<(message: string) => void>();
  const setup = editor(repository).hooks['astro:config:setup'];
  void setup?.({ command: 'build', logger: { info } } as unknown as Parameters<Setup>[0]);
  return info.mock.calls.join('\n');
};

test('a release says that the forms are in it, and where they save', () => {
  const said = saidBy('firm/website');
  expect(said).toContain(EDITOR_PATH);
  expect(said).toContain('https://github.com/firm/website');
});

test('any other says nothing of them', () => {
  expect(saidBy(undefined)).toBe('');
});
