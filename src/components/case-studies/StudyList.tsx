import { useEffect, useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import type { CaseStudy } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import styles from './StudyList.module.css';

interface Props {
  studies: readonly CaseStudy[];
  notice: string;
  words: Words['studies'];
  /** Just unlocked by hand: the focus goes to the first study. */
  takesFocus: boolean;
}

const PARTS = ['challenge', 'solution', 'results'] as const;

/** Every study in one order: client and title, then challenge, solution, results. */
export function StudyList({ studies, notice, words, takesFocus }: Props) {
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  return (
    <div>
      <nav className={styles.index} aria-label={words.list}>
        <ol className={styles.titles}>
          {studies.map((study) => (
            <li key={study.id}>
              <a className={styles.link} href={`#${study.id}`}>
                {study.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {studies.map((study, i) => (
        <article
          key={study.id}
          id={study.id}
          className={styles.study}
          aria-labelledby={`${study.id}.title`}
        >
          <header className={styles.head}>
            <Icon name={study.icon} />
            <h2
              ref={i === 0 ? first : undefined}
              id={`${study.id}.title`}
              className={styles.title}
              tabIndex={i === 0 ? -1 : undefined}
            >
              {study.title}
            </h2>
            <dl>
              <dt className={styles.term}>{words.client}</dt>
              <dd className={styles.client}>{study.client}</dd>
            </dl>
            {study.figure && (
              <p className={styles.figure}>
                <span className={styles.value}>{study.figure.value}</span> {study.figure.label}
              </p>
            )}
          </header>
          <dl className={styles.parts}>
            {PARTS.map((part) => (
              <div key={part} className={styles[part]}>
                <dt className={styles.term}>{words[part]}</dt>
                <dd>{study[part]}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
      <div className={styles.foot}>
        <p className={styles.notice}>{notice}</p>
      </div>
    </div>
  );
}
