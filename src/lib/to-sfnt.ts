import fontverter from 'fontverter';

let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks a font. One after another, however many are asked for at once: what the library unpacks
 * into is overwritten by its next call before it has been copied.
 */
export const toSfnt = (font: Buffer): Promise<Buffer> => {
  const unpacked = last.then(() => fontverter.convert(font, 'sfnt'));
  last = unpacked.catch(() => undefined);
  return unpacked;
};
