import type { Root } from 'mdast';
import { Section } from '#components/ui/Section.tsx';
import styles from './PolicyDocument.module.css';
import { PolicyText } from './PolicyText.tsx';

interface Props {
  /** Its sections are nodes of their own. */
  tree: Root;
  sections: { id: string; heading: string }[];
  /** Date of the last change, as YYYY-MM-DD. */
  updated: string;
}

const printedDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A long text set like a document: numbered sections, and a list of them beside it. */
export function PolicyDocument({ tree, sections, updated }: Props) {
  return (
    <Section>
      <div className={styles.document}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            Contents
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
            Last updated <time dateTime={updated}>{printedDate(updated)}</time>
          </p>
          <PolicyText tree={tree} />
        </div>
      </div>
    </Section>
  );
}
