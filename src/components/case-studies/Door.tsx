import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Failure } from './open-studies.ts';
import type { Words } from '#content/words.ts';
import { isStillHere } from './is-still-here.ts';
import styles from './Door.module.css';

/** Not in the page as it comes: a text browser knows no dialog method, and sends what has a name. */
const FIELD_NAME = import.meta.env.SSR ? undefined : 'password';

interface Props {
  heading: string;
  words: Words['door'];
  /** What is inside and how to ask for the password. */
  children: ReactNode;
  isChecking: boolean;
  failure: Failure | undefined;
  /** Changes with every answer. */
  answers: number;
  onPassword: (password: string) => void;
}

/** Shown only where a script has said that it runs. The form stays uncontrolled: what was typed before the script arrived is what counts. */
export function Door({
  heading,
  words,
  children,
  isChecking,
  failure,
  answers,
  onPassword,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The page's first lines note a form that was sent before this script came.
    if (form.current?.dataset.pending === undefined) return;
    delete form.current.dataset.pending;
    onPassword(field.current?.value ?? '');
    // Only once: later entries come through the handler.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (failure === 'wrong' && isStillHere()) field.current?.focus();
  }, [failure, answers]);

  // A moment after the door: screen readers say nothing of words that come along with their place.
  const [said, setSaid] = useState<Failure>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(failure));
    return () => cancelAnimationFrame(frame);
  }, [failure]);
  const message = said === failure ? failure : undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From now on this is no form that waits for its script.
    event.stopPropagation();
    onPassword(field.current?.value ?? '');
  };

  return (
    <div className={styles.door}>
      {/* Without a script the dialog method sends nothing anywhere. Firefox tells screen readers that a
          form with an empty required field is invalid, before anything was typed. */}
      {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- said in place of what Firefox guesses */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        aria-invalid={false}
        onSubmit={onSubmit}
      >
        <label className={styles.label} htmlFor="password">
          {words.password}
        </label>{' '}
        <input
          ref={field}
          className={styles.field}
          id="password"
          name={FIELD_NAME}
          type="password"
          required
          placeholder={words.placeholder}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure === 'wrong' ? true : undefined}
          // Not described by it: screen readers would say a second error twice.
          aria-errormessage={message ? 'door-error' : undefined}
        />
        {/* No alert, of which Orca leaves out the first sentence when it reads the page. */}
        <div className={styles.answer} id="door-error" aria-live="assertive">
          {message && (
            <p key={answers} className={styles.error}>
              {words[message]}
            </p>
          )}
        </div>
        <Button type="submit" aria-disabled={isChecking} aria-busy={isChecking}>
          <span key={String(isChecking)}>{isChecking ? words.checking : words.open}</span>
        </Button>
        {/* Filled by the page's first lines where the form is sent before this script has come. */}
        <p
          className={styles.pending}
          aria-live="polite"
          data-words={words.loading}
          suppressHydrationWarning
        >
          {''}
        </p>
        <p className={styles.note}>{words.remembers}</p>
      </form>
      <div className={styles.words}>
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
