import type { CaseStudy } from '#content/schemas.ts';
import styles from './StudyFigure.module.css';

/** More would run together. */
const MOST_TICKS = 120;

/** “41 of 45”, as many languages say it, and 41/45: any other sign makes an amount or a span of the two. */
const SHARE =
  /^(\d+)(?:\s+(?:(?:out )?of|de|des|sur|su|di|von|van|av|af|z|ze|od|из|з)\s+|\s?\/\s?)(\d+)$/iu;

/** How many out of how many, where a figure says so. */
const share = (value: string): { part: number; whole: number } | undefined => {
  const [, part = '', whole = ''] = SHARE.exec(value) ?? [];
  const counts = { part: Number(part), whole: Number(whole) };
  return counts.whole > 0 && counts.part <= counts.whole && counts.whole <= MOST_TICKS
    ? counts
    : undefined;
};

/** What stands before the first and after the last number, as a unit does. */
const PARTS = /^(?:(\D*)\s)?(\S*\d(?:.*\d)?\S*)(?:\s(\D*))?$/s;

/** A number is whole only if its column holds it: the longer, the smaller it is set. */
const lengthOf = (number: string): 'short' | 'long' | 'longest' => {
  const longest = Math.max(...number.split(/\s+/).map(({ length }) => length));
  if (longest <= 7) return 'short';
  return longest <= 11 ? 'long' : 'longest';
};

/** One figure of a study, large, with what it counts; a share has a tick for each of the whole. */
export function StudyFigure({ value, label }: NonNullable<CaseStudy['figure']>) {
  const counts = share(value);
  const [, before, number = value, after] = PARTS.exec(value) ?? [];
  return (
    <p className={styles.figure}>
      <span className={styles.value}>
        {before && `${before} `}
        <span className={styles.number} data-length={lengthOf(number)}>
          {number}
        </span>
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
