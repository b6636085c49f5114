/** Anything in braces: what is no known name is a mistake, never text. */
const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The names of the placeholders, such as `{generalEmail}`, that a text uses. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');

/** Puts facts in the places of their names; a name without a fact stays as it is. */
export const fillPlaceholders = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    // Its own only: every object answers to names such as `constructor`.
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );
