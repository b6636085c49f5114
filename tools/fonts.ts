/**
 * Cuts the two typefaces down to what the site can need and writes them to src/fonts.
 * Run by hand (`npm run fonts`) after an update of the @fontsource packages; the results are
 * committed, so that a build needs neither this script nor the subsetter.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '../src/lib/font-characters.ts';

const fromPackage = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));

const readTables = (font: Buffer): Map<string, Buffer> => {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
};

/** Table checksums are left at zero: the WOFF2 encoder computes them anew. */
const writeTables = (tables: Map<string, Buffer>): Buffer => {
  const count = tables.size;
  const head = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  [...tables].forEach(([tag, body], i) => {
    const entry = 12 + 16 * i;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
};

const newsreader = await subsetFont(
  await fromPackage('@fontsource/newsreader/files/newsreader-latin-400-normal.woff2'),
  FONT_CHARACTERS,
  { targetFormat: 'woff2', noHinting: true },
);

// The kerning of the variable face takes 12 KB because every pair varies with the weight; that of
// one weight takes 7 KB and differs by less than a pixel at text sizes. Both cuts hold the same
// glyphs in the same order, so the table of the regular weight fits the variable one.
const instrument = await fromPackage(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const cutInstrument = (wght: number | { min: number; max: number }) =>
  subsetFont(instrument, FONT_CHARACTERS, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { wght },
  });
const tables = readTables(await cutInstrument({ min: 400, max: 600 }));
const regular = readTables(await cutInstrument(400));
for (const tag of ['GPOS', 'GDEF']) {
  const table = regular.get(tag);
  if (!table) throw new Error(`Instrument Sans has no ${tag} table any more: review this script`);
  tables.set(tag, table);
}
const instrumentSans = await fontverter.convert(writeTables(tables), 'woff2');

for (const [name, font] of Object.entries({ newsreader, 'instrument-sans': instrumentSans })) {
  await writeFile(new URL(`../src/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`src/fonts/${name}.woff2 ${font.length} bytes`);
}
