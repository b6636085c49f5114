import { Picture } from '#components/ui/Picture.tsx';
import type { MapWords } from '#lib/map/labels.ts';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './OfficeMap.module.css';

export interface OfficeMapData {
  picture: PictureData;
  words: MapWords;
}

/**
 * The offices on one map, with the courses from the head office. The words are written over the
 * picture at shares of it, so that they and the dots keep their size at every width. The places stand
 * as text beside it: for screen readers the map is left out.
 */
export function OfficeMap({ picture, words: { width, height, names, figures } }: OfficeMapData) {
  const across = (x: number) => `${((100 * x) / width).toFixed(2)}%`;
  const em = (times: number) => `${times.toFixed(2)}em`;
  const down = (y: number) => `${((100 * y) / height).toFixed(2)}%`;
  return (
    <div className={styles.map} aria-hidden>
      <Picture className={styles.picture} picture={picture} alt="" />
      <svg className={styles.overlay} width="100%" height="100%">
        {figures.map(({ above, below, x, y, angle }) => (
          <svg key={`${above} ${below} ${x}`} x={across(x)} y={down(y)} overflow="visible">
            {[
              { figure: above, dy: '-0.45em' },
              { figure: below, dy: '1.15em' },
            ].map(({ figure, dy }) => (
              <text
                key={dy}
                className={styles.figures}
                transform={`rotate(${Math.round(angle)})`}
                dy={dy}
              >
                {`${figure} `}
              </text>
            ))}
          </svg>
        ))}
        {names.map(({ id, name, isHead, x, y, side }) => (
          <g key={id}>
            {isHead && <circle className={styles.ring} cx={across(x)} cy={down(y)} r="9" />}
            <circle className={styles.dot} cx={across(x)} cy={down(y)} r="4" />
            {side && (
              <text
                className={styles.name}
                x={across(x)}
                y={down(y)}
                dx={em(side.dx)}
                dy={em(side.dy)}
                textAnchor={side.anchor}
              >
                {`${name} `}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
