import { AddressLines } from '#components/ui/AddressLines.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './Headquarters.module.css';

interface Props {
  paragraphs: readonly string[];
  addressLines: readonly string[];
  /** The island on the chart. */
  picture: PictureData;
}

export function Headquarters({ paragraphs, addressLines, picture }: Props) {
  return (
    <Section labelledBy="our-headquarters">
      <div className={styles.split}>
        <div className={styles.text}>
          <h2 id="our-headquarters">Our Headquarters</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.place}>
            <Eyebrow as="h3">Head office</Eyebrow>
            <AddressLines lines={addressLines} isLarge />
          </div>
        </div>
        <div className={styles.frame}>
          <Picture className={styles.picture} picture={picture} alt="" />
        </div>
      </div>
    </Section>
  );
}
