/** One set of files for a `<source>`: the same picture in one format, in several widths. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** Media condition, where another crop serves another shape of screen. */
  media?: string;
}

/** A picture as plain data: all that `components/ui/Picture.tsx` needs. */
export interface PictureData {
  sources: PictureSource[];
  src: string;
  /** Of the fallback, in pixels: they give the aspect ratio before the file arrives. */
  width: number;
  height: number;
  /** Width that the picture takes in the layout, as the `sizes` attribute puts it. */
  sizes: string;
}

/** A picture that a page opens with. */
export interface PagePicture extends PictureData {
  /** Empty where it only decorates. */
  alt: string;
  /** The words keep clear of a drawing by themselves; a photograph is veiled where they stand. */
  manner: 'drawn' | 'photograph';
}
