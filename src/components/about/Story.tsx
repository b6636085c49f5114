import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import styles from './Story.module.css';

interface Props {
  paragraphs: readonly string[];
  words: Words['about'];
}

/** The first paragraph opens large, the rest is set in two columns where there is room. */
export function Story({ paragraphs, words }: Props) {
  const [opening, ...rest] = paragraphs;
  return (
    <Section labelledBy="our-story">
      <div className={styles.split}>
        <h2 id="our-story">{words.story}</h2>
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
