/** The pictures that a brand asks for, against those that lie beside it. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { PICTURE_PLACES, type Brand, type PicturePlace } from './brand-schema.ts';
import {
  describeUnused,
  FOREIGN_PICTURE,
  meantPicture,
  namesIn,
  PICTURE_NAME,
  pictureFault,
} from './picture-name.ts';
import type { Problem } from './problems.ts';
import type { LineOf } from './twins.ts';

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

/** Written by `npm run art` beside the charts. */
export const SEA_FLOOR = 'brand/charts/sea-floor-depths.yaml';

/** One command draws all charts and measures the sea floor: what is missing of them is one mistake. */
const findUndrawn = (
  places: readonly PicturePlace[],
  isMeasured: boolean,
  lineOf: LineOf,
): Problem[] => {
  const [first] = places;
  if (first === undefined) {
    const message =
      'has not been drawn yet: run npm run art, or write seaFloor: none in brand.yaml';
    return isMeasured ? [] : [{ file: SEA_FLOOR, field: '', message }];
  }
  if (places.length === 1 && isMeasured) {
    const line = lineOf(FILE, ['pictures', first]) ?? lineOf(FILE, ['pictures']);
    const message =
      'has not been drawn yet: run npm run art, or write none, or name a picture after picture:';
    return [{ file: FILE, line, field: `pictures.${first}`, found: 'drawn', message }];
  }
  const seaFloor = isMeasured ? '' : ', and seaFloor: none';
  const message = `need charts that are not there (${places.join(', ')}): run npm run art, or write show: none or name a picture for each${seaFloor}`;
  return [{ file: FILE, line: lineOf(FILE, ['pictures']), field: 'pictures', message }];
};

/**
 * @param existing - paths below `content/` of the pictures that exist
 * @param isMeasured - whether the depths of the sea floor are there, if the brand wants them
 */
export const checkBrandPictures = (
  brand: Brand,
  existing: ReadonlySet<string>,
  isMeasured: boolean,
  lineOf: LineOf,
): Problem[] => {
  const names = namesIn('brand', existing);
  const told = new Set<string>();
  const missing = PICTURE_PLACES.flatMap((place): Problem[] => {
    const { show } = brand.pictures[place];
    const photograph = photographOf(brand, place);
    if (!photograph || (PICTURE_NAME.test(show) && existing.has(photograph))) return [];
    const meant = meantPicture(show, names);
    told.add(`brand/${meant ?? show}`);
    // Told with that file.
    if (meant !== undefined && FOREIGN_PICTURE.test(meant)) return [];
    const message = pictureFault(show, meant, 'content/brand/', 'take its name out');
    const path = ['pictures', place, 'picture'];
    return [{ file: FILE, line: lineOf(FILE, path), field: path.join('.'), found: show, message }];
  });
  const undrawn = PICTURE_PLACES.filter(
    (place) =>
      brand.pictures[place].show === 'drawn' &&
      !chartsOf(place).every((file) => existing.has(file)),
  );
  const used = new Set(PICTURE_PLACES.map((place) => photographOf(brand, place)));
  const unused = [...existing]
    .filter(
      (file) =>
        file.startsWith('brand/') &&
        !used.has(file) &&
        !told.has(file) &&
        !CHARTS.has(file) &&
        !FOREIGN_PICTURE.test(file),
    )
    .map((file) => {
      const use = 'name it after picture: in brand.yaml';
      return {
        file,
        field: '',
        message: describeUnused(file, existing, 'is shown on no page', use),
      };
    });
  return [...missing, ...findUndrawn(undrawn, isMeasured, lineOf), ...unused];
};
