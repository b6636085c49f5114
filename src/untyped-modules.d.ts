// A package without types: what the cards and tools/fonts.ts need of it.
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
