import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** Fragment that links lead to. */
  id?: string | undefined;
  /** Id of the heading that names the section; without one it is no landmark of its own. */
  labelledBy?: string | undefined;
  ground?: 'paper' | 'card' | 'water';
  children: ReactNode;
}

/** A band across the page whose contents keep to the column. */
export function Section({ id, labelledBy, ground = 'paper', children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${styles[ground]}`}
      data-ground={ground === 'water' ? 'dark' : undefined}
    >
      <div className={styles.column}>{children}</div>
    </section>
  );
}
