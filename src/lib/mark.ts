/** A drawing in one colour or several; what has none of its own takes that of the words about it. */
export interface Mark {
  viewBox: string;
  /** Cleaned SVG elements. */
  body: string;
}

export const sizeOfMark = ({ viewBox }: Mark): { width: number; height: number } => {
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  return { width, height };
};

/**
 * Its elements with ids that are this place's own: the mark stands more than once on a page. No record
 * or section, which the firm names, can have their full stop in its own.
 */
export const bodyOfMark = ({ body }: Mark, place: string): string =>
  body.replaceAll(/(\bid="|#)mark-/g, `$1${place}.`);

interface Tile {
  colour: string;
  /** Side in pixels. */
  size: number;
  /** Share of the side that the mark takes up. */
  share: number;
  /** Colour of the square under it. */
  ground?: string;
}

/** The mark in the middle of a square, as an SVG document. */
export const drawTile = (mark: Mark, { colour, size, share, ground }: Tile): string => {
  const inset = (size * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    (ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '') +
    `<svg x="${inset}" y="${inset}" width="${size * share}" height="${size * share}" viewBox="${mark.viewBox}" fill="${colour}" color="${colour}">${mark.body}</svg></svg>`
  );
};

/** The mark for a browser's tab, on whose frame, light or dark, it stands. */
export const drawTab = ({ viewBox, body }: Mark, onLight: string, onDark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">` +
  `<style>:root{color:${onLight}}@media(prefers-color-scheme:dark){:root{color:${onDark}}}</style>${body}</svg>`;
