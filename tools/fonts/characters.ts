/**
 * The parts that a face is cut into. Every page loads the first; of the others a browser fetches only
 * those of which the page shows a character, by `unicode-range`.
 */
export const PARTS = ['core', 'signs', 'extended', 'vietnamese'] as const;
export type Part = (typeof PARTS)[number];

const isWithin = (code: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([first, last]) => code >= first && code <= last);

const RANGES: Readonly<Record<Part, readonly (readonly [number, number])[]>> = {
  // Letters of Western Europe, figures, and the punctuation of any text.
  core: [
    [0x20, 0x22],
    [0x25, 0x29],
    [0x2b, 0x3b],
    [0x3f, 0x5a],
    [0x61, 0x7a],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xb7, 0xb7],
    [0xc0, 0xd6],
    [0xd8, 0xf6],
    [0xf8, 0xff],
    [0x2011, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
  ],
  // Money, fractions, arrows, marks of arithmetic, quotation marks of other languages.
  signs: [
    [0x21, 0xbf],
    [0xd7, 0xd7],
    [0xf7, 0xf7],
    [0x2010, 0x22ff],
    [0x2460, 0x25ff],
  ],
  // All other Latin letters of Europe, and those that Vietnamese shares with them.
  extended: [
    [0x100, 0x2ff],
    [0x1e00, 0x1e9f],
  ],
  vietnamese: [
    [0x300, 0x36f],
    [0x1ea0, 0x1eff],
  ],
};

/** The part that a character belongs to, or undefined for what the site does not take from a face. */
export const partOf = (code: number): Part | undefined =>
  PARTS.find((part) => isWithin(code, RANGES[part]));

const hex = (code: number) => code.toString(16).toUpperCase();

/**
 * Characters as ranges such as `U+20-7E`.
 *
 * @param isFree - what a range may reach over: the shorter the list, the lighter the page
 */
export const rangesOf = (
  codes: readonly number[],
  isFree: (code: number) => boolean = () => false,
): string[] => {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    const gap = last ? Array.from({ length: code - last[1] - 1 }, (_, i) => last[1] + 1 + i) : [];
    if (last && gap.every(isFree)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`);
};
