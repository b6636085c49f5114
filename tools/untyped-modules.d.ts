// Two packages that tools/fonts.ts uses come without types: what it needs of them.

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
