import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readContent, type Content } from './read.ts';
import { ContentError, type Problem } from './problems.ts';
import { checkPortraitFile } from './portrait-file.ts';

const TEXT = /\.yaml$|^privacy-policy\.md$/;
const PICTURE = /^team\/[^/]+\.(png|jpe?g|webp|avif)$/i;
/** What belongs to no kind: notes for people, and what systems leave behind. */
const IGNORED = /(^|\/)(README\.md|\..*|Thumbs\.db|desktop\.ini)$/;

const checkPlace = (file: string): Problem[] => {
  if (TEXT.test(file) || PICTURE.test(file) || IGNORED.test(file)) return [];
  const message = file.startsWith('team/')
    ? 'cannot be used: portraits are PNG, JPEG, WebP or AVIF. Export it as JPEG'
    : 'is not used: pictures belong into team/, texts end in .yaml. Move or delete it';
  return [{ file, field: '', message }];
};

/**
 * Reads and checks a content folder, pictures included.
 *
 * @throws ContentError that lists every mistake
 */
export const checkContentFolder = async (
  folder: string,
  { showDrafts = false } = {},
): Promise<Content> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const texts = names.filter((name) => TEXT.test(name)).sort();
  const pictures = names.filter((name) => PICTURE.test(name)).sort();
  const files = Object.fromEntries(
    await Promise.all(
      texts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
  const pictureProblems = (
    await Promise.all(pictures.map((name) => checkPortraitFile(folder, name)))
  ).flat();
  let content: Content | undefined;
  let textProblems: readonly Problem[] = [];
  try {
    content = readContent(files, { pictures: new Set(pictures), showDrafts });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    textProblems = error.problems;
  }
  const problems = [...textProblems, ...pictureProblems, ...names.flatMap(checkPlace)];
  if (problems.length > 0 || !content) throw new ContentError(problems);
  return content;
};
