import styles from './AddressLines.module.css';

interface Props {
  lines: readonly string[];
  isLarge?: boolean;
}

/** A postal address, line by line. */
export function AddressLines({ lines, isLarge = false }: Props) {
  return (
    <address className={isLarge ? styles.large : undefined}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
