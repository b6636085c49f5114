import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { create } from 'fontkitten';
import { toSfnt } from '../../src/lib/to-sfnt.ts';
import { partOf } from './characters.ts';

interface Axis {
  min: number;
  max: number;
  default: number;
}

/** A font file that letters are taken from. */
export interface Source {
  font: Buffer;
  axes: Readonly<Record<string, Axis>>;
  /** Of a file without an axis of weights. */
  weight: number;
  /** Code points that it holds and that the site can need. */
  characters: readonly number[];
}

const FONT_FILE = /\.(woff2?|ttf|otf)$/i;
const ITALIC = /italic|oblique/i;
/** Of the alphabets that a package holds, those of our readers. */
const LATIN = /-(latin|latin-ext|vietnamese)-/;
const STATIC_WEIGHT = /-(400|600)-normal/;

/** The files of a fontsource package: of its variants the one with the axes that are wanted. */
const filesOfPackage = async (name: string, wantsOpticalSize: boolean): Promise<string[]> => {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const folder = join(dirname(manifest), 'files');
  const upright = (await readdir(folder)).filter(
    (file) => file.endsWith('.woff2') && LATIN.test(file) && !ITALIC.test(file),
  );
  const axes = [...(wantsOpticalSize ? ['opsz'] : []), 'wght', 'standard'];
  const axis = axes.find((it) => upright.some((file) => file.includes(`-${it}-`)));
  return (
    upright
      .filter((file) => (axis ? file.includes(`-${axis}-`) : STATIC_WEIGHT.test(file)))
      // The first file of a letter gives it, and the plain alphabet is drawn in all of them.
      .sort((a, b) => a.length - b.length)
      .map((file) => join(folder, file))
  );
};

const filesOfFolder = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => FONT_FILE.test(file) && !ITALIC.test(file))
    .sort()
    .map((file) => join(folder, file));

const openFile = async (file: string): Promise<Source> => {
  const font = await toSfnt(await readFile(file));
  const opened = create(font);
  if (opened.isCollection) throw new Error(`${file} holds several fonts: give one file for each`);
  const { variationAxes, characterSet } = opened;
  return {
    font,
    axes: variationAxes as Record<string, Axis>,
    weight: opened['OS/2'].usWeightClass,
    characters: characterSet.filter((code) => partOf(code)).sort((a, b) => a - b),
  };
};

/**
 * Opens the files of a face.
 *
 * @param from - a package of @fontsource, or a folder in `content/brand`
 */
export const openSource = async (
  from: string,
  brandFolder: string,
  wantsOpticalSize: boolean,
): Promise<Source[]> => {
  const files = from.startsWith('@')
    ? await filesOfPackage(from, wantsOpticalSize)
    : await filesOfFolder(resolve(brandFolder, from));
  if (files.length === 0) throw new Error(`${from} holds no font file that can be used`);
  return Promise.all(files.map(openFile));
};
