/**
 * Cuts the brand's faces down to what a page can need and writes them to `brand/faces` in a content
 * folder: `npm run fonts`, or `npm run fonts -- another/content`. Run it after a change of `faces:`
 * in brand.yaml; the results are committed, so that a build needs neither this script nor the
 * packages that the faces come from.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont, { type Axes } from 'subset-font';
import { parse, stringify } from 'yaml';
import { brandSchema, type Faces, type FaceFile } from '../src/content/brand-schema.ts';
import { PARTS, partOf, rangesOf } from './fonts/characters.ts';
import { openSource, type Source } from './fonts/sources.ts';
import { readTables, writeTables } from './fonts/tables.ts';

/** What the site's text needs of OpenType. */
const FEATURES = ['kern', 'liga', 'lnum'];

/** Weights of the text face: running text, and what stands out. */
const TEXT_WEIGHTS = { min: 400, max: 600 };

const cut = (source: Source, characters: string, axes: Axes) =>
  subsetFont(source.font, characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: FEATURES,
    variationAxes: axes,
  });

/**
 * The kerning of a variable face is large because every pair varies with the weight; that of the
 * regular weight differs by less than a pixel at text sizes. Both cuts hold the same glyphs in the
 * same order, so the tables of one fit the other.
 */
const cutWithRegularKerning = async (source: Source, characters: string, axes: Axes) => {
  const tables = readTables(await cut(source, characters, axes));
  const regular = readTables(await cut(source, characters, { ...axes, wght: TEXT_WEIGHTS.min }));
  for (const tag of ['GPOS', 'GDEF']) {
    const table = regular.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return writeTables(tables);
};

/** What a face is cut at: its axes, and the weights that come out. */
type Cutting = (source: Source) => { axes: Axes; weight: string };

const atRegular: Cutting = ({ axes }) => ({
  axes: {
    ...(axes['wght'] && { wght: 400 }),
    ...(axes['opsz'] && { opsz: axes['opsz'].default }),
    ...(axes['wdth'] && { wdth: axes['wdth'].default }),
  },
  weight: '400',
});

/** For large sizes: finer lines, closer letters. */
const atDisplay: Cutting = (source) => ({
  ...atRegular(source),
  axes: { ...atRegular(source).axes, opsz: source.axes['opsz']?.max ?? 72 },
});

const atTextWeights: Cutting = (source) => {
  const { axes } = atRegular(source);
  const { wght } = source.axes;
  return wght
    ? { axes: { ...axes, wght: TEXT_WEIGHTS }, weight: `${TEXT_WEIGHTS.min} ${TEXT_WEIGHTS.max}` }
    : { axes, weight: String(source.weight) };
};

/** The sources of one weight, in the order of preference: the first that holds a letter gives it. */
const byWeight = (sources: readonly Source[]): Source[][] => [
  ...Map.groupBy(sources, ({ axes, weight }) => (axes['wght'] ? 0 : weight)).values(),
];

/** Cuts one face into its parts. */
const cutFace = async (
  name: keyof Faces,
  sources: readonly Source[],
  cutting: Cutting,
  folder: string,
): Promise<FaceFile[]> => {
  const files: FaceFile[] = [];
  for (const ofWeight of byWeight(sources)) {
    const givers = new Map(
      ofWeight.toReversed().flatMap((source) => source.characters.map((code) => [code, source])),
    );
    for (const [index, source] of ofWeight.entries()) {
      const { axes, weight } = cutting(source);
      const isVariable = typeof axes['wght'] === 'object';
      for (const part of PARTS) {
        const isOwn = (code: number) => partOf(code) === part && givers.get(code) === source;
        const codes = source.characters.filter(isOwn);
        if (codes.length === 0) continue;
        const text = String.fromCodePoint(...codes);
        const sfnt = await (isVariable ? cutWithRegularKerning : cut)(source, text, axes);
        const woff2 = await fontverter.convert(sfnt, 'woff2');
        const details = [
          ...(weight === '600' ? [weight] : []),
          part,
          ...(index ? [index + 1] : []),
        ];
        const file = `${[name, ...details].join('-')}.woff2`;
        await writeFile(join(folder, file), woff2);
        console.log(`${join(folder, file)} ${woff2.length} bytes, ${codes.length} characters`);
        const isFree = (code: number) => partOf(code) === part && !givers.has(code);
        files.push({ file, weight, part, range: rangesOf(codes, isFree) });
      }
    }
  }
  return files;
};

const holdsAll = (sets: readonly ReadonlySet<number>[]) =>
  [...(sets[0] ?? [])].filter((code) => sets.every((set) => set.has(code)));

const charactersOf = (sources: readonly Source[]) =>
  new Set(sources.flatMap(({ characters }) => characters));

const content = process.argv[2] ?? 'content';
const brandFolder = join(content, 'brand');
const brand = brandSchema.parse(parse(await readFile(join(brandFolder, 'brand.yaml'), 'utf8')));
const folder = join(brandFolder, 'faces');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const open = async (from: readonly string[], wantsOpticalSize: boolean) =>
  (await Promise.all(from.map((it) => openSource(it, brandFolder, wantsOpticalSize)))).flat();
const headings = (await open(brand.faces.headings.from, true)).filter(
  ({ axes, weight }) => axes['wght'] ?? weight === 400,
);
const text = await open(brand.faces.text.from, false);
const display = headings.filter(({ axes }) => axes['opsz']);

const faces: Faces = {
  from: { headings: brand.faces.headings.from, text: brand.faces.text.from },
  headings: await cutFace('headings', headings, atRegular, folder),
  display: await cutFace('display', display, atDisplay, folder),
  text: await cutFace('text', text, atTextWeights, folder),
  holds: rangesOf(holdsAll([charactersOf(headings), charactersOf(text)])),
};
await writeFile(
  join(folder, 'faces.yaml'),
  `# Written by \`npm run fonts\` from the faces in brand.yaml.\n${stringify(faces)}`,
);
