// Two packages come without types: what tools/fonts.ts and the social cards need of them.

declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>;
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Axes;
  }
  const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
