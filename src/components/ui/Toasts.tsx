import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './Toasts.module.css';

interface Props {
  /** Names the place where toasts appear. */
  label: string;
  /** Names the cross that takes one away. */
  dismissLabel: string;
}

/**
 * Where toasts appear: a polite live region that is on the page from the start, lifted over
 * everything else while it holds a toast. Needs a `Toast.Provider` around it.
 */
export function Toasts({ label, dismissLabel }: Props) {
  const { toasts } = Toast.useToastManager();
  const viewport = useRef<HTMLDivElement>(null);
  const isShown = toasts.length > 0;
  usePauseWhileHidden();

  useEffect(() => {
    const element = viewport.current;
    // Browsers older than popovers have no top layer; there it lies over the page by its z-index.
    if (!isShown || !element?.popover) return;
    // The top layer stacks in the order of opening: an opened menu would lie over the toast.
    const raise = () => {
      element.hidePopover();
      element.showPopover();
    };
    const onToggle = ({ target }: Event) => {
      if (target !== element) raise();
    };
    raise();
    document.addEventListener('toggle', onToggle, true);
    return () => {
      document.removeEventListener('toggle', onToggle, true);
      element.hidePopover();
    };
  }, [isShown]);

  return (
    <Toast.Viewport
      ref={viewport}
      className={styles.viewport}
      // Without a name it is no landmark: empty, it would be spoken on every visit.
      aria-label={isShown ? label : undefined}
      popover="manual"
    >
      {toasts.map((toast) => (
        <Toast.Root key={toast.id} className={styles.toast} toast={toast} data-toast>
          <Toast.Title className={styles.text} render={<p />} />
          <Toast.Close className={styles.close} aria-label={dismissLabel}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

/**
 * A toast's time counts only while the page can be seen. The library stops the clock when the
 * window loses the focus, but a page can be hidden without that: on a phone, or by a tab's closing
 * beside it. So hiding is told to it in the form that it knows.
 */
const usePauseWhileHidden = () => {
  useEffect(() => {
    const tell = () => dispatchEvent(new FocusEvent(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
};
