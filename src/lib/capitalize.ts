/** A text with its first letter as a capital, as the language writes it. */
export const capitalize = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
