/** What home screens show of a name before they cut it. */
export const SHORT_NAME_LENGTH = 12;

/** Words that join two others, in the languages that firms are named in. */
const JOINING =
  /^(?:and|&|\+|of|the|for|in|at|on|y|e|und|et|og|och|en|i|de|del|della|di|du|des|da|do|dos|la|las|le|les|los|el|van|von|der|den|zu|a|à)$/i;

/** Its case tells a letter of a joining word from one of a name: “Núñez y” and “Plan Y”. */
export const isJoining = (word: string): boolean => JOINING.test(word) && !/^\p{Lu}$/u.test(word);

type IsLoose = (word: string, others: readonly string[]) => boolean;

/** An opening quote or bracket without its partner. */
const UNCLOSED = /(?<![\p{L}\p{N}])["“„«‹‘‚([](?=[^"”“»›’)\]]*$)/u;

const length = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Without a joining word or a sign at its end. */
const withoutLooseEnd = (words: readonly string[], isLoose: IsLoose = isJoining): string[] => {
  const last = words.at(-1);
  if (last === undefined) return [];
  const others = words.slice(0, -1);
  const bare = last.replace(/[^\p{L}\p{M}\p{N}!?)]+$/u, '');
  return bare === '' || isLoose(bare, others)
    ? withoutLooseEnd(others, isLoose)
    : [...others, bare];
};

/**
 * Words at which a name must not be cut: joining words of any language are written small in a name with
 * capitals, and a letter alone is the beginning of “S.L.” or of a first name.
 */
const isLooseWhereCut: IsLoose = (word, others) => {
  const isSmall = /^\p{Ll}/u.test(word) && /^\P{Ll}/u.test(others[0] ?? '');
  const isLetter =
    /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]$/u.test(word) &&
    others.some((other) => !isJoining(other) && length(other) > 1);
  return isJoining(word) || isSmall || isLetter;
};

/** Whether a name ends in a word or a sign that more has to follow. */
export const hasLooseEnd = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    /[^\p{L}\p{M}\p{N}\p{Pe}\p{Pf}"!?.+™®]$/u.test(name) ||
    UNCLOSED.test(name) ||
    (words.length > 1 && (isJoining(words.at(-1) ?? '') || words.at(-1) === '+'))
  );
};

/** As many whole words of a firm's name as a home screen shows. */
export const shortName = (name: string): string => {
  const words = name.split(/\s+/);
  const fits = words.filter((_, i) => length(words.slice(0, i + 1).join(' ')) <= SHORT_NAME_LENGTH);
  const isCut = fits.length < words.length;
  const short = withoutLooseEnd(fits, isCut ? isLooseWhereCut : isJoining)
    .join(' ')
    .replace(UNCLOSED, '');
  if (short !== '') return short;
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const start = letters.slice(0, SHORT_NAME_LENGTH).join('').replace(UNCLOSED, '');
  return withoutLooseEnd([start]).join(' ') || name;
};
