/** The way in which a language is written; undefined from left to right, as pages are by themselves. */
export const textDirection = (language: string): 'rtl' | undefined => {
  const { direction } = new Intl.Locale(language).getTextInfo();
  return direction === 'rtl' ? direction : undefined;
};
