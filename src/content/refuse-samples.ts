import type { Content } from './read.ts';
import { listSamples } from './samples.ts';

const REMEDY =
  'Replace them and take out their sample marks (content/README.md), or publish them knowingly with ALLOW_SAMPLE_CONTENT=1.';

/** A line for each place that still holds sample content; empty where none does. */
export const describeSamples = (content: Content): string => {
  const lines = listSamples(content).map(
    ({ place, isRefused }) => `\n  ${place}${isRefused ? '  (refused)' : ''}`,
  );
  return lines.length === 0 ? '' : `Sample content is still in place:${lines.join('')}`;
};

/**
 * Prints what is still sample content.
 *
 * @throws Error where that includes people, case studies or addresses and nobody has allowed it
 */
export const refuseSamples = (content: Content, isAllowed: boolean): void => {
  const list = describeSamples(content);
  if (list === '') return;
  if (listSamples(content).some(({ isRefused }) => isRefused) && !isAllowed) {
    throw new Error(
      `${list}\nA release must not publish sample people, case studies or addresses. ${REMEDY}`,
    );
  }
  console.log(list);
};
