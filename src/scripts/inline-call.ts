/**
 * A function as an inline script that calls it, for what has to run before the page is painted. It is
 * written into the page as it stands: it names nothing outside of itself but its parameters, and its
 * reasons are told before it and not in it, so that nobody has to load them.
 */
export const inlineCall = <Parts extends readonly string[]>(
  run: (...parts: Parts) => void,
  ...parts: Parts
): string => `(${run.toString()})(${parts.map((part) => JSON.stringify(part)).join()})`;
