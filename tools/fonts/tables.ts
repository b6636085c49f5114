/** The tables of a font file by their tags. */
export const readTables = (font: Buffer): Map<string, Buffer> => {
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
export const writeTables = (tables: Map<string, Buffer>): Buffer => {
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
