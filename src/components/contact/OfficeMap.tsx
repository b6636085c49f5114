import { Picture } from '#components/ui/Picture.tsx';
import type { Office } from '#content/schemas.ts';
import { COURSE_SIDE, courseOnMap } from '#lib/map-course.ts';
import { isOnMap, projectOnMap } from '#lib/map-projection.ts';
import { placeName } from '#lib/place-name.ts';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './OfficeMap.module.css';

interface Props {
  offices: readonly Office[];
  picture: PictureData;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/**
 * The offices on one chart, with courses from the head office. Drawn over the picture in
 * percentages, so that dots and names keep their size at every width. The places stand as text
 * beside it: for screen readers the map is left out, and an office beyond its edge is only there.
 */
export function OfficeMap({ offices, picture }: Props) {
  const places = offices.map((office) => ({ office, ...projectOnMap(office) })).filter(isOnMap);
  const head = places.find(({ office }) => office.headOffice)?.office;
  return (
    <div className={styles.map} aria-hidden>
      <Picture className={styles.picture} picture={picture} alt="" />
      <svg className={styles.overlay} width="100%" height="100%">
        <svg
          viewBox={`0 0 ${COURSE_SIDE} ${COURSE_SIDE}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
        >
          {head &&
            places
              .filter(({ office }) => office !== head)
              .map(({ office }) => (
                <path key={office.id} className={styles.course} d={courseOnMap(head, office)} />
              ))}
        </svg>
        {places.map(({ office, x, y }) => (
          <g key={office.id}>
            {office === head && (
              <circle className={styles.ring} cx={percent(x)} cy={percent(y)} r="9" />
            )}
            <circle className={styles.dot} cx={percent(x)} cy={percent(y)} r="4" />
            <text
              className={`${styles.name} ${styles[office.mapLabel]}`}
              x={percent(x)}
              y={percent(y)}
            >
              {`${placeName(office.label)} `}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
