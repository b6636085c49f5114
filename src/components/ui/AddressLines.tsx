import { Fragment } from 'react';
import styles from './AddressLines.module.css';

interface Props {
  lines: readonly string[];
  isLarge?: boolean;
}

/** A postal address, line by line. */
export function AddressLines({ lines, isLarge = false }: Props) {
  return (
    <address className={isLarge ? styles.large : undefined}>
      {lines.map((line, i) => (
        <Fragment key={line}>
          {i > 0 && <br />}
          {line}{' '}
        </Fragment>
      ))}
    </address>
  );
}
