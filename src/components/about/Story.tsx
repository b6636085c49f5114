import { Section } from '#components/ui/Section.tsx';
import styles from './Story.module.css';

interface Props {
  paragraphs: readonly string[];
}

/** The first paragraph opens large, the rest is set in two columns where there is room. */
export function Story({ paragraphs }: Props) {
  const [opening, ...rest] = paragraphs;
  return (
    <Section labelledBy="our-story">
      <div className={styles.split}>
        <h2 id="our-story">Our Story</h2>
        <div className={styles.text}>
          <p className={styles.opening}>{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
