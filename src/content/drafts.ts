/** Records that are not published yet: a release leaves them out, the preview marks them. */
import type { Marks } from './schema-fields.ts';

/**
 * What a heading of the policy begins with to keep its section out of a release. However it is typed: a
 * section that was meant to wait must not be published for want of a space.
 */
const DRAFT_MARK = /^draft\s*:/i;

export const isDraftHeading = (heading: string): boolean => DRAFT_MARK.test(heading);

export const isDraft = ({ draft }: Marks): boolean => draft === true;

/**
 * Marks drafts in the text that names them, which shows wherever they do.
 *
 * @param title - the field that names a record
 * @param mark - the word that says it
 */
export const markDrafts = <T extends Marks>(
  records: readonly T[],
  title: keyof T,
  mark: string,
): T[] =>
  records.map((record) =>
    isDraft(record) ? { ...record, [title]: `${mark} ${String(record[title])}` } : record,
  );
