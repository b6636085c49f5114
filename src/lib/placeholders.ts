/** Anything in braces: what is no known name is a mistake, never text. */
const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The placeholders of a text, such as `{generalEmail}`: each name, and where its brace opens. */
export const placeholdersIn = (text: string): { name: string; index: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, index }));

type Facts = Readonly<Record<string, string>>;

/** Its own only: every object answers to names such as `constructor`. */
const own = (facts: Facts, name: string): string | undefined =>
  Object.hasOwn(facts, name) ? facts[name] : undefined;

/**
 * What stands for a name. `count:offices|office|offices` is a number and the word that goes with
 * it: the first for one, the second for several.
 *
 * @returns undefined where the name is not known
 */
export const factFor = (name: string, facts: Facts): string | undefined => {
  const [count = '', one, several, ...others] = name.split('|');
  if (one === undefined) return own(facts, name);
  const figure = own(facts, count.replace(/^count:/i, 'figure:'));
  if (figure === undefined || !one || !several || others.length > 0) return undefined;
  return `${own(facts, count) ?? figure} ${figure === '1' ? one : several}`;
};

/** As many letters as most numbers have as words. */
const OF_A_NUMBER = 5;

/** The length of a text as it is shown: of the words for one and for several the longer one counts. */
export const shownLength = (text: string): number =>
  text.replace(/\{[^{}|\n]+\|([^{}|\n]+)\|([^{}|\n]+)\}/g, (_, one: string, several: string) =>
    '0'.repeat(OF_A_NUMBER + 1 + Math.max(one.length, several.length)),
  ).length;

/** Puts facts in the places of their names; a name without a fact stays as it is. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => factFor(name, facts) ?? whole);
