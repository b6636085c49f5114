/** Records that are not published yet: a release leaves them out, the preview marks them. */
import type { Marks } from './schemas.ts';

/** Begins what names a draft. */
export const DRAFT_MARK = 'Draft: ';

export const isDraft = ({ draft }: Marks): boolean => draft === true;

/**
 * Marks drafts in the text that names them, which shows wherever they do.
 *
 * @param title - the field that names a record
 */
export const markDrafts = <T extends Marks>(records: readonly T[], title: keyof T): T[] =>
  records.map((record) =>
    isDraft(record) ? { ...record, [title]: DRAFT_MARK + String(record[title]) } : record,
  );
