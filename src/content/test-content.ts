/** The content folder for tests, to be read with changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { ContentError } from './problems.ts';
import { readContent, type ContentFiles } from './read.ts';

const names = readdirSync('content', { recursive: true, encoding: 'utf8' });

export const files: ContentFiles = Object.fromEntries(
  names
    .filter((name) => name.endsWith('.yaml') || name === 'privacy-policy.md')
    .map((name) => [name, readFileSync(`content/${name}`, 'utf8')]),
);
export const pictures: ReadonlySet<string> = new Set(names.filter((name) => name.endsWith('.png')));

export const options = { pictures, showDrafts: false };

/** The messages that changed files give. */
export const messagesOf = (changed: ContentFiles, existing = pictures): string[] => {
  try {
    readContent(changed, { ...options, pictures: existing });
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
};

/**
 * The files with one change.
 *
 * @throws Error where the pattern does not occur: the test would prove nothing
 */
export const withChange = (
  file: string,
  pattern: string | RegExp,
  replacement: string,
  from: ContentFiles = files,
): ContentFiles => {
  const before = from[file] ?? '';
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${String(pattern)} does not occur in ${file}`);
  return { ...from, [file]: after };
};
