import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseStudy } from '#content/schemas.ts';
import { normalizePassword } from '#lib/password.ts';
import { DERIVED_KEY, FLAG_KEY, forget, remember, rememberedKey } from '#lib/remembered-access.ts';
import { deriveKey } from '#lib/sealing.ts';
import { openStudies, type Failure } from './open-studies.ts';

export type GateState =
  | { name: 'locked'; failure?: Failure; retry?: Retry }
  | { name: 'checking' }
  | { name: 'restoring' }
  | { name: 'open'; studies: CaseStudy[]; isFresh: boolean };

/** How a remembered visitor tries again, and whether that was just done in vain. */
interface Retry {
  again: () => void;
  isRepeated: boolean;
}

interface Gate {
  state: GateState;
  /** Counts answers, so that a second equal message is a new element and is announced again. */
  answers: number;
  /** Counts returns to the page: the door of each is a new one. */
  visits: number;
  submit: (password: string) => void;
}

/**
 * The door of the case studies: locked, checking, restoring or open.
 *
 * @param publishedKey - what opens the studies for a remembered browser at the strength
 *   `courtesy`; undefined at the strength `sealed`
 */
export const useGate = (publishedKey: string | undefined): Gate => {
  const [state, setState] = useState<GateState>({ name: 'locked' });
  const [answers, setAnswers] = useState(0);
  const [visits, setVisits] = useState(0);
  // Of two checks under way the later one counts: an older answer finds its number taken.
  const latest = useRef(0);
  const checking = useRef<string>(undefined);
  // The form is there until the open studies are painted: what it still sends is sent twice.
  const isOpen = useRef(false);

  const settle = useCallback((next: GateState) => {
    checking.current = undefined;
    isOpen.current = next.name === 'open';
    setState(next);
    setAnswers((count) => count + 1);
  }, []);

  const submit = useCallback(
    async (entry: string) => {
      const password = normalizePassword(entry);
      if (isOpen.current || password === checking.current) return;
      checking.current = password;
      const mine = ++latest.current;
      setState({ name: 'checking' });
      const outcome = await openStudies((file) => deriveKey(password, file));
      if (mine !== latest.current) return;
      if ('failure' in outcome) {
        settle({ name: 'locked', failure: outcome.failure });
        return;
      }
      remember(outcome.key, publishedKey);
      settle({ name: 'open', studies: outcome.studies, isFresh: true });
    },
    [publishedKey, settle],
  );

  /** @param isByHand - the visitor has asked to try again */
  const restore = useCallback(
    async function look(isByHand = false): Promise<void> {
      const key = rememberedKey(publishedKey);
      if (key === undefined) {
        // A password that is being checked still counts; a key that is being tried does not.
        if (checking.current !== undefined) return;
        latest.current++;
        settle({ name: 'locked' });
        return;
      }
      const mine = ++latest.current;
      setState((current) => (current.name === 'open' ? current : { name: 'restoring' }));
      const outcome = await openStudies(() => key);
      if (mine !== latest.current) return;
      if (!('failure' in outcome)) {
        settle({ name: 'open', studies: outcome.studies, isFresh: isByHand });
        return;
      }
      const isWrong = outcome.failure === 'wrong';
      if (isWrong && publishedKey === undefined) {
        // The password was changed since: the old key is of no use to anyone.
        forget();
        settle({ name: 'locked' });
      } else if (!isOpen.current) {
        // What is open stays open: nothing says that it must be closed. Where the page's own key does not
        // fit, the page is of another release than the file: nothing says that this browser was shut out.
        const again = isWrong ? () => location.reload() : () => void look(true);
        settle({
          name: 'locked',
          failure: isWrong ? 'unavailable' : outcome.failure,
          retry: { again, isRepeated: isByHand },
        });
      }
    },
    [publishedKey, settle],
  );

  useEffect(() => {
    // What the browser remembers is outside of React: to read it is what this effect is for.
    void restore();
    // Another tab has unlocked or locked; a null key means that the whole storage was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === FLAG_KEY || key === DERIVED_KEY) void restore();
    };
    // Back from the browser's memory, perhaps for somebody else: nothing half-typed stays.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setVisits((count) => count + 1);
      void restore();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }, [restore]);

  return {
    state,
    answers,
    visits,
    submit: (password) => void submit(password),
  };
};
