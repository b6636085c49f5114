import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StandaloneLink } from '#components/ui/StandaloneLink.tsx';
import type { Pages } from '#content/schemas.ts';
import styles from './AboutTeaser.module.css';

interface Props {
  about: Pages['home']['about'];
}

export function AboutTeaser({ about }: Props) {
  return (
    <Section labelledBy="about-teaser">
      <div className={styles.split}>
        <div className={styles.title}>
          <Eyebrow>About Us</Eyebrow>
          <h2 id="about-teaser">{about.heading}</h2>
        </div>
        <div className={styles.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StandaloneLink href="/about">
            Read More<span className="visually-hidden"> about the firm</span>
          </StandaloneLink>
        </div>
      </div>
    </Section>
  );
}
