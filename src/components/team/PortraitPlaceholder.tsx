import { BLANK_MEDAL, drawBlankMedal } from '#lib/blank-medal.ts';
import styles from './PortraitPlaceholder.module.css';

/** Beside the medals of the others the one that is not yet struck; hidden from screen readers. */
export function PortraitPlaceholder() {
  return (
    <svg
      className={styles.placeholder}
      viewBox={`0 0 ${BLANK_MEDAL.width} ${BLANK_MEDAL.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d={drawBlankMedal()} />
    </svg>
  );
}
