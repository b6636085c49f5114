import type { ReactNode } from 'react';
import styles from './StandaloneLink.module.css';

interface Props {
  href: string;
  /** What screen readers say in place of the words, which it begins with. */
  label?: string;
  children: ReactNode;
}

/** A link that stands alone, as large as a finger. */
export function StandaloneLink({ href, label, children }: Props) {
  return (
    <a className={styles.link} href={href} aria-label={label}>
      {children}
    </a>
  );
}
