import { AddressLines } from '#components/ui/AddressLines.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import type { PagePicture } from '#lib/picture-data.ts';
import styles from './Headquarters.module.css';

interface Props {
  paragraphs: readonly string[];
  addressLines: readonly string[];
  words: Words['about'];
  picture?: PagePicture | undefined;
}

export function Headquarters({ paragraphs, addressLines, words, picture }: Props) {
  const place = (
    <>
      <Eyebrow as="h3">{words.headOffice}</Eyebrow>
      <AddressLines lines={addressLines} isLarge />
    </>
  );
  return (
    <Section labelledBy="our-headquarters">
      <div className={styles.split}>
        <div className={styles.text}>
          <h2 id="our-headquarters">{words.headquarters}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {picture && <div className={styles.place}>{place}</div>}
        </div>
        {picture ? (
          <div className={styles.frame}>
            <Picture
              className={`${styles.picture} ${styles[picture.manner]}`}
              picture={picture}
              alt={picture.alt}
            />
          </div>
        ) : (
          <div>{place}</div>
        )}
      </div>
    </Section>
  );
}
