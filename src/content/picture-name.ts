/** Names of pictures: what the site takes, and which file was meant where a name is another. */
import { closest } from './closest.ts';
import { originalOf } from './copies.ts';
import { slugOf } from './slug.ts';

export const PICTURE_NAME = /^[\w-]+\.(png|jpe?g|webp|avif|PNG|JPE?G|WEBP|AVIF)$/;

/** What can be read as a picture, whatever its name; browsers on Windows save a JPEG as .jfif. */
export const PICTURE_FILE = /\.(?:png|jpe?g|jfif|webp|avif)$/i;

/** Pictures of kinds that have to be exported as another. */
export const FOREIGN_PICTURE =
  /\.(?:heic|heif|tiff?|gif|bmp|svg|psd|ai|eps|raw|dng|cr2|cr3|nef|arw|jxl|jp2)$/i;

/** “ines.jpg.jpg” has two. */
const endingsOf = (name: string): { stem: string; ending: string } => {
  const ending = [PICTURE_FILE, FOREIGN_PICTURE].map((it) => it.exec(name)?.[0]).find(Boolean);
  if (ending === undefined) return { stem: name, ending: '' };
  return { stem: endingsOf(name.slice(0, -ending.length)).stem, ending: ending.toLowerCase() };
};

const baseOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** Alike in names that mean one picture, whatever their folders, capitals, accents and endings. */
const stemOf = (path: string): string => slugOf(endingsOf(baseOf(path)).stem);

/** Whether a picture is called like a record, such as a member. */
export const isCalledLike = (name: string, id: string): boolean => stemOf(name) === id;

/** The nearest name that a picture may have. */
export const fitName = (path: string): string => {
  const { ending } = endingsOf(path);
  const isTaken = PICTURE_FILE.test(ending) && ending !== '.jfif';
  return `${stemOf(path) || 'picture'}${isTaken ? ending : '.jpg'}`;
};

/** The names of the pictures that lie in a folder itself. */
export const namesIn = (folder: string, pictures: ReadonlySet<string>): string[] =>
  [...pictures].flatMap((file) => (file === `${folder}/${baseOf(file)}` ? [baseOf(file)] : []));

/** The picture of a folder that a name was meant to be. */
export const meantPicture = (typed: string, names: readonly string[]): string | undefined => {
  const base = baseOf(typed);
  const same = names.find((name) => name.normalize() === base.normalize());
  const stem = stemOf(typed);
  // A name in letters that no address may hold is like no other.
  if (same !== undefined || stem === '') return same;
  const alike = names.find((name) => stemOf(name) === stem);
  if (alike !== undefined) return alike;
  const near = names.filter((name) => !FOREIGN_PICTURE.test(name));
  const meant = closest(stem, near.map(stemOf));
  return near.find((name) => stemOf(name) === meant);
};

/** Written where somebody wants no picture. */
export const NO_PICTURE = /^(?:none|no|nothing|n\/a)$/i;

/**
 * What is wrong with a name for which there is no picture, or none that the site can take.
 *
 * @param meant - the file that it was meant to be
 * @param folder - where the picture has to lie
 * @param otherwise - what can be done where there is none
 */
export const pictureFault = (
  typed: string,
  meant: string | undefined,
  folder: string,
  otherwise: string,
): string => {
  const isName = PICTURE_NAME.test(typed);
  if (meant === undefined) {
    return isName
      ? `does not exist: put the picture into ${folder}, or ${otherwise}`
      : `must be the name of a PNG, JPEG, WebP or AVIF picture in ${folder}, in letters, digits and hyphens: put it there as ${fitName(typed)} and write that name here, or ${otherwise}`;
  }
  if (!PICTURE_NAME.test(meant)) {
    return isName
      ? `does not exist: rename ${meant} in ${folder} to ${typed}`
      : `must be a name in letters, digits and hyphens that ends in .jpg, .png, .webp or .avif: rename ${meant} in ${folder} to ${fitName(meant)}, and write that name here`;
  }
  return /[/\\]/.test(typed)
    ? `must be the name alone, without a folder: write ${meant}`
    : `does not exist. Did you mean ${meant}?`;
};

/**
 * A picture that nothing names.
 *
 * @param unused - says so
 * @param use - what makes it one that is used
 */
export const describeUnused = (
  file: string,
  pictures: ReadonlySet<string>,
  unused: string,
  use: string,
): string => {
  const name = baseOf(file);
  const original = originalOf(name);
  if (original !== undefined && pictures.has(file.replace(name, original))) {
    return `is a copy that a program made, probably of ${original}, and ${unused}: put it in the place of that one, or delete it. A picture of its own needs another name, such as ${fitName(name)}`;
  }
  const rename = PICTURE_NAME.test(name) ? '' : `rename it to ${fitName(name)} and `;
  return `${unused}: ${rename}${use}, or delete it`;
};
