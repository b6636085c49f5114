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
      <h2 id="our-story">{words.story}</h2>
      <p className={styles.opening}>{opening}</p>
      {rest.length > 0 && (
        <div className={styles.text}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Section>
  );
}
