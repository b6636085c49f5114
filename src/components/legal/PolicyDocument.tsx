import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Section } from '#components/ui/Section.tsx';
import type { Words } from '#content/words.ts';
import { splitSections } from '#lib/sections.ts';
import styles from './PolicyDocument.module.css';

interface Props {
  markdown: string;
  /** Date of the last change, as YYYY-MM-DD. */
  updated: string;
  words: Pick<Words, 'language' | 'privacyPolicy'>;
}

const printedDate = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A long text set like a document: numbered sections, and a list of them beside it. */
export function PolicyDocument({ markdown, updated, words }: Props) {
  const [before, after] = words.privacyPolicy.updated.split('{date}');
  const { intro, sections } = splitSections(markdown);
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
          <Markdown remarkPlugins={[remarkGfm]}>{intro}</Markdown>
          {sections.map(({ id, heading, markdown: text }) => (
            <section key={id} id={id} aria-labelledby={`${id}.title`}>
              <h2 id={`${id}.title`}>{heading}</h2>
              <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
