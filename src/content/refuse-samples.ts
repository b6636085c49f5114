import type { Content } from './read.ts';
import { listSamples, type Sample } from './samples.ts';

const REMEDY =
  'Replace them and take out their sample marks (content/README.md), or publish them knowingly with ALLOW_SAMPLE_CONTENT=1.';

/** Names each of the places. */
export const describeSamples = (samples: readonly Sample[]): string => {
  const lines = samples.map(
    ({ place, isRefused }) => `  ${place}${isRefused ? '  (refused)' : ''}`,
  );
  return `Sample content is still in place:\n${lines.join('\n')}`;
};

/**
 * Prints what is still sample content.
 *
 * @throws Error where that includes people, case studies or addresses and nobody has allowed it
 */
export const refuseSamples = (content: Content, isAllowed: boolean): void => {
  const samples = listSamples(content);
  if (samples.length === 0) return;
  const list = describeSamples(samples);
  if (samples.some(({ isRefused }) => isRefused) && !isAllowed) {
    throw new Error(
      `${list}\nA release must not publish sample people, case studies or addresses. ${REMEDY}`,
    );
  }
  console.log(list);
};
