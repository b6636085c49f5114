import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { FocalPoint } from '#lib/crop.ts';
import { paletteOf } from '#lib/palette.ts';
import type { PictureData, PictureSource } from '#lib/picture-data.ts';
import { settings } from '#settings.ts';
import { positionOf, type PortraitPrint } from './portrait-print.ts';
import { brand } from './index.ts';

export interface PictureOptions {
  /** Widths in pixels to make, smallest first. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  /** 1 to 100, or that of each width. The drawn charts bear more compression than faces. */
  quality: number | ((width: number) => number);
  /** The one width for readers who ask for less data; otherwise the smallest of `widths`. */
  leastWidth?: number;
  /** Shape to cut the picture to, about a point of it; without it the picture stays whole. */
  crop?: { ratio: number; about: FocalPoint; print?: PortraitPrint };
}

/** The ground of the frames, for pictures that let it through. */
const FALLBACK_GROUND = paletteOf(brand.colours).rule;

/** Pictures, and nothing else, may come from a static content host. */
export const onHost = (path: string) => (settings.IMAGE_HOST ?? '') + path;

/** What `getImage()` is told about one width. */
const atWidth = (width: number, { crop, quality }: PictureOptions) => ({
  quality: typeof quality === 'number' ? quality : quality(width),
  ...(crop
    ? {
        width,
        height: Math.round(width / crop.ratio),
        fit: 'cover' as const,
        position: positionOf(crop.about, crop.print),
      }
    : { width }),
});

/** Readers can ask their browser for less data. Those that know the wish know AVIF as well. */
const LESS_DATA = '(prefers-reduced-data: reduce)';

const makeSources = async (
  picture: ImageMetadata,
  options: PictureOptions,
  media?: string,
  formats: readonly ('avif' | 'webp')[] = ['avif', 'webp'],
): Promise<PictureSource[]> =>
  Promise.all(
    formats.map(async (format) => {
      const files = await Promise.all(
        options.widths.map(async (width) => {
          const { src } = await getImage({ src: picture, ...atWidth(width, options), format });
          return `${onHost(src)} ${width}w`;
        }),
      );
      return { type: `image/${format}`, srcSet: files.join(', '), ...(media && { media }) };
    }),
  );

/**
 * Makes the files of a picture (AVIF, WebP and a JPEG for anything older) and describes them.
 *
 * @param narrow - another crop, for screens that `media` matches
 */
export const makePicture = async (
  picture: ImageMetadata,
  options: PictureOptions,
  narrow?: { picture: ImageMetadata; media: string } & PictureOptions,
): Promise<PictureData> => {
  const leastWidth = options.leastWidth ?? options.widths[0];
  const fallbackWidth = options.widths[Math.floor(options.widths.length / 2)];
  const fallback = await getImage({
    src: picture,
    format: 'jpeg',
    // JPEG has no transparency: it would be black.
    background: FALLBACK_GROUND,
    ...(fallbackWidth && atWidth(fallbackWidth, options)),
  });
  // Read from the attributes: touching the metadata would publish the full-size original.
  const { width, height } = fallback.attributes as { width: number; height: number };
  return {
    sources: [
      ...(leastWidth
        ? await makeSources(picture, { ...options, widths: [leastWidth] }, LESS_DATA, ['avif'])
        : []),
      ...(narrow ? await makeSources(narrow.picture, narrow, narrow.media) : []),
      ...(await makeSources(picture, options)),
    ],
    src: onHost(fallback.src),
    width,
    height,
    sizes: options.sizes,
  };
};
