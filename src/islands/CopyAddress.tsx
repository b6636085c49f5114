import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { Toasts } from '#components/ui/Toasts.tsx';
import type { Words } from '#content/words.ts';
import type { CopyIsland } from '#lib/copy-island.ts';
import { useKeptEntry } from '#lib/use-kept-entry.ts';
import styles from './CopyAddress.module.css';

interface Props {
  address: string;
  words: Words['contact'];
}

/** The copy control beside the mail address, with the toast that tells how it went. */
export function CopyAddress({ address, words }: Props) {
  return (
    <Toast.Provider limit={1} timeout={5000}>
      <CopyButton address={address} words={words} />
      <Toasts label={words.messages} dismissLabel={words.dismiss} />
    </Toast.Provider>
  );
}

function CopyButton({ address, words }: Props) {
  const toasts = Toast.useToastManager();
  const button = useRef<HTMLButtonElement>(null);
  useKeptEntry();

  const tell = async () => {
    const island = button.current?.closest<CopyIsland>('astro-island');
    const title = (await island?.copying) ? words.copied : words.copyRefused;
    delete button.current?.dataset.pending;
    button.current?.removeAttribute('aria-busy');
    // One at a time, and a second equal text is a new toast: it is announced again.
    toasts.close();
    toasts.add({ title });
  };

  useEffect(() => {
    // Pressed before this code came.
    if (button.current?.dataset.pending !== undefined) void tell();
    // Only on arrival: later presses come through the handler.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <button
        ref={button}
        className={styles.copy}
        type="button"
        aria-label={words.copyAddress}
        data-copy={address}
        data-copied={words.copied}
        data-refused={words.copyRefused}
        onClick={() => void tell()}
      >
        {words.copy}
      </button>
      {/* For the page's first script, where this code cannot be had. */}
      <p className={styles.status} aria-live="polite" suppressHydrationWarning>
        {''}
      </p>
    </>
  );
}
