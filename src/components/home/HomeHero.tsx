import { ButtonLink } from '#components/ui/Button.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Words } from '#content/words.ts';
import { ROUTES } from '#lib/paths.ts';
import type { PictureData } from '#lib/picture-data.ts';
import styles from './HomeHero.module.css';

interface Props {
  eyebrow: string;
  heading: string;
  tagline: string;
  words: Words['home'];
  /** The chart of the islands; the words keep their contrast without it. */
  picture: PictureData;
}

export function HomeHero({ eyebrow, heading, tagline, words, picture }: Props) {
  return (
    <div className={styles.hero} data-ground="dark">
      <Picture className={styles.picture} picture={picture} alt="" isFirst />
      <div className={styles.column}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.actions}>
          <ButtonLink href={ROUTES.services.path}>{words.exploreServices}</ButtonLink>{' '}
          <ButtonLink href={ROUTES.contact.path} variant="outline">
            {words.contact}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
