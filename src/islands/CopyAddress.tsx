import { Toast } from '@base-ui/react/toast';
import { Toasts } from '#components/ui/Toasts.tsx';
import type { Words } from '#content/words.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
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
  const isReady = useHydrated();

  const onClick = async () => {
    const title = (await copy(address)) ? words.copied : words.copyRefused;
    // One at a time, and a second equal text is a new toast: it is announced again.
    toasts.close();
    toasts.add({ title });
  };

  return (
    <button
      className={styles.copy}
      type="button"
      disabled={!isReady}
      aria-label={words.copyAddress}
      onClick={() => void onClick()}
    >
      {words.copy}
    </button>
  );
}

/** @returns false where the browser refuses the clipboard: without https, or by the user's choice */
const copy = async (address: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
};
