import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent, type Content } from '../../src/content/read.ts';
import { ContentError, type Problem } from '../../src/content/problems.ts';

const PICTURE = /\.(png|jpe?g|webp|avif|tiff?)$/i;
const TEXT = /\.yaml$|^privacy-policy\.md$/;

/** The least size of a portrait: the largest that the team page asks for. */
const LEAST = { width: 640, height: 800 };

const checkPicture = async (folder: string, file: string): Promise<Problem[]> => {
  const problem = (message: string, found?: string) => [{ file, field: '', found, message }];
  try {
    const image = sharp(join(folder, file));
    const { autoOrient } = await image.metadata();
    // Reads every pixel: the head of a broken file often looks well.
    await image.stats();
    const { width, height } = autoOrient;
    if (width >= LEAST.width && height >= LEAST.height) return [];
    return problem(
      `is too small: at least ${LEAST.width} by ${LEAST.height} pixels`,
      `${width} by ${height}`,
    );
  } catch (error) {
    return problem(
      `is not a readable picture: export it again as JPEG or PNG (${(error as Error).message})`,
    );
  }
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
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const texts = names.filter((name) => TEXT.test(name)).sort();
  const pictures = names.filter((name) => PICTURE.test(name)).sort();
  const files = Object.fromEntries(
    await Promise.all(
      texts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
  const pictureProblems = (
    await Promise.all(pictures.map((name) => checkPicture(folder, name)))
  ).flat();
  let content: Content | undefined;
  let textProblems: readonly Problem[] = [];
  try {
    content = readContent(files, { pictures: new Set(pictures), showDrafts });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    textProblems = error.problems;
  }
  const problems = [...textProblems, ...pictureProblems];
  if (problems.length > 0 || !content) throw new ContentError(problems);
  return content;
};
