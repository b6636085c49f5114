import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { cardText } from '#lib/card-text.ts';
import { fontCharacters } from '#lib/font-characters.ts';
import { checkMarkLook } from './mark-look.ts';
import { DRAWN_FROM, findOldCharts } from './brand-pictures.ts';
import { PHOTOGRAPH, PORTRAIT } from './picture-frames.ts';
import { normalizeFile } from './file-encoding.ts';
import { placeOf } from './file-places.ts';
import { findLostFaces } from './lost-faces.ts';
import { countsOf } from './facts.ts';
import { findMissingLetters } from './missing-letters.ts';
import { findOddCounts } from './odd-counts.ts';
import { mapWords } from './office-map.ts';
import { listOwnFiles, listPublicFiles } from './own-files.ts';
import { checkPictureFile } from './picture-file.ts';
import { findSamePortraits } from './same-portraits.ts';
import { findMisplaced } from './misplaced.ts';
import { ContentError, formatProblem, type Problem } from './problems.ts';
import { checkPublicFiles } from './public-files.ts';
import { readContent, type Content, type ContentFiles } from './read.ts';
import { findExpiry, judgedOn } from './security-contact.ts';
import { lineOfField } from './yaml-file.ts';

interface Options {
  showDrafts?: boolean;
  /** The day on which dates are judged. */
  today?: Date;
  /** Is told what does not stop a release, yet somebody should know. */
  notify?: (notice: Problem) => void;
}

/** Prints what does not stop a release. */
export const printNotice = (notice: Problem): void => {
  console.log(`Notice: ${formatProblem(notice)}`);
};

/** A field at the edge of its file. */
const placeOfField = (files: ContentFiles, file: string, field: string) => ({
  file,
  field,
  line: lineOfField(files[file] ?? '', [field]),
});

const checkExpiry = (
  { firm }: Content,
  files: ContentFiles,
  { today = judgedOn(), notify }: Options,
): Problem[] => {
  const found = firm.securityContactExpires;
  const finding = findExpiry(found, today);
  if (!finding) return [];
  const { isPassed, message } = finding;
  const place = placeOfField(files, 'firm.yaml', 'securityContactExpires');
  const problem = { ...place, found, message };
  if (!isPassed) notify?.(problem);
  return isPassed ? [problem] : [];
};

/** What the site says has happened. */
const tellFuture = (
  { firm, privacyPolicy }: Content,
  files: ContentFiles,
  { today = judgedOn(), notify }: Options,
): void => {
  const dates = [
    { ...placeOfField(files, 'firm.yaml', 'founded'), found: String(firm.founded) },
    { ...placeOfField(files, 'privacy-policy.md', 'updated'), found: privacyPolicy.updated },
  ];
  for (const date of dates) {
    if (Date.parse(date.found) <= today.getTime()) continue;
    notify?.({ ...date, message: 'has not come yet, and the site tells of it as of the past' });
  }
};

/** A card is a picture, which no typeface of a reader's own can help out. */
const tellEmptyCards = (
  { firm, pages }: Content,
  files: ContentFiles,
  held: ReadonlySet<string>,
  { notify }: Options,
): void => {
  const tell = (file: string, path: readonly string[], found: string): void => {
    if (cardText(found, held) !== '') return;
    const message =
      'holds no letter of the site’s typefaces: the cards that other sites show of a link stand without it. Choose typefaces in brand.yaml that hold them';
    const line = lineOfField(files[file] ?? '', path);
    notify?.({ file, line, field: path.join('.'), found, message });
  };
  tell('firm.yaml', ['name'], firm.name);
  for (const [page, { eyebrow, heading }] of Object.entries(pages)) {
    tell('pages.yaml', [page, 'eyebrow'], eyebrow);
    tell('pages.yaml', [page, 'heading'], heading);
  }
};

/** Every office has its dot on the map; a name can be left out where there are many in one place. */
const tellNamelessDots = ({ brand, firm, words }: Content, { notify }: Options): void => {
  if (brand.map === 'off') return;
  for (const { name, side } of mapWords(firm.offices, words.language).names) {
    if (side) continue;
    const message =
      'has no room for its name on the map of the Contact page, so close are the others: its dot stands there without';
    notify?.({ file: 'firm.yaml', field: 'offices', found: name, message });
  }
};

/** What a picture has to fill, by the folder that it lies in; charts are drawn to their places. */
const frameOf = (file: string) =>
  file.startsWith('team/') ? PORTRAIT : file.startsWith('brand/charts/') ? undefined : PHOTOGRAPH;

/** The path of an entry below the folder. */
const pathOf = (folder: string, { parentPath, name }: Dirent): string =>
  relative(folder, join(parentPath, name)).replaceAll('\\', '/');

/** Whether something is missed that lies there under another name, or elsewhere: that file is told. */
const isMissedFor = (
  meant: ReadonlySet<string>,
  { file, field, found, message }: Problem,
): boolean =>
  (field === '' && message.startsWith('is missing') && meant.has(file)) ||
  (found !== undefined && message.startsWith('does not exist') && meant.has(found));

const STRAY_LINK = 'is a link to another place, which is not followed: put the file itself here';

/**
 * Reads and checks a content folder, pictures included: every file in it is used, ignored knowingly,
 * or named.
 *
 * @throws ContentError that lists every mistake
 */
export const checkContentFolder = async (
  folder: string,
  options: Options = {},
): Promise<Content> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const problems: Problem[] = [];
  const files: Record<string, string> = {};
  const pictures: string[] = [];
  const stray: string[] = [];
  const strayPictures: string[] = [];
  const meant = new Set<string>();
  const paths = new Set(entries.map((entry) => pathOf(folder, entry)));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = pathOf(folder, entry);
    if (entry.isSymbolicLink()) problems.push({ file, field: '', message: STRAY_LINK });
    if (!entry.isFile()) continue;
    const text = /\.(?:yaml|md|svg)$/.test(file)
      ? normalizeFile(await readFile(join(folder, file), 'utf8'))
      : '';
    const place = placeOf(file, text, (it) => paths.has(it));
    if (place.kind === 'text') files[file] = text;
    if (place.kind === 'picture') pictures.push(file);
    if (place.kind === 'stray') {
      stray.push(file);
      problems.push({ file, field: '', message: place.message });
      if (place.isPicture) strayPictures.push(file);
      meant.add(place.meant ?? basename(file));
    }
  }
  const ofPictures = await Promise.all(
    pictures.map(async (name) => {
      const frame = frameOf(name);
      return frame ? checkPictureFile(folder, name, frame, options.notify) : [];
    }),
  );
  problems.push(...ofPictures.flat(), ...checkPublicFiles(listPublicFiles(), options.notify));
  // A link to a file that lies in the wrong place is told with the file.
  const ownFiles = [
    ...listOwnFiles(),
    ...stray.flatMap((file) => [`/${file}`, `/content/${file}`]),
  ];
  const content = collect(problems, files, [...pictures, ...strayPictures], ownFiles, options);
  if (content) {
    problems.push(...checkExpiry(content, files, options));
    problems.push(...(await findMisplaced(content, files, options.notify)));
    problems.push(...(await findSamePortraits(folder, content.team, files, paths)));
    problems.push(...findLostFaces(content.faces, paths));
    const { dark, accentOnDark } = content.brand.colours;
    const look = { dark, accent: accentOnDark, notify: options.notify };
    problems.push(...(await checkMarkLook('brand/mark.svg', content.mark, look)));
    // A firm need not have it: then it is the other once more.
    if (content.smallMark !== content.mark) {
      problems.push(...(await checkMarkLook('brand/mark-small.svg', content.smallMark, look)));
    }
  }
  if (problems.length > 0 || !content) {
    throw new ContentError(problems.filter((problem) => !isMissedFor(meant, problem)));
  }
  tellNamelessDots(content, options);
  tellFuture(content, files, options);
  for (const notice of findOldCharts(content.brand, files[DRAWN_FROM])) options.notify?.(notice);
  const held = fontCharacters(content.faces.holds);
  tellEmptyCards(content, files, held, options);
  // What is content already is shown: drafts among it are, too.
  const counts = countsOf({ ...content, showDrafts: true });
  for (const [file, text] of Object.entries(files)) {
    const notices = [...findMissingLetters(file, text, held), ...findOddCounts(file, text, counts)];
    for (const notice of notices) options.notify?.(notice);
  }
  return content;
};

/** The content, or undefined where its texts have mistakes, which join the others. */
const collect = (
  problems: Problem[],
  files: ContentFiles,
  pictures: readonly string[],
  ownFiles: readonly string[],
  { showDrafts = false }: Options,
): Content | undefined => {
  try {
    return readContent(files, { pictures: new Set(pictures), ownFiles, showDrafts });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
};
