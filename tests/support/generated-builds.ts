import type { Length } from './generated-content.ts';

interface GeneratedBuild {
  /** The folder of `test-builds/` in which its content/ and dist/ lie. */
  name: string;
  /** Of each kind of record. */
  count: number;
  length: Length;
}

/** What a firm may come to have: one of everything, or twenty, in few words or in many. */
export const GENERATED: readonly GeneratedBuild[] = (
  [
    [1, 'short'],
    [2, 'long'],
    [9, 'long'],
    [20, 'long'],
  ] as const
).map(([count, length]) => ({ name: `records-${count}`, count, length }));
