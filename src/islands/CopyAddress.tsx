import { Toast } from '@base-ui/react/toast';
import { Toasts } from '#components/ui/Toasts.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import styles from './CopyAddress.module.css';

interface Props {
  address: string;
}

/** The copy control beside the mail address, with the toast that tells how it went. */
export function CopyAddress({ address }: Props) {
  return (
    <Toast.Provider limit={1} timeout={5000}>
      <CopyButton address={address} />
      <Toasts />
    </Toast.Provider>
  );
}

function CopyButton({ address }: Props) {
  const toasts = Toast.useToastManager();
  const isReady = useHydrated();

  const onClick = async () => {
    const title = await copy(address);
    // One at a time, and a second equal text is a new toast: it is announced again.
    toasts.close();
    toasts.add({ title });
  };

  return (
    <button
      className={styles.copy}
      type="button"
      disabled={!isReady}
      aria-label="Copy the email address"
      onClick={() => void onClick()}
    >
      Copy
    </button>
  );
}

/** @returns what to tell: browsers refuse the clipboard without https or by the user's choice */
const copy = async (address: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(address);
    return `Copied: ${address}`;
  } catch {
    return 'Your browser did not allow copying. Please select the address and copy it by hand.';
  }
};
