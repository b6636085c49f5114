/** What no text of the site may hold, wherever it stands. */
import { factFor, placeholdersIn } from '#lib/placeholders.ts';
import { closest } from './closest.ts';
import type { Facts } from './facts.ts';
import { MARKUP, type Rule } from './markup-checks.ts';

/** A finding and where in the text it begins. */
export interface TextFinding {
  found: string;
  message: string;
  index: number;
}

const LEFTOVER: Rule = {
  pattern: /\blorem ipsum\b|\bdolor sit amet\b/gi,
  message: 'is a leftover: write the real text',
};
/**
 * Marks of editors, in capitals alone: “todo” is all in Spanish, in a heading of capitals too, and XXX
 * after a word a number.
 */
const EDITORS_MARK: Rule = {
  pattern:
    /(?<![\p{L}\p{N}]|\p{Lu}{2} )(?:TODO|TBD|FIXME)(?![\p{L}\p{N}]| \p{Lu}{2})|(?<!\p{L} ?)X{3}(?!\p{L})|(?<!\p{L})X{4,}(?!\p{L})/gu,
  message: LEFTOVER.message,
};
const GAP: Rule = {
  pattern:
    /\[(?:TBC|TBA|TBD|TODO|N\/A|(?:please )?(?:insert|enter|add|fill in|your|company|firm|client|legal|name|date|month|address|e-?mail|phone|website|url|city|state|country|jurisdiction|year|number|insert[ae]r?|nombre|texto|fecha|direcci[oó]n|correo|tel[eé]fono|ciudad|estado|pa[ií]s|empresa|bufete|despacho|a[nñ]o|n[uú]mero)(?![\p{L}\p{N}])[^\][]*|[\p{L}/ ]+\/[\p{L}/ ]+|[xX_?●•]+)\](?![([])|_{5,}|«\w+_\w+»|%[A-Z_]{3,}%|(?<![\p{L}\p{N}])XX?[./-]XX?[./-](?:XX|20XX|XXXX)(?![\p{L}\p{N}])/giu,
  message: 'is a gap of a form that nobody has filled: write the real text',
};
const HALF_SIGN: Rule = {
  pattern:
    /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|trade|hellip|shy|euro|[nm]dash|[lr][sda]quo)(?![\w;])/g,
  message: 'is a sign of HTML, which is printed as it stands here: type the character itself',
};
const MAIL_ADDRESS: Rule = {
  pattern: /(?<![\p{L}\p{N}])[\p{L}\p{N}_.%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  message:
    'is a mail address, which stands in firm.yaml alone: write {generalEmail} or {legalEmail}',
};
const INSECURE_LINK: Rule = { pattern: /\bhttp:\/\/\S+/gi, message: 'must begin with https://' };

/** What is left of a placeholder that was not closed. */
const LONE_BRACE: Rule = {
  pattern: /[{}]/g,
  message:
    'is a curly bracket without its partner: they stand around the names of facts, as in {name}',
};

/** Spaces in the place of all that is a placeholder, so that every index stays. */
const withoutPlaceholders = (text: string): string =>
  placeholdersIn(text).reduce(
    (rest, { name, index }) =>
      rest.slice(0, index) + ' '.repeat(name.length + 2) + rest.slice(index + name.length + 2),
    text,
  );

const find = (text: string, rules: readonly Rule[]): TextFinding[] =>
  rules.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].map((match) => ({ found: match[0], message, index: match.index })),
  );

/** What the facts may not hold, in which addresses have their place. */
export const findUnfitFacts = (text: string): TextFinding[] =>
  find(text, [LEFTOVER, EDITORS_MARK, GAP, HALF_SIGN, ...MARKUP]);

/** Leftovers, and addresses that stand in firm.yaml alone: in any text, Markdown or not. */
export const findForbidden = (text: string): TextFinding[] => [
  ...find(text, [LEFTOVER, EDITORS_MARK, GAP, HALF_SIGN, MAIL_ADDRESS, INSECURE_LINK]),
  ...find(withoutPlaceholders(text), [LONE_BRACE]),
];

/** What a text may not hold that is shown letter for letter. */
export const findUnfit = (text: string): TextFinding[] => [
  ...findForbidden(text),
  ...find(text, MARKUP),
];

/** Facts first; of the mentions only their kinds, for there may be many. */
const describeAllowed = (names: readonly string[]): string => {
  const facts = names.filter((name) => !name.includes(':'));
  const kinds = new Set(
    names.filter((name) => name.includes(':')).map((name) => name.split(':')[0]),
  );
  return [...facts, ...[...kinds].map((kind) => `${kind ?? ''}:…`)].join(', ');
};

const describeUnknown = (name: string, known: readonly string[]): string => {
  if (name.includes('|')) {
    return 'is not written as {count:offices|office|offices}: the number, the word for one, the word for several';
  }
  const [kind, id] = name.split(':');
  const records = known.filter((it) => it.startsWith(`${kind ?? ''}:`));
  if (id !== undefined && records.length > 0) {
    const meant = closest(name, records);
    const help = meant ? `Did you mean {${meant}}?` : `Allowed: ${records.join(', ')}`;
    if (kind === 'headOffice') return `needs this line of headOffice in firm.yaml. ${help}`;
    const article = kind === 'office' ? 'an' : 'a';
    return `names ${article} ${kind ?? ''} that does not exist. ${help}`;
  }
  const meant = closest(name.trim(), known);
  const help = meant ? `Did you mean {${meant}}?` : `Allowed: ${describeAllowed(known)}`;
  return `is not a known placeholder. ${help}`;
};

/** @param known - the names that may stand in braces */
export const findUnknownPlaceholders = (text: string, known: Facts): TextFinding[] =>
  placeholdersIn(text)
    .filter(({ name }) => factFor(name, known) === undefined)
    .map(({ name, index }) => ({
      found: `{${name}}`,
      message: describeUnknown(name, Object.keys(known)),
      index,
    }));
