import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { SeaFloor } from '#components/ui/SeaFloor.tsx';
import type { CaseStudy } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import type { Transect } from '#lib/transect.ts';
import { isStillHere } from './is-still-here.ts';
import { StudyFigure } from './StudyFigure.tsx';
import styles from './StudyList.module.css';

/** What the address names, as `shell.ts` finds it, which shares no file with islands. */
const namedPlace = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
};

interface Props {
  studies: readonly CaseStudy[];
  notice: string;
  words: Words['studies'];
  /** Just unlocked by hand: the focus goes to the study that the address names, or the first. */
  takesFocus: boolean;
  /** The sea floor between the index and the studies. */
  transect?: Transect | undefined;
}

/** Every third study lies deeper than the others, so that a long page has landmarks. */
const isDeep = (place: number): boolean => place % 3 === 2;

const PARTS = ['challenge', 'solution', 'results'] as const;

/** Every study in one order: client and title, then challenge, solution, results and its figure. */
export function StudyList({ studies, notice, words, takesFocus, transect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The browser looked for the place that the address names before the studies were here.
  useLayoutEffect(() => {
    // A page that is loaded again keeps its place: see `gate-before-paint.ts`.
    if ('reloaded' in document.documentElement.dataset || !isStillHere()) return;
    const island = list.current?.closest('astro-island');
    const place = namedPlace();
    const named = place && island?.contains(place) ? place : null;
    named?.scrollIntoView();
    const part = named?.closest('article, section') ?? (takesFocus ? list.current : null);
    const heading = part?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: named !== null });
    // Only on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div ref={list}>
      <nav className={styles.index} aria-label={words.list}>
        <ol className={styles.titles}>
          {studies.map((study) => (
            <li key={study.id}>
              <a className={styles.link} href={`#${study.id}`}>
                {study.title}
              </a>{' '}
              {/* Of what, only the study says. */}
              {study.figure && (
                <span className={styles.count} aria-hidden>
                  {study.figure.value}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {transect && (
        <div className={styles.sea}>
          <SeaFloor transect={transect} />
        </div>
      )}
      {studies.map((study, i) => (
        <article
          key={study.id}
          id={study.id}
          className={styles.study}
          data-ground={isDeep(i) ? 'dark' : undefined}
          aria-labelledby={`${study.id}.title`}
        >
          <header className={styles.head}>
            <Icon name={study.icon} />
            <h2 id={`${study.id}.title`} className={styles.title}>
              {study.title}
            </h2>
            <dl>
              <dt className={styles.term}>{words.client}</dt>
              <dd className={styles.client}>{study.client}</dd>
            </dl>
          </header>
          <dl className={styles.parts}>
            {PARTS.map((part) => (
              <div key={part} className={styles[part]}>
                <dt className={styles.term}>{words[part]}</dt>
                <dd>{study[part]}</dd>
              </div>
            ))}
          </dl>
          {/* One of the results: read after them, though it stands under the client where there is room. */}
          {study.figure && (
            <div className={styles.figure}>
              <StudyFigure {...study.figure} />
            </div>
          )}
        </article>
      ))}
      <div className={styles.foot}>
        <p className={styles.notice}>{notice}</p>
      </div>
    </div>
  );
}
