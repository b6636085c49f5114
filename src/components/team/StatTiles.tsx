import styles from './StatTiles.module.css';

interface Stat {
  label: string;
  figure: string;
}

interface Props {
  stats: readonly Stat[];
}

/** Large figures on one ruled row. */
export function StatTiles({ stats }: Props) {
  return (
    <div className={styles.container}>
      <dl className={styles.tiles}>
        {stats.map(({ label, figure }) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure} data-length={figure.length > 4 ? 'long' : 'short'}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
