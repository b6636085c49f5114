import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the build wrote and on its first render in the browser, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
