/** What stands twice, though each has to be its own. */
import { isDraft } from './drafts.ts';
import type { Path } from './path.ts';
import type { Problem } from './problems.ts';
import type { Marks } from './schema-fields.ts';
import type { CaseStudy, TeamMember } from './schemas.ts';

/** The line of a field in a file, from 1. */
export type LineOf = (file: string, path: Path) => number | undefined;

export interface Entry {
  file: string;
  line: number | undefined;
  value: string;
  draft?: boolean | undefined;
}

/** Names that whoever reads or hears them cannot tell apart are one, whatever their capitals. */
export const findDuplicates = (
  field: string,
  entries: readonly Entry[],
  remedy = 'each must be its own',
): Problem[] => {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { file, line, value } = entry;
    const name = value.toLowerCase();
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, entry);
      return [];
    }
    const place = first.line === undefined ? '' : `:${first.line}`;
    const elsewhere =
      first.file === file
        ? `twice${first.line === undefined ? '' : `, already on line ${first.line}`}`
        : `also in content/${first.file}${place}`;
    const message = `stands ${elsewhere}: ${remedy}`;
    return [{ file, line, field, found: value, message }];
  });
};

/** As before, for what visitors read: a draft may be meant to take the place of what is published. */
export const findTwins = (field: string, entries: readonly Entry[], remedy?: string): Problem[] =>
  findDuplicates(
    field,
    entries.filter((entry) => !isDraft(entry)),
    remedy,
  );

/** A field of each record of a folder. */
export const inFolder = <T extends TeamMember | CaseStudy>(
  folder: string,
  records: readonly T[],
  field: keyof T & string,
  lineOf: LineOf,
  valueOf = (record: T): string => String(record[field]),
): Entry[] =>
  records.map((record) => {
    const file = `${folder}/${record.id}.yaml`;
    return { file, line: lineOf(file, [field]), value: valueOf(record), draft: record.draft };
  });

/** A field of each record of a list. */
export const inList = <T extends Marks>(
  file: string,
  list: readonly T[],
  path: Path,
  field: keyof T & string,
  lineOf: LineOf,
): Entry[] =>
  list.map((record, index) => ({
    file,
    line: lineOf(file, [...path, index, field]),
    value: String(record[field]),
    draft: record.draft,
  }));
