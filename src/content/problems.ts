import { posix } from 'node:path';

/** One mistake in the content folder, told so that whoever made it can mend it. */
export interface Problem {
  /** Path from `content/`: what lies beside it begins with `../`. */
  file: string;
  /** Line in that file, from 1; absent where the mistake has no place, such as a missing file. */
  line?: number | undefined;
  /** Dotted path of the field, empty for the file as a whole. */
  field: string;
  /** What is there now; absent for what is missing. */
  found?: string | undefined;
  /** What is wrong and what is allowed, as the end of a sentence. */
  message: string;
}

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 57)}…` : value);

/** Of a file without which there is no site. */
export const MISSING = 'is missing: the site needs this file';

/** `content/firm.yaml:12  email.general: found "info(at)firm", must be an e-mail address …` */
export const formatProblem = ({ file, line, field, found, message }: Problem): string => {
  const place = `${posix.join('content', file)}${line === undefined ? '' : `:${line}`}`;
  const subject = field === '' ? '' : ` ${field}:`;
  const finding = found === undefined ? '' : ` found ${JSON.stringify(shorten(found))},`;
  return `${place} ${subject}${finding} ${message}`;
};

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Thrown before anything is built: its message lists every mistake, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = found.toSorted(byPlace);
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
    super(
      `${count} in the content folder:\n${problems.map((p) => `  ${formatProblem(p)}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
