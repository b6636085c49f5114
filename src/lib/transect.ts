/** A profile of the sea floor: depths at even distances, from the surface at 0 to about 400. */
export type Transect = readonly number[];

/** The drawing is this wide and this deep, then stretched over its place; strata lie below that. */
export const TRANSECT = { width: 1200, height: 560 };

/** The ground as the `d` of an SVG path. */
export const drawGround = (depths: Transect): string => {
  const step = TRANSECT.width / (depths.length - 1);
  const [first = 0, ...rest] = depths;
  const deltas = rest.map((depth, i) => `${step} ${depth - (depths[i] ?? depth)}`);
  return `M0 ${first}l${deltas.join(' ')}`.replaceAll(' -', '-');
};

/**
 * The layers beneath the ground, as transforms of it: each flatter than the one above, and deeper.
 * A line drawn once and laid down again weighs a tenth of one drawn anew.
 */
export const layStrata = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const flat = 0.965 ** (i + 1);
    const down = 14 * (i + 1) + (1 - flat) * 320;
    return `matrix(1 0 0 ${flat.toFixed(2)} 0 ${Math.round(down)})`;
  });

/** Where the leads of so many soundings meet the ground, in percent of the drawing. */
export const soundTransect = (
  depths: Transect,
  count: number,
): { across: string; down: string }[] =>
  Array.from({ length: count }, (_, i) => {
    const depth = depths[Math.round((i / count) * (depths.length - 1))] ?? 0;
    return {
      across: `${+((100 * i) / count).toFixed(2)}%`,
      down: `${+((100 * depth) / TRANSECT.height).toFixed(1)}%`,
    };
  });
