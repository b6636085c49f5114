import type { CaseStudy } from '#content/schemas.ts';
import { checkSealedText, unseal, WrongKeyError, type SealedText } from '#lib/sealing.ts';

/** Where the build publishes the sealed studies. */
export const SEALED_PATH = '/case-studies.sealed.json';

/**
 * Why the door stayed shut: the password does not fit, the page came without a secure connection
 * (browsers offer no cryptography there), or the sealed file is missing or damaged.
 */
export type Failure = 'wrong' | 'insecure' | 'unavailable';

export type Outcome = { key: string; studies: CaseStudy[] } | { failure: Failure };

/** A request that hangs must end in an answer. In milliseconds, far above a slow phone's need. */
const PATIENCE = 30_000;

const fetchSealedText = async (): Promise<SealedText> => {
  const response = await fetch(SEALED_PATH, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${SEALED_PATH} answered ${response.status}`);
  return checkSealedText(await response.json());
};

/**
 * Fetches and opens the studies.
 *
 * @param keyFor - gives the key for the file, from a password or from memory
 */
export const openStudies = async (
  keyFor: (file: SealedText) => Promise<string> | string,
): Promise<Outcome> => {
  // The type says it is always there; on plain http it is not.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return { failure: 'insecure' };
  try {
    const file = await fetchSealedText();
    const key = await keyFor(file);
    return { key, studies: JSON.parse(await unseal(file, key)) as CaseStudy[] };
  } catch (error) {
    return { failure: error instanceof WrongKeyError ? 'wrong' : 'unavailable' };
  }
};
