/** The pictures that a brand asks for, against those that lie beside it. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { PICTURE_PLACES, type Brand, type PicturePlace } from './brand-schema.ts';
import type { LineOf } from './checks.ts';
import type { Problem } from './problems.ts';

const FILE = 'brand/brand.yaml';

/** The charts of the places that have no band. */
const CHART_NAMES: Partial<Record<PicturePlace, readonly string[]>> = {
  home: ['hero-wide', 'hero-tall'],
  headquarters: ['hero-tall'],
  'home-about': ['home-island'],
};

/** The charts of a place by their paths below `content/`: what `npm run art` draws for it. */
export const chartsOf = (place: PicturePlace): string[] => {
  const names = CHART_NAMES[place] ?? [`band-${place}`];
  return names.map((name) => `brand/charts/${name}.png`);
};

const CHARTS = new Set(PICTURE_PLACES.flatMap(chartsOf));

/** Written by `npm run art` beside the charts. */
export const DRAWN_FROM = 'brand/charts/drawn-from.yaml';

/** All of the brand that a chart shows. */
export const drawnFrom = ({ chart, colours }: Brand) => {
  const { paper, accentOnPaper, dark, accentOnDark } = colours;
  return { chart, colours: { paper, accentOnPaper, dark, accentOnDark } };
};

const REDRAW =
  'run npm run art, or have nothing drawn: a picture or show: none for each page, and seaFloor: none';

/**
 * Charts that are of another sea or in other colours than the brand has now: a site with them is whole, yet
 * somebody should know.
 *
 * @param note - what `npm run art` wrote beside the charts; a firm may draw its own, without a note
 */
export const findOldCharts = (brand: Brand, note: string | undefined): Problem[] => {
  const { seaFloor, pictures } = brand;
  const isDrawn =
    seaFloor === 'drawn' || PICTURE_PLACES.some((it) => pictures[it].show === 'drawn');
  if (note === undefined || !isDrawn) return [];
  const wanted = drawnFrom(brand);
  const noted = parseDocument(note).toJS() as Partial<typeof wanted> | null;
  const tell = (field: keyof typeof wanted, message: string): Problem[] =>
    isDeepStrictEqual(noted?.[field], wanted[field])
      ? []
      : [{ file: DRAWN_FROM, field, message: `${message}: ${REDRAW}` }];
  return [
    ...tell('chart', 'is another sea than brand.yaml names now, and the pages still show it'),
    ...tell('colours', 'are others than those of brand.yaml now, and the charts still have them'),
  ];
};

/** The picture of a place by its path below `content/`, where it is neither drawn nor none. */
export const photographOf = ({ pictures }: Brand, place: PicturePlace): string | undefined => {
  const { show } = pictures[place];
  return show === 'drawn' || show === 'none' ? undefined : `brand/${show}`;
};

/**
 * @param existing - paths below `content/` of the pictures that exist
 */
export const checkBrandPictures = (
  brand: Brand,
  existing: ReadonlySet<string>,
  lineOf: LineOf,
): Problem[] => {
  const missing = PICTURE_PLACES.flatMap((place): Problem[] => {
    const { show } = brand.pictures[place];
    const photograph = photographOf(brand, place);
    const wanted = show === 'none' ? [] : photograph ? [photograph] : chartsOf(place);
    if (wanted.every((file) => existing.has(file))) return [];
    const message = photograph
      ? 'does not exist: put the picture into content/brand/, or take its name out'
      : 'has not been drawn yet: run npm run art, or write none, or name a picture after picture:';
    const line = lineOf(FILE, ['pictures', place]) ?? lineOf(FILE, ['pictures']);
    return [{ file: FILE, line, field: `pictures.${place}`, found: show, message }];
  });
  const used = new Set(PICTURE_PLACES.map((place) => photographOf(brand, place)));
  const unused = [...existing]
    .filter((file) => file.startsWith('brand/') && !used.has(file) && !CHARTS.has(file))
    .map((file) => ({
      file,
      field: '',
      message: 'is shown on no page: name it after picture: in brand.yaml, or delete it',
    }));
  return [...missing, ...unused];
};
