/**
 * A content folder for unit tests, to be read with changes: that of the second firm, which the staff
 * of the first never touch.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { listOwnFiles } from './own-files.ts';
import { ContentError } from './problems.ts';
import { readContent, type ContentFiles } from './read.ts';

/** The texts of a content folder and the paths of its pictures, by their paths in it. */
export const readFolder = (folder: string): { files: ContentFiles; pictures: Set<string> } => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const texts = names.filter((name) =>
    /\.yaml$|^privacy-policy\.md$|^brand\/mark.*\.svg$/.test(name),
  );
  return {
    files: Object.fromEntries(
      texts.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
    ),
    pictures: new Set(names.filter((name) => /\.(png|jpe?g|webp|avif)$/i.test(name))),
  };
};

export const FOLDER = 'tests/second-firm/content';

export const { files, pictures } = readFolder(FOLDER);

export const options = { pictures, ownFiles: listOwnFiles(), showDrafts: false };

/** The messages that changed files give. */
export const messagesOf = (
  changed: ContentFiles,
  existing: ReadonlySet<string> = pictures,
): string[] => {
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
