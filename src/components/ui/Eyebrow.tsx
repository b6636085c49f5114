import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

interface Props {
  /** The element it stands for: plain words, or the heading or term of what follows. */
  as?: 'p' | 'h2' | 'h3' | 'h4' | 'dt';
  id?: string;
  children: ReactNode;
}

/** A small line over something larger. */
export function Eyebrow({ as: Element = 'p', id, children }: Props) {
  return (
    <Element id={id} className={styles.eyebrow}>
      {children}
    </Element>
  );
}
