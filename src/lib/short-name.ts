/** What home screens show of a name before they cut it. */
export const SHORT_NAME_LENGTH = 12;

/** Words that join two others, in the languages that firms are named in. */
const JOINING =
  /^(?:and|&|\+|of|the|for|in|at|on|y|e|und|et|og|och|en|i|de|del|della|di|du|des|da|do|dos|la|las|le|les|los|el|van|von|der|den|zu|a|à)$/i;

const length = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Without a joining word or a sign at its end. */
const withoutLooseEnd = (words: readonly string[]): string[] => {
  const last = words.at(-1);
  if (last === undefined) return [];
  const bare = last.replace(/[^\p{L}\p{M}\p{N}!?)]+$/u, '');
  if (bare === '' || JOINING.test(bare)) {
    return withoutLooseEnd(words.slice(0, -1));
  }
  return [...words.slice(0, -1), bare];
};

/** As many whole words of a firm's name as a home screen shows. */
export const shortName = (name: string): string => {
  const words = name.split(/\s+/);
  const fits = words.filter((_, i) => length(words.slice(0, i + 1).join(' ')) <= SHORT_NAME_LENGTH);
  const short = withoutLooseEnd(fits).join(' ');
  if (short !== '') return short;
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return withoutLooseEnd([letters.slice(0, SHORT_NAME_LENGTH).join('')]).join(' ') || name;
};
