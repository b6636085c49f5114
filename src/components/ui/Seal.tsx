import { drawSeal, SEAL_RADIUS } from '#lib/guilloche.ts';
import styles from './Seal.module.css';

/** Room for half the width of the outermost line. */
const edge = SEAL_RADIUS + 2;

interface Props {
  /** Place of what it stands beside among its like, from 0: each has its own weave. */
  place: number;
}

/** A rosette woven like a banknote's, beside words that say all: hidden from screen readers. */
export function Seal({ place }: Props) {
  return (
    <svg
      className={styles.seal}
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      {drawSeal(place).map((curve) => (
        <path key={curve} d={curve} />
      ))}
    </svg>
  );
}
