import type { Length } from './generated-content.ts';

interface GeneratedBuild {
  /** Where content/ and dist/ lie. */
  folder: string;
  /** Of each kind of record. */
  count: number;
  length: Length;
}

/** What a firm may come to have: one of everything, or twenty, in few words or in many. */
export const GENERATED: readonly GeneratedBuild[] = (
  [
    [1, 'short'],
    [2, 'long'],
    [5, 'short'],
    [9, 'long'],
    [20, 'long'],
  ] as const
).map(([count, length]) => ({ folder: `test-builds/records-${count}`, count, length }));
