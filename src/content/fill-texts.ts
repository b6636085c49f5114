import { fillPlaceholders } from '#lib/placeholders.ts';
import { isDraft } from './drafts.ts';
import type { KnownFacts } from './facts.ts';
import { mapTexts } from './map-texts.ts';
import type { Problem } from './problems.ts';
import { findUnfit, findUnknownPlaceholders, type TextFinding } from './text-checks.ts';
import { fieldName, type Path } from './path.ts';
import type { YamlReading } from './yaml-file.ts';

/** Whether a field belongs to a record that is not published. */
const isInDraft = (value: unknown, path: Path): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (isDraft(value)) return true;
  const [key, ...rest] = path;
  return key !== undefined && isInDraft((value as Record<PropertyKey, unknown>)[key], rest);
};

const findUnknown = (
  text: string,
  inDraft: boolean,
  facts: KnownFacts,
  own: readonly string[],
): TextFinding[] => {
  const known = {
    ...facts.published,
    ...(inDraft ? facts.drafts : {}),
    ...Object.fromEntries(own.map((name) => [name, ''])),
  };
  return findUnknownPlaceholders(text, known).map((finding) => {
    const isOfDraft = Object.hasOwn(facts.drafts, finding.found.slice(1, -1));
    const message = 'names a draft: publish that record, or take the mention out';
    return isOfDraft ? { ...finding, message } : finding;
  });
};

interface Rules {
  /** What no text of the file may hold. */
  findWrong?: (text: string) => TextFinding[];
  /** What a field may name besides the facts: it stays as it is. */
  ownNames?: (path: Path) => readonly string[];
}

/**
 * Checks every text of a file and puts facts in the places of their names.
 *
 * @param facts - undefined while the files that hold them have mistakes of their own: then no
 * placeholder can be judged
 */
export const fillTexts = <T>(
  file: string,
  { value, raw, problems, lineOf }: YamlReading<T>,
  facts: KnownFacts | undefined,
  { findWrong = findUnfit, ownNames = () => [] }: Rules = {},
): { value: T | undefined; problems: Problem[] } => {
  const found: Problem[] = [];
  mapTexts(raw, (text, path) => {
    const unknown = facts ? findUnknown(text, isInDraft(raw, path), facts, ownNames(path)) : [];
    for (const finding of [...unknown, ...findWrong(text)]) {
      found.push({
        file,
        line: lineOf(path),
        field: fieldName(path, raw),
        found: finding.found,
        message: finding.message,
      });
    }
    return text;
  });
  const all = { ...facts?.drafts, ...facts?.published };
  return {
    value: value && mapTexts(value, (text) => fillPlaceholders(text, all)),
    problems: [...problems, ...found],
  };
};
