// A package without types: what tools/fonts.ts needs of it.

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
