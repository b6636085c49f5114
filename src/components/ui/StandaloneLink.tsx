import type { ReactNode } from 'react';
import styles from './StandaloneLink.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link that stands alone, as large as a finger. */
export function StandaloneLink({ href, children }: Props) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
