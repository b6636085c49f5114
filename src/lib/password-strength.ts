import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

const LEAST_LENGTH = 12;

/** The estimator's own top grade: holds against offline guessing where each guess is slow. */
const LEAST_SCORE = 4;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
});

/**
 * Refuses a password that could be guessed. At the strength `sealed` it is all that protects a
 * published file, which anybody may take home and try passwords on for as long as they like.
 *
 * @param knownWords - what a guesser would try first, such as the firm's name
 * @throws Error that says what to do instead
 */
export const requireStrongPassword = (password: string, knownWords: readonly string[]): void => {
  const { score, feedback, crackTimes } = estimator.check(password, [...knownWords]);
  if (password.length >= LEAST_LENGTH && score >= LEAST_SCORE) return;
  const reasons = [
    password.length < LEAST_LENGTH &&
      `it has ${password.length} characters, ${LEAST_LENGTH} are the least`,
    score < LEAST_SCORE &&
      `it would take about ${crackTimes.offlineSlowHashingXPerSecond.display} to guess offline`,
    feedback.warning,
  ].filter(Boolean);
  throw new Error(
    [
      'Settings in the environment:',
      `  CASE_STUDIES_PASSWORD is too easy to guess for the strength sealed: ${reasons.join('; ')}.`,
      '  The sealed file is public, so guesses can be tried on it offline, without limit.',
      '  Take four or more unrelated words, or let a password manager make one. docs/gate.md says more.',
    ].join('\n'),
  );
};
