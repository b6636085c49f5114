import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PagePicture } from '#lib/picture-data.ts';
import styles from './PageHero.module.css';

interface Props {
  eyebrow: string;
  heading: string;
  lead: string;
  /** Without one the ground stands alone; the words keep their contrast either way. */
  picture?: PagePicture | undefined;
}

/** The dark band that every inner page opens with, so that the clear header reads on it. */
export function PageHero({ eyebrow, heading, lead, picture }: Props) {
  return (
    <div className={`${styles.hero} ${styles[picture?.manner ?? 'plain']}`} data-ground="dark">
      {picture && (
        <Picture className={styles.picture} picture={picture} alt={picture.alt} isFirst />
      )}
      <div className={styles.column}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  );
}
