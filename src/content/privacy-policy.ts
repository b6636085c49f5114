import { fillPlaceholders, placeholdersIn } from '#lib/placeholders.ts';
import type { Problem } from './problems.ts';
import { privacySchema, type PrivacyPolicy } from './schemas.ts';
import { readYaml } from './yaml-file.ts';

const FILE = 'privacy-policy.md';
const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/;

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
  if (!head.value || problems.length > 0) return { value: undefined, problems };
  return { value: { ...head.value, body: fillPlaceholders(body, facts) }, problems };
};
