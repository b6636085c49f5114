import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { Failure } from './open-studies.ts';
import styles from './Door.module.css';

const MESSAGES: Readonly<Record<Failure, string>> = {
  wrong: 'Incorrect password. Please try again.',
  insecure:
    'The case studies need a secure connection. Open this page with an address that begins with https://.',
  unavailable:
    'The case studies could not be loaded. Your password was not judged. Please try again, or write to us.',
  incapable:
    'The case studies could not be opened in this browser. Your password was not judged. Please try a newer browser, or write to us.',
};

const PENDING =
  'This page is still loading what it needs to check the password. If nothing happens, reload the page, or write to us.';

interface Props {
  heading: string;
  /** What is inside and how to ask for the password. */
  children: ReactNode;
  isChecking: boolean;
  failure: Failure | undefined;
  /** Changes with every answer. */
  answers: number;
  onPassword: (password: string) => void;
}

/** Shown only where a script has said that it runs. The form stays uncontrolled: what was typed before the script arrived is what counts. */
export function Door({ heading, children, isChecking, failure, answers, onPassword }: Props) {
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
    if (failure === 'wrong') field.current?.focus();
  }, [failure, answers]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From now on this is no form that waits for its script.
    event.stopPropagation();
    onPassword(field.current?.value ?? '');
  };

  return (
    <div className={styles.door}>
      {/* Without a script the dialog method sends nothing anywhere. */}
      <form ref={form} className={styles.form} method="dialog" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor="password">
          Password
        </label>{' '}
        <input
          ref={field}
          className={styles.field}
          id="password"
          name="password"
          type="password"
          required
          placeholder="Enter password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure === 'wrong' ? true : undefined}
          aria-describedby={failure ? 'door-error' : undefined}
        />
        {failure && (
          <p key={answers} className={styles.error} id="door-error" role="alert">
            {MESSAGES[failure]}
          </p>
        )}
        <Button type="submit" aria-disabled={isChecking} aria-busy={isChecking}>
          <span key={String(isChecking)}>{isChecking ? 'Checking…' : 'Open the case studies'}</span>
        </Button>
        {/* Filled by the page's first lines where the form is sent before this script has come. */}
        <p role="status" className={styles.pending} data-words={PENDING} suppressHydrationWarning>
          {''}
        </p>
        <p className={styles.note}>
          This browser will remember that you were let in, until its site data is cleared.
        </p>
      </form>
      <div className={styles.words}>
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
