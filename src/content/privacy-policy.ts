import { ROUTES } from '#lib/paths.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { findUnprintable } from '#lib/printable.ts';
import { splitSections } from '#lib/sections.ts';
import { withoutDraftSections } from './drafts.ts';
import type { Facts, KnownFacts } from './facts.ts';
import { fillTexts } from './fill-texts.ts';
import { findBadLinks, type Anchors } from './policy-links.ts';
import type { Problem } from './problems.ts';
import { privacySchema, UNPRINTABLE, type PrivacyPolicy } from './schemas.ts';
import { findForbidden, findUnknownPlaceholders, type TextFinding } from './text-checks.ts';
import { readYaml } from './yaml-file.ts';

const FILE = 'privacy-policy.md';
const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/;
/** A fact stands in the text as it is written: none of its characters is Markdown. */
const escapeMarkdown = (fact: string): string => fact.replace(/[!-/:-@[-`{-~]/g, '\\$&');
const STORED = '{storedInBrowser}';

const checkBody = (body: string, facts: Facts | undefined, anchors: Anchors): TextFinding[] => {
  const ownPath = ROUTES['privacy-policy'].path;
  const own = splitSections(withoutDraftSections(body)).sections.map(({ id }) => id);
  const title = /^# .*$/m.exec(body);
  return [
    ...(facts ? findUnknownPlaceholders(body, { ...facts, storedInBrowser: '' }) : []),
    ...findForbidden(body),
    ...(facts
      ? findBadLinks(body, { ownPath, anchors: { ...anchors, [ownPath]: own }, facts })
      : []),
    ...(title
      ? [
          {
            found: title[0],
            message: 'must not be a heading of the first level: begin sections with ##',
            index: title.index,
          },
        ]
      : []),
  ];
};

interface PolicyContext {
  /** Undefined while the files that hold them have mistakes of their own. */
  facts: KnownFacts | undefined;
  /** Sections of the other pages. */
  anchors: Anchors;
  showDrafts: boolean;
}

/**
 * Reads the policy: dates and stored entries from the block between the `---` lines, the rest as
 * Markdown in which facts stand for their placeholders. `{storedInBrowser}` stays, for it depends
 * on the strength of the gate.
 */
export const readPrivacyPolicy = (
  source: string | undefined,
  { facts, anchors, showDrafts }: PolicyContext,
): { value: PrivacyPolicy | undefined; problems: Problem[] } => {
  const refuse = (message: string, line?: number) => ({
    value: undefined,
    problems: [{ file: FILE, field: '', message, line }],
  });
  if (source === undefined) return refuse('is missing: the site needs this file');
  const parts = FRONT_MATTER.exec(source);
  if (!parts) {
    return refuse(
      'must begin with a block between two lines of ---, which holds updated and storedInBrowser',
      1,
    );
  }
  const [, matter = '', body = ''] = parts;
  // The block begins on the second line of the file.
  const head = readYaml(FILE, `\n${matter}`, privacySchema);
  const filled = fillTexts(FILE, head, facts);
  const lineAt = (index: number) =>
    source.slice(0, source.length - body.length + index).split('\n').length;
  const problems: Problem[] = [
    ...filled.problems,
    ...checkBody(body, facts?.published, anchors).map(({ index, ...finding }) => ({
      file: FILE,
      field: 'text',
      line: lineAt(index),
      ...finding,
    })),
  ];
  if (!body.includes(STORED)) {
    const message = `must contain ${STORED}: what the site stores is said there`;
    problems.push({ file: FILE, field: 'text', message });
  }
  const unprintable = findUnprintable(source);
  if (unprintable >= 0) {
    const line = source.slice(0, unprintable).split('\n').length;
    problems.push({ file: FILE, field: 'text', line, message: UNPRINTABLE });
  }
  if (/^##[ \t]*$/m.test(body)) {
    const message = 'has a ## without words: give the section a heading';
    problems.push({ file: FILE, field: 'text', message });
  }
  if (!filled.value || problems.length > 0) return { value: undefined, problems };
  const written = Object.fromEntries(
    Object.entries(facts?.published ?? {}).map(([name, fact]) => [name, escapeMarkdown(fact)]),
  );
  const shown = showDrafts ? body : withoutDraftSections(body);
  return { value: { ...filled.value, body: fillPlaceholders(shown, written) }, problems };
};
