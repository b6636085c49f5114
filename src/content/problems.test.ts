import { expect, test } from 'vitest';
import { ContentError, formatProblem } from './problems.ts';

const problem = { file: 'team/ann.yaml', field: 'name', message: 'is wrong' };

test('a problem is told with file, line, field and what was found', () => {
  expect(formatProblem(problem)).toBe('content/team/ann.yaml  name: is wrong');
  expect(formatProblem({ ...problem, line: 3, found: 'An "n"' })).toBe(
    'content/team/ann.yaml:3  name: found "An \\"n\\"", is wrong',
  );
  expect(formatProblem({ ...problem, field: '' })).toBe('content/team/ann.yaml  is wrong');
});

test('what was found is told by its beginning where it is long', () => {
  const told = (found: string) => /found "(.*)"/.exec(formatProblem({ ...problem, found }))?.[1];
  expect(told('x'.repeat(60))).toBe('x'.repeat(60));
  expect(told('x'.repeat(61))).toBe(`${'x'.repeat(57)}…`);
});

test('all problems are told, file by file and from the top of each', () => {
  const at = (file: string, line?: number) => ({ ...problem, file, line, field: '' });
  const { message } = new ContentError([
    at('b.yaml', 3),
    at('a.yaml', 9),
    at('b.yaml'),
    at('a.yaml', 2),
  ]);
  expect(message.split('\n')).toEqual([
    '4 mistakes in the content folder:',
    '  content/a.yaml:2  is wrong',
    '  content/a.yaml:9  is wrong',
    '  content/b.yaml  is wrong',
    '  content/b.yaml:3  is wrong',
  ]);
  expect(new ContentError([at('a.yaml', 2)]).message).toMatch(
    /^One mistake in the content folder:/,
  );
});
