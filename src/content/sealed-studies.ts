import { deriveKey, ITERATIONS, seal, siteSalt, type SealedText } from '#lib/sealing.ts';
import { settings } from '#settings.ts';
import type { CaseStudy } from './schemas.ts';

const parameters = { salt: await siteSalt(settings.SITE_URL), iterations: ITERATIONS };
const key = await deriveKey(settings.CASE_STUDIES_PASSWORD, parameters);

/** What opens the studies for a remembered browser; the page carries it only at `courtesy`. */
export const publishedKey = settings.CASE_STUDIES_GATE === 'courtesy' ? key : undefined;

export const sealStudies = (studies: readonly CaseStudy[]): Promise<SealedText> =>
  seal(JSON.stringify(studies), key, parameters);
