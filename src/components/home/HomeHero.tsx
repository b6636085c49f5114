import { ButtonLink } from '#components/ui/Button.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Words } from '#content/words.ts';
import { ROUTES } from '#lib/paths.ts';
import type { PagePicture } from '#lib/picture-data.ts';
import styles from './HomeHero.module.css';

interface Props {
  eyebrow: string;
  heading: string;
  tagline: string;
  words: Words['home'];
  /** Without one the ground stands alone; the words keep their contrast either way. */
  picture?: PagePicture | undefined;
}

export function HomeHero({ eyebrow, heading, tagline, words, picture }: Props) {
  return (
    <div className={`${styles.hero} ${styles[picture?.manner ?? 'plain']}`} data-ground="dark">
      {picture && (
        <Picture className={styles.picture} picture={picture} alt={picture.alt} isFirst />
      )}
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
