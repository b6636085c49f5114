/** Anything in braces: what is no known name is a mistake, never text. */
const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The placeholders of a text, such as `{generalEmail}`: each name, and where its brace opens. */
export const placeholdersIn = (text: string): { name: string; index: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, index }));

/** Puts facts in the places of their names; a name without a fact stays as it is. */
export const fillPlaceholders = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    // Its own only: every object answers to names such as `constructor`.
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );
