/** What is typed where a value belongs, and is none. */

/** Of a shell, of a workflow, of a document, of a script that had nothing to give. */
const STANDS_FOR_ANOTHER =
  /\$\{|\{\{|^\$(?:[A-Z_][A-Z\d_]*|env:\w+|\(.*\))$|^%\w+%$|^<.*>$|^(?:secrets|vars|env|inputs|process\.env|import\.meta\.env)\.\w+$|^(?:undefined|null)$/;

const IN_QUOTES = /^(["'“”‘’„«»`]).*["'“”‘’«»`]$/s;

export const standsForAnother = (value: string): boolean => STANDS_FOR_ANOTHER.test(value);

/**
 * @param name - of the setting
 * @param noun - what the value is
 * @returns what is wrong, or undefined
 */
export const typedFault = (value: string, name: string, noun: string): string | undefined => {
  if (new RegExp(`^(?:export\\s+|set\\s+|\\$env:)?${name}\\s*[=:]`, 'i').test(value)) {
    return `begins with its own name: give the ${noun} alone`;
  }
  if (standsForAnother(value)) {
    return `is not a ${noun} but stands for one (${value}): give the ${noun} itself`;
  }
  if (IN_QUOTES.test(value)) {
    return `has quotes around it, which would belong to the ${noun}: leave them out`;
  }
  return undefined;
};

/** A setting as it is meant: without white space around it, and none where nothing else is in it. */
export const readTyped = (value: string | undefined): string | undefined =>
  value?.trim() || undefined;
