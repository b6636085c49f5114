import type { CaseStudy } from '#content/schemas.ts';
import styles from './StudyFigure.module.css';

/** More would run together. */
const MOST_TICKS = 120;

/** How many out of how many, where a figure says so, as “41 of 45” does in any language. */
const share = (value: string): { part: number; whole: number } | undefined => {
  const [, part = '', whole = ''] = /^(\d+)\D+(\d+)$/.exec(value) ?? [];
  const counts = { part: Number(part), whole: Number(whole) };
  return counts.whole > 0 && counts.part <= counts.whole && counts.whole <= MOST_TICKS
    ? counts
    : undefined;
};

/** What stands before the first and after the last number, as a unit does. */
const PARTS = /^(?:(\D*)\s)?(\S*\d(?:.*\d)?\S*)(?:\s(\D*))?$/s;

/** One figure of a study, large, with what it counts; a share has a tick for each of the whole. */
export function StudyFigure({ value, label }: NonNullable<CaseStudy['figure']>) {
  const counts = share(value);
  const [, before, number = value, after] = PARTS.exec(value) ?? [];
  return (
    <p className={styles.figure}>
      <span className={styles.value}>
        {before && `${before} `}
        <span className={styles.number}>{number}</span>
        {after && ` ${after}`}
      </span>{' '}
      {counts && (
        <svg className={styles.ruler} aria-hidden>
          {/* Each tick is a tenth as wide as its place. */}
          <line x2="100%" y1="50%" y2="50%" pathLength={counts.whole} />
          <svg width={`${(100 * counts.part) / counts.whole}%`} height="100%">
            <line className={styles.part} x2="100%" y1="50%" y2="50%" pathLength={counts.part} />
          </svg>
        </svg>
      )}
      {label}
    </p>
  );
}
