/** The pictures at the head of the pages, and the map. */
import type { PageId } from '#lib/paths.ts';
import type { PagePicture } from '#lib/picture-data.ts';
import { paletteOf } from '#lib/palette.ts';
import { chartsOf, photographOf } from './brand-pictures.ts';
import type { PicturePlace } from './brand-schema.ts';
import { brand, contentPictures, firm, words } from './index.ts';
import { lightQuality } from './light-quality.ts';
import { mapPicture, mapWords } from './office-map.ts';
import { PHOTOGRAPH } from './picture-frames.ts';
import { makePicture, onHost, type PictureOptions } from './pictures.ts';

const master = (file: string) => {
  const read = contentPictures[file];
  if (!read) throw new Error(`content/${file} is missing`);
  return read();
};

/** For those who ask for less data the grounds of words are plain: a pixel of the picture's colour. */
const PLAIN = { leastWidth: 1 };

const MIDDLE = { left: 50, top: 50 };

/** How a chart stands on the page: the first, and the one that narrow screens have of their own. */
type ChartOptions = readonly [PictureOptions, (PictureOptions & { media: string })?];

const drawn = async (place: PicturePlace, [wide, narrow]: ChartOptions): Promise<PagePicture> => {
  const [first = '', second = ''] = chartsOf(place);
  const picture = await makePicture(
    await master(first),
    wide,
    narrow && { ...narrow, picture: await master(second) },
  );
  return { ...picture, alt: '', manner: 'drawn' };
};

const photograph = async (
  place: PicturePlace,
  file: string,
  options: Pick<PictureOptions, 'sizes' | 'leastWidth'>,
): Promise<PagePicture> => {
  const { focus: about = MIDDLE, alt = '' } = brand.pictures[place];
  const { best } = PHOTOGRAPH;
  const picture = await makePicture(await master(file), {
    ...options,
    widths: [480, 800, 1200, best.width],
    quality: await lightQuality(`content/${file}`, best, about),
    crop: { ratio: best.width / best.height, about },
  });
  return { ...picture, alt, manner: 'photograph' };
};

/** What the brand shows in a place: undefined for the ground alone. */
const pictureAt = async (
  place: PicturePlace,
  chart: ChartOptions,
  options: Pick<PictureOptions, 'sizes' | 'leastWidth'>,
): Promise<PagePicture | undefined> => {
  if (brand.pictures[place].show === 'none') return undefined;
  const file = photographOf(brand, place);
  return file ? photograph(place, file, options) : drawn(place, chart);
};

const BESIDE_WORDS = { ...PLAIN, sizes: '(width < 64rem) 100vw, 64vw' };

/** The head of the home page, with a chart of its own for upright and narrow screens. */
export const heroPicture = () =>
  pictureAt(
    'home',
    [
      {
        ...PLAIN,
        widths: [1280, 1600, 2560],
        sizes: '100vw',
        // What is as fine as the eye can tell bears more.
        quality: (width) => (width > 1600 ? 40 : 47),
      },
      {
        media: '(orientation: portrait)',
        widths: [480, 800, 1200],
        sizes: '100vw',
        quality: 50,
      },
    ],
    BESIDE_WORDS,
  );

/** The head of an inner page. */
export const bandPicture = (page: Exclude<PageId, 'home'>) =>
  pictureAt(
    page,
    [
      {
        ...PLAIN,
        widths: [800, 1600, 2560],
        // The picture is wider than its band: it is cut to height, in a strip on narrow screens.
        sizes: '(width < 40rem) 600px, (width < 64rem) 1024px, max(100vw, 1900px)',
        quality: 45,
      },
    ],
    BESIDE_WORDS,
  );

/** Beside the words on the head office; the chart has north up there. */
export const headquartersPicture = () => {
  // Within the page's margins: said exactly, a fine phone screen does not take the largest.
  const sizes = '(width >= 56rem) 600px, calc(100vw - 2.5rem)';
  const chart = { widths: [480, 640, 960, 1200], sizes, quality: 50 };
  return pictureAt('headquarters', [chart], { sizes });
};

/** Under the heading on the firm at home. */
export const homeAboutPicture = () => {
  const sizes = '(width < 56rem) calc(100vw - 2.5rem), 600px';
  const chart = { widths: [420, 640, 840], sizes, quality: 34 };
  return pictureAt('home-about', [chart], { sizes });
};

let map: ReturnType<typeof mapPicture> | undefined;

/** The picture of the map, drawn once. */
export const officeMap = () => (map ??= mapPicture(firm.offices, paletteOf(brand.colours)));

/** The map with its words; undefined where the brand has none. */
export const officeChart = async () => {
  if (brand.map === 'off') return undefined;
  const mapped = mapWords(firm.offices, words.language);
  const { width, height } = mapped;
  const src = onHost(`/_astro/offices.${(await officeMap()).version}.svg`);
  return { words: mapped, picture: { sources: [], src, width, height, sizes: '100vw' } };
};
