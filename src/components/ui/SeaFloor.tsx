import { useId } from 'react';
import { drawGround, layStrata, soundTransect, TRANSECT, type Transect } from '#lib/transect.ts';
import styles from './SeaFloor.module.css';

const strata = layStrata(11);

interface Props {
  transect: Transect;
  /** How many lead lines to sink, at even distances from the inline start; none by default. */
  leads?: number;
}

/**
 * A profile of the sea floor with the layers beneath it. With leads it has a surface, from which
 * they hang; where the browser can, they sink while the reader scrolls. It takes its height from
 * `--sea-floor-height`, says nothing, and needs no script.
 */
export function SeaFloor({ transect, leads = 0 }: Props) {
  const ground = useId();
  return (
    <div className={styles.sea} aria-hidden>
      <svg width="100%" height="100%" fill="none" stroke="currentColor">
        <svg
          viewBox={`0 0 ${TRANSECT.width} ${TRANSECT.height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
        >
          <defs>
            <path id={ground} d={drawGround(transect)} vectorEffect="non-scaling-stroke" />
          </defs>
          {strata.map((transform, i) => (
            <use
              key={transform}
              href={`#${ground}`}
              transform={transform}
              opacity={(0.75 * (1 - i / strata.length)).toFixed(2)}
            />
          ))}
          <use href={`#${ground}`} className={styles.ground} />
        </svg>
        {leads > 0 && <line className={styles.surface} x2="100%" />}
        {soundTransect(transect, leads).map(({ across, down }) => (
          <svg key={across} className={styles.lead} x={across} width="1" height={down}>
            <line className={styles.line} y2="100%" />
            <g className={styles.weight}>
              <svg y="100%" width="1" height="1">
                <path d="M-4.5-9h9L0 0z" />
              </svg>
            </g>
            <circle r="4.5" />
          </svg>
        ))}
      </svg>
    </div>
  );
}
