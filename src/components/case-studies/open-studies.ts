import type { CaseStudy } from '#content/schemas.ts';
import {
  checkSealedText,
  DamagedFileError,
  unseal,
  WrongKeyError,
  type SealedText,
} from '#lib/sealing.ts';

/** Where the build publishes the sealed studies. */
export const SEALED_PATH = '/case-studies.sealed.json';

/**
 * Why the door stayed shut: the password does not fit; the page came without a secure connection
 * (browsers offer no cryptography there); the sealed file is missing or damaged; or this browser lacks
 * something that opening it takes. Only the first says anything about the password.
 */
export type Failure = 'wrong' | 'insecure' | 'unavailable' | 'incapable';

export type Outcome = { key: string; studies: CaseStudy[] } | { failure: Failure };

/** A request that hangs must end in an answer. In milliseconds, far above a slow phone's need. */
const PATIENCE = 30_000;

/** @returns what the network gave, undefined where it gave nothing of use */
const fetchSealedText = async (): Promise<unknown> => {
  try {
    // Asked for anew each time: a kept file of an older release would call the right password wrong.
    const response = await fetch(SEALED_PATH, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

const failureOf = (error: unknown): Failure => {
  if (error instanceof WrongKeyError) return 'wrong';
  return error instanceof DamagedFileError ? 'unavailable' : 'incapable';
};

/**
 * Fetches and opens the studies.
 *
 * @param keyFor - gives the key for the file, from a password or from memory
 */
export const openStudies = async (
  keyFor: (file: SealedText) => Promise<string> | string,
): Promise<Outcome> => {
  if (!isSecureContext) return { failure: 'insecure' };
  const answer = await fetchSealedText();
  if (answer === undefined) return { failure: 'unavailable' };
  try {
    const file = await checkSealedText(answer);
    const key = await keyFor(file);
    return { key, studies: JSON.parse(await unseal(file, key)) as CaseStudy[] };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};
