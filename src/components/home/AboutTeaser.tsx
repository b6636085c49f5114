import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StandaloneLink } from '#components/ui/StandaloneLink.tsx';
import type { Pages } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { ROUTES } from '#lib/paths.ts';
import type { PagePicture } from '#lib/picture-data.ts';
import styles from './AboutTeaser.module.css';

interface Props {
  about: Pages['home']['about'];
  words: Words['home'];
  picture?: PagePicture | undefined;
}

export function AboutTeaser({ about, words, picture }: Props) {
  return (
    <Section labelledBy="about-teaser">
      <div className={styles.split}>
        <div className={styles.title}>
          <Eyebrow>{words.about}</Eyebrow>
          <h2 id="about-teaser">{about.heading}</h2>
          {picture && (
            <Picture
              className={`${styles.picture} ${styles[picture.manner]}`}
              picture={picture}
              alt={picture.alt}
            />
          )}
        </div>
        <div className={styles.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StandaloneLink href={ROUTES.about.path} label={`${words.readMore} ${words.readMoreOf}`}>
            {words.readMore}
            {/* Search engines judge a link by its words, and know no label. */}
            <span className="visually-hidden">{` ${words.readMoreOf}`}</span>
          </StandaloneLink>
        </div>
      </div>
    </Section>
  );
}
