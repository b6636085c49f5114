import { drawSeal, SEAL_RADIUS } from '#lib/guilloche.ts';
import type { IconName } from '#lib/icon-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Seal.module.css';

/** Room for half the width of the outermost line. */
const edge = SEAL_RADIUS + 2;

interface Props {
  icon: IconName;
  /** Place of what it stands beside among its like, from 0: each has its own weave. */
  place: number;
}

/** A drawing within a rosette woven like a banknote's, beside words that say all: hidden from screen readers. */
export function Seal({ icon, place }: Props) {
  return (
    <span className={styles.seal}>
      <svg
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        {drawSeal(place).map((curve) => (
          <path key={curve} d={curve} />
        ))}
      </svg>
      <Icon name={icon} />
    </span>
  );
}
