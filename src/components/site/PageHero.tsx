import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './PageHero.module.css';

interface Props {
  eyebrow: string;
  heading: string;
  lead: string;
  /** A band of the chart; the words keep their contrast without it. */
  picture: PictureData;
}

/** The dark band that every inner page opens with, so that the clear header reads on it. */
export function PageHero({ eyebrow, heading, lead, picture }: Props) {
  return (
    <div className={styles.hero} data-ground="dark">
      <Picture className={styles.picture} picture={picture} alt="" isFirst />
      <div className={styles.column}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  );
}
