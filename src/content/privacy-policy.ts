import { findUnprintable } from '#lib/printable.ts';
import { fillPlaceholders, placeholdersIn } from '#lib/placeholders.ts';
import type { Problem } from './problems.ts';
import { privacySchema, UNPRINTABLE, type PrivacyPolicy } from './schemas.ts';
import { readYaml } from './yaml-file.ts';

const FILE = 'privacy-policy.md';
/** A fact stands in the text as it is written: none of its characters is Markdown. */
const escapeMarkdown = (fact: string): string => fact.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/;

/**
 * Reads the policy: dates and stored entries from the block between the `---` lines, the rest as
 * Markdown in which the firm's facts stand for their placeholders. `{storedInBrowser}` stays, for
 * it depends on the strength of the gate.
 */
export const readPrivacyPolicy = (
  source: string | undefined,
  facts: Readonly<Record<string, string>>,
): { value: PrivacyPolicy | undefined; problems: Problem[] } => {
  const problem = (field: string, message: string, found?: string, line?: number): Problem => ({
    file: FILE,
    field,
    message,
    found,
    line,
  });
  if (source === undefined) {
    return { value: undefined, problems: [problem('', 'is missing: the site needs this file')] };
  }
  const parts = FRONT_MATTER.exec(source);
  if (!parts) {
    const message =
      'must begin with a block between two lines of ---, which holds updated and storedInBrowser';
    return { value: undefined, problems: [problem('', message, undefined, 1)] };
  }
  const [, matter = '', body = ''] = parts;
  // The block begins on the second line of the file.
  const head = readYaml(FILE, `\n${matter}`, privacySchema);
  const problems = [...head.problems];
  const lineOf = (needle: string) => source.slice(0, source.indexOf(needle)).split('\n').length;

  const known = new Set([...Object.keys(facts), 'storedInBrowser']);
  for (const name of placeholdersIn(body)) {
    if (known.has(name)) continue;
    const text = `{${name}}`;
    const message = `is not a known placeholder. Allowed: ${[...known].join(', ')}`;
    problems.push(problem('text', message, text, lineOf(text)));
  }
  if (!body.includes('{storedInBrowser}')) {
    problems.push(
      problem('text', 'must contain {storedInBrowser}: what the site stores is said there'),
    );
  }
  const title = /^# .*$/m.exec(body)?.[0];
  if (title) {
    const message = 'must not be a heading of the first level: begin sections with ##';
    problems.push(problem('text', message, title, lineOf(title)));
  }
  const unprintable = findUnprintable(source);
  if (unprintable >= 0) {
    const line = source.slice(0, unprintable).split('\n').length;
    problems.push(problem('text', UNPRINTABLE, undefined, line));
  }
  if (/^##[ \t]*$/m.test(body)) {
    problems.push(problem('text', 'has a ## without words: give the section a heading'));
  }
  if (body.includes('![')) {
    const message = 'must not hold a picture: the policy is text';
    problems.push(problem('text', message, '![', lineOf('![')));
  }
  if (!head.value || problems.length > 0) return { value: undefined, problems };
  const written = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, escapeMarkdown(fact)]),
  );
  return { value: { ...head.value, body: fillPlaceholders(body, written) }, problems };
};
