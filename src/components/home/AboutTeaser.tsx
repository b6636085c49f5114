import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StandaloneLink } from '#components/ui/StandaloneLink.tsx';
import type { Pages } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { ROUTES } from '#lib/paths.ts';
import styles from './AboutTeaser.module.css';

interface Props {
  about: Pages['home']['about'];
  words: Words['home'];
}

export function AboutTeaser({ about, words }: Props) {
  return (
    <Section labelledBy="about-teaser">
      <div className={styles.split}>
        <div className={styles.title}>
          <Eyebrow>{words.about}</Eyebrow>
          <h2 id="about-teaser">{about.heading}</h2>
        </div>
        <div className={styles.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StandaloneLink href={ROUTES.about.path} label={`${words.readMore} ${words.readMoreOf}`}>
            {words.readMore}
          </StandaloneLink>
        </div>
      </div>
    </Section>
  );
}
