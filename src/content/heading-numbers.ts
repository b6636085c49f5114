/** Numbers that were typed before the headings of sections: the page puts its own before each. */

const NUMBER = String.raw`(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{2,}|[ivx](?=[.)]))`;
/** Neither the day of a date, as in “12. March 2024”, nor a letter of a name, as in “V. S. Prasad”. */
const NO_DATE_OR_NAME = String.raw`(?!\p{L}+\.? \d{4}\b|\p{L}\.)`;
/** The signs between a number and its words, or at the end. */
const END = String.raw`(?:(?:[.:)\]]+\s*|\s+[-–—]\s+)(?=[^\d\s])${NO_DATE_OR_NAME}|[.:)\]]*$)`;
/** What sections are called in the languages of policies. */
const SECTION =
  'no\\.|nr\\.|№|section|sec\\.|article|art\\.|part|chapter|clause|secci[oó]n|art[ií]culo|parte|cap[ií]tulo|cl[aá]usula|apartado|abschnitt|artikel|teil|kapitel|ziffer|partie|chapitre|sezione|articolo|capitolo|se[cç][aã]o|artigo';

const CERTAIN: readonly RegExp[] = [
  new RegExp(`^[([]?${NUMBER}${END}`, 'iu'),
  new RegExp(`^(?:${SECTION})\\s+(?:${NUMBER}|[a-z])${END}`, 'iu'),
  /^[①-⒛❶-➓]\s*/u,
  // A capital within a word makes it the name of a law, as in “§ 25 TDDDG”.
  /^§\s*\d{1,3}[a-z]?[.:)]*(?:\s+|$)(?:[-–—]\s+)?(?!\p{L}+\p{Lu}|of\b)/u,
];

/** “24 Hours a Day” and “J. Smith” begin so too: only the count of all tells. */
const DOUBTFUL =
  /^(?:(?<digits>\d{1,2})(?:\.\d{1,2})*\s+(?=\p{Lu})|\p{L}+\s+(?<after>\d{1,2})\s+(?=\p{Lu}\p{Ll})|\(?(?<letter>[A-Za-z])[.)]\s+)/u;

const countOf = ({ groups: { digits, after, letter } = {} }: RegExpExecArray): number => {
  const figure = digits ?? after;
  if (figure !== undefined) return Number(figure);
  return (letter ?? '').toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
};

/**
 * @param headings - of all sections, in their order
 * @returns for each its number, or undefined where it has none
 */
export const numbersOf = (headings: readonly string[]): (string | undefined)[] => {
  const doubtful = headings.map((heading) => DOUBTFUL.exec(heading));
  const counts = doubtful.map((match) => match && countOf(match));
  return headings.map((heading, index) => {
    const certain = CERTAIN.map((pattern) => pattern.exec(heading)).find((match) => match);
    const count = counts[index];
    const isCounted =
      typeof count === 'number' &&
      (count === index + 1 || counts.includes(count - 1) || counts.includes(count + 1));
    return (certain ?? (isCounted ? doubtful[index] : undefined))?.[0].trim();
  });
};
