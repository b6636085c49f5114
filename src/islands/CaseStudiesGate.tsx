import { useLayoutEffect, useRef } from 'react';
import { Door } from '#components/case-studies/Door.tsx';
import { isStillHere } from '#components/case-studies/is-still-here.ts';
import { StudyList } from '#components/case-studies/StudyList.tsx';
import { useGate } from '#components/case-studies/use-gate.ts';
import { ClosingBand } from '#components/ui/ClosingBand.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StandaloneLink } from '#components/ui/StandaloneLink.tsx';
import type { Pages } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { mailLink } from '#lib/mail-link.ts';
import { ROUTES } from '#lib/paths.ts';
import type { Transect } from '#lib/transect.ts';
import { useKeptEntry } from '#lib/use-kept-entry.ts';
import styles from './CaseStudiesGate.module.css';

interface Props {
  page: Pick<Pages['case-studies'], 'door' | 'requestSubject' | 'notice' | 'closing'>;
  email: string;
  words: Pick<Words, 'door' | 'studies'>;
  /** The sea floor beneath the open studies. */
  transect?: Transect | undefined;
  /** See `useGate`. */
  publishedKey?: string | undefined;
}

/** The case studies behind their door. */
export function CaseStudiesGate({ page, email, words, transect, publishedKey }: Props) {
  useKeptEntry();
  const { state, answers, visits, submit } = useGate(publishedKey);

  // As soon as it knows, this component decides what shows: see the first script of the page.
  const knows = state.name !== 'locked' || answers > 0;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!knows) return;
    delete dataset.remembered;
    if (state.name !== 'restoring') delete dataset.reloaded;
  }, [knows, state.name]);

  const { failure, retry } = state.name === 'locked' ? state : {};
  const retryButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // While it was tried, the button was away.
    if (retry?.isRepeated && isStillHere()) retryButton.current?.focus();
  }, [retry]);

  if (state.name === 'open') {
    return (
      <>
        <Section>
          <StudyList
            studies={state.studies}
            notice={page.notice}
            words={words.studies}
            takesFocus={state.isFresh}
            transect={transect}
          />
        </Section>
        <ClosingBand
          {...page.closing}
          action={{ label: words.studies.closing, href: ROUTES.contact.path }}
          transect={transect}
        />
      </>
    );
  }
  const request = mailLink(email, page.requestSubject);
  return (
    <Section>
      <div className={state.name === 'restoring' ? styles.hidden : styles.door}>
        <Door
          key={visits}
          heading={page.door.heading}
          words={words.door}
          isChecking={state.name === 'checking'}
          failure={failure}
          answers={answers}
          onPassword={submit}
        >
          {page.door.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <StandaloneLink href={request}>{email}</StandaloneLink>
          </p>
          {/* Whoever typed a password has it still in the field: the form itself tries again. */}
          {failure === 'unavailable' && retry && (
            <p>
              <button
                ref={retryButton}
                className={styles.retry}
                type="button"
                onClick={retry.again}
              >
                {words.door.retry}
              </button>
            </p>
          )}
          <p className={styles.noScript}>{words.door.noScript}</p>
        </Door>
      </div>
      <div className={styles.status}>
        {/* The page's first lines fill it for a returning visitor: see `gate-before-paint.ts`. */}
        <p
          className={state.name === 'restoring' ? styles.opening : styles.waiting}
          id="opening"
          aria-live="polite"
          data-words={words.door.opening}
          suppressHydrationWarning
        >
          {state.name === 'restoring' ? words.door.opening : ''}
        </p>
      </div>
    </Section>
  );
}
