import { AddressLines } from '#components/ui/AddressLines.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './Headquarters.module.css';

interface Props {
  paragraphs: readonly string[];
  addressLines: readonly string[];
  words: Words['about'];
  /** The island on the chart. */
  picture: PictureData;
}

export function Headquarters({ paragraphs, addressLines, words, picture }: Props) {
  return (
    <Section labelledBy="our-headquarters">
      <div className={styles.split}>
        <div className={styles.text}>
          <h2 id="our-headquarters">{words.headquarters}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.place}>
            <Eyebrow as="h3">{words.headOffice}</Eyebrow>
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
