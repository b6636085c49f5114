interface IcoEntry {
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** Packs PNG pictures into an .ico file, which every browser since 2007 reads. */
export const packIco = (entries: readonly IcoEntry[]): Buffer => {
  const header = Buffer.alloc(headerLength + entries.length * entryLength);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  entries.forEach(({ size, png }, index) => {
    const at = headerLength + index * entryLength;
    header.writeUInt8(size % 256, at); // width; 256 is written as 0
    header.writeUInt8(size % 256, at + 1); // height
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
};
