import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES } from './changes.ts';

test.each(CHANGES)(
  '$promise: the change that breaks it still has its place and its tests',
  ({ file, find, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(existsSync(tests), tests).toBe(true);
  },
);
