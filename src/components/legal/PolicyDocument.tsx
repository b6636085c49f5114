import type { Root } from 'mdast';
import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import styles from './PolicyDocument.module.css';
import { PolicyText } from './PolicyText.tsx';

interface Props {
  /** Its sections are nodes of their own. */
  tree: Root;
  sections: { id: string; heading: string }[];
  /** Date of the last change, as YYYY-MM-DD. */
  updated: string;
  words: Pick<Words, 'language' | 'privacyPolicy'>;
}

const printedDate = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A long text set like a document: numbered sections, and a list of them beside it. */
export function PolicyDocument({ tree, sections, updated, words }: Props) {
  const [before, after] = words.privacyPolicy.updated.split('{date}');
  return (
    <Section>
      <div className={styles.document}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {words.privacyPolicy.contents}
          </h2>
          <ol className={styles.contentsList}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.date}>
            {before}
            <time dateTime={updated}>{printedDate(updated, words.language)}</time>
            {after}
          </p>
          <PolicyText tree={tree} words={words.privacyPolicy} />
        </div>
      </div>
    </Section>
  );
}
