/** The short names of languages and countries, as standards give them. */

const known = (type: 'language' | 'region', code: string): boolean =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

/** A code in its right spelling, with newer names for older ones: en-GB of “en-uk”. */
const canonical = (code: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
};

export const LANGUAGE = 'must be the short name of a language, such as en, es, en-GB or zh-Hans';

/** @returns what is wrong with the short name of a language, or undefined */
export const languageFault = (code: string): string | undefined => {
  const meant = canonical(code);
  const { language: own = '', region } = meant === undefined ? {} : new Intl.Locale(meant);
  if (meant === undefined || !known('language', own) || (region && !known('region', region))) {
    return LANGUAGE;
  }
  return meant === code ? undefined : `${LANGUAGE}. Did you mean ${meant}?`;
};

/** Names of unions, and of no place: none has addresses. */
const NO_COUNTRY = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** @returns what is wrong with the code of a country, or undefined */
export const countryFault = (code: string): string | undefined => {
  const meant = canonical(`und-${code}`)?.replace('und-', '') ?? '';
  const isKnown = /^[A-Z]{2}$/.test(meant) && known('region', meant) && !NO_COUNTRY.includes(meant);
  if (isKnown && meant === code) return undefined;
  const help = isKnown ? `. Did you mean ${meant}?` : '';
  return `must be the two capital letters of a country, such as HN${help}`;
};

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The codes of all countries. */
const countryCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => countryFault(code) === undefined,
  );

/** What people call some countries besides, in sentences and on envelopes. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'U.A.E.'],
  CD: ['Democratic Republic of the Congo', 'DR Congo', 'DRC'],
  GB: ['UK', 'U.K.', 'Britain'],
  US: ['US', 'USA', 'U.S.', 'U.S.A.'],
};

/** The names of countries in a language, in full and in short, by their codes. */
export const countryNamesIn = (language: string): ((code: string) => string[]) => {
  const ways = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style }),
  );
  return (code) => [
    ...ways
      .flatMap((names) => names.of(code) ?? [])
      .flatMap((name) => [name, name.replace(' & ', ' and ')]),
    ...(BESIDES[code] ?? []),
  ];
};

/**
 * The code of a country.
 *
 * @param name - as the language has it, in full or in short
 * @returns undefined where no country is called so
 */
export const countryCodeOf = (name: string, language: string): string | undefined => {
  const namesOf = countryNamesIn(language);
  return countryCodes().find((code) => namesOf(code).includes(name));
};
