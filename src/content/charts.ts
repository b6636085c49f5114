import type { ImageMetadata } from 'astro';
import type { PageId } from '#lib/paths.ts';
import type { PictureData } from '#lib/picture-data.ts';
import { makePicture } from './pictures.ts';

/** The drawn charts, by file name; tools/art/ holds the scripts that drew them. */
const masters = import.meta.glob<ImageMetadata>('/src/pictures/*.png', {
  import: 'default',
  eager: true,
});

const master = (name: string): ImageMetadata => {
  const picture = masters[`/src/pictures/${name}.png`];
  if (!picture) throw new Error(`src/pictures/${name}.png is missing: run npm run art`);
  return picture;
};

/** For those who ask for less data the grounds of words are plain: a pixel of the chart's colour. */
const PLAIN = { leastWidth: 1 };

/** The chart of the islands, with a crop of its own for upright and narrow screens. */
export const heroChart = (): Promise<PictureData> =>
  makePicture(
    master('hero-wide'),
    {
      ...PLAIN,
      widths: [1280, 1600, 2560],
      sizes: '100vw',
      // What is as fine as the eye can tell bears more.
      quality: (width) => (width > 1600 ? 40 : 47),
    },
    {
      picture: master('hero-tall'),
      media: '(orientation: portrait)',
      widths: [480, 800, 1200],
      sizes: '100vw',
      quality: 50,
    },
  );

/** The band of an inner page. */
export const bandChart = (page: Exclude<PageId, 'home'>): Promise<PictureData> =>
  makePicture(master(`band-${page}`), {
    ...PLAIN,
    widths: [800, 1600, 2560],
    // The picture is wider than its band: it is cut to height, in a strip on narrow screens.
    sizes: '(width < 40rem) 600px, (width < 64rem) 1024px, max(100vw, 1900px)',
    quality: 45,
  });

/** The islands with north up, for the words on the head office. */
export const islandChart = (): Promise<PictureData> =>
  makePicture(master('hero-tall'), {
    widths: [480, 640, 960, 1200],
    // Within the page's margins: said exactly, a fine phone screen does not take the largest.
    sizes: '(width >= 56rem) 600px, calc(100vw - 2.5rem)',
    quality: 50,
  });

/** The chart of the Americas under the offices. */
export const officeChart = (): Promise<PictureData> =>
  makePicture(master('map'), {
    widths: [400, 800, 1040, 1600],
    sizes: '(width >= 64rem) 700px, 100vw',
    quality: (width) => (width > 800 ? 38 : 45),
  });
