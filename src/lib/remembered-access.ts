/** What this browser keeps after the door was opened. Every call bears a refused or full storage. */

/** From the specification: the flag and its one valid value. */
export const FLAG_KEY = 'case-studies-authenticated';
export const FLAG_VALUE = 'true';

/** Only at the strength `sealed`: the key that was derived from the password, never the password. */
export const DERIVED_KEY = 'case-studies-key';

const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
};

/**
 * The key that opens the studies for this browser, or undefined where it was not let in.
 *
 * @param publishedKey - the key that the page carries at the strength `courtesy`
 */
export const rememberedKey = (publishedKey: string | undefined): string | undefined =>
  attempt((storage) => {
    if (storage.getItem(FLAG_KEY) !== FLAG_VALUE) return undefined;
    return publishedKey ?? storage.getItem(DERIVED_KEY) ?? undefined;
  });

export const forget = (): void => {
  attempt((storage) => {
    storage.removeItem(DERIVED_KEY);
    storage.removeItem(FLAG_KEY);
  });
};

/** Keeps all or nothing: a storage that is full half-way is left as it was. */
export const remember = (key: string, publishedKey: string | undefined): void => {
  const isKept = attempt((storage) => {
    // The key first: the flag tells other tabs that all is in place.
    if (publishedKey === undefined) storage.setItem(DERIVED_KEY, key);
    storage.setItem(FLAG_KEY, FLAG_VALUE);
    return true;
  });
  if (!isKept) forget();
};
