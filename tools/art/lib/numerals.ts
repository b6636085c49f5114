/**
 * Engraved figures for soundings, drawn as single strokes in a box six wide and ten high. Drawn
 * here rather than set in a font, so that the picture does not depend on the fonts of a machine.
 */
const strokes: readonly string[] = [
  'M3 0C1 0 0 2.3 0 5S1 10 3 10 6 7.7 6 5 5 0 3 0Z',
  'M1.2 2L3.6 0V10',
  'M.3 2.6C.5.9 1.6 0 3 0 4.7 0 5.7 1.1 5.7 2.7 5.7 5 2.4 6.8.2 10H6',
  'M.4 0H5.6L2.7 3.9C4.7 3.8 6 5 6 6.9 6 8.8 4.7 10 2.9 10 1.6 10 .6 9.4 .2 8.4',
  'M4.4 10V0L0 7H6',
  'M5.5 0H1.2L.8 4.4C1.4 3.9 2.1 3.6 2.9 3.6 4.8 3.6 6 4.9 6 6.7 6 8.7 4.7 10 2.9 10 1.6 10 .7 9.5 .2 8.6',
  'M5.3 1C4.8.3 4.1 0 3.3 0 1.2 0 0 2.5 0 5.6 0 8.4 1.1 10 3 10 4.8 10 6 8.7 6 6.9 6 5.1 4.8 4 3.1 4 1.7 4 .6 4.8.1 6.2',
  'M.2 0H6L2.2 10',
  'M3 4.7C1.5 4.5.6 3.6.6 2.4.6 1 1.6 0 3 0S5.4 1 5.4 2.4C5.4 3.6 4.5 4.5 3 4.7 1.1 4.9 0 5.9 0 7.4 0 9 1.2 10 3 10S6 9 6 7.4C6 5.9 4.9 4.9 3 4.7Z',
  'M.7 9C1.2 9.7 1.9 10 2.7 10 4.8 10 6 7.5 6 4.4 6 1.6 4.9 0 3 0 1.2 0 0 1.3 0 3.1 0 4.9 1.2 6 2.9 6 4.3 6 5.4 5.2 5.9 3.8',
];

const advance = 8.4;

/** How wide a number is at a height. */
export function widthOfNumber(value: number, height: number): number {
  return (((String(value).length - 1) * advance + 6) * height) / 10;
}

/** A number centred on a point, slightly slanted like the figures on engraved charts. */
export function engraveNumber(value: number, x: number, y: number, height: number): string {
  const digits = String(value);
  const scale = height / 10;
  const glyphs = [...digits]
    .map(
      (digit, i) => `<path transform="translate(${i * advance} 0)" d="${strokes[Number(digit)]}"/>`,
    )
    .join('');
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) skewX(-9) scale(${scale})`;
  return `<g transform="${place} translate(${-widthOfNumber(value, 10) / 2} -5)">${glyphs}</g>`;
}
