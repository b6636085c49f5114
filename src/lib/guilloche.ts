/** A closed curve that swings between two radii while it runs around a centre. */
export interface Rosette {
  petals: number;
  /** How often it runs around the centre before it closes: the more, the denser it weaves. */
  turns: number;
  inner: number;
  outer: number;
  /** Whether it begins at its inner radius, so that it fills the gaps of one that does not. */
  isOffset?: boolean;
}

const pair = (x: number, y: number): string => `${x} ${y}`.replace(' -', '-');

/** The curve as the `d` of an SVG path about the origin: one cubic from each extreme to the next. */
export const drawRosette = ({ petals, turns, inner, outer, isOffset = false }: Rosette): string => {
  const step = (Math.PI * turns) / petals;
  // At its extremes the curve runs at right angles to the radius, with the handles of a circle.
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (index: number, way: number) => {
    const angle = index * step - Math.PI / 2;
    const radius = (index % 2 === 0) === isOffset ? inner : outer;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: Math.round(radius * (cos - sin * handle * way)),
      y: Math.round(radius * (sin + cos * handle * way)),
    };
  };
  const segments = Array.from({ length: 2 * petals }, (_, index) => {
    const from = at(index, 0);
    const relative = (point: { x: number; y: number }) => pair(point.x - from.x, point.y - from.y);
    const end = `${relative(at(index + 1, -1))} ${relative(at(index + 1, 0))}`;
    // After the first, the smooth command mirrors the handle of the one before.
    return index === 0 ? `c${relative(at(index, 1))} ${end}` : `s${end}`;
  });
  const start = at(0, 0);
  return `M${pair(start.x, start.y)}${segments.join('')}z`.replaceAll(' -', '-');
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The number of turns nearest to the one wished for with which so many petals make one curve. */
const turnsFor = (petals: number, wish: number): number =>
  [wish, wish - 1, wish + 1, wish + 2, 1].find(
    (turns) => turns > 1 && divisor(petals, turns) === 1,
  ) ?? 1;

/** Reach of a seal's curves from its centre. */
export const SEAL_RADIUS = 100;

/** After so many places the petals begin again, in another weave. */
const CYCLE = 7;

/**
 * The two curves of a seal, woven as a banknote's rosettes are: a border, and a lace that leaves room
 * for a sign in its middle. The place decides the number of petals, so that no two neighbours are the
 * same.
 *
 * @param place - from 0
 */
export const drawSeal = (place: number): readonly [border: string, lace: string] => {
  const petals = 7 + (place % CYCLE);
  const round = Math.floor(place / CYCLE);
  const edge = petals + 6;
  const border = { petals: edge, turns: turnsFor(edge, 4), inner: 78, outer: SEAL_RADIUS };
  const lace = { petals, turns: turnsFor(petals, 3), inner: 46, outer: 78 };
  return [
    drawRosette({ ...border, isOffset: round % 2 === 1 }),
    drawRosette({ ...lace, isOffset: round >= 2 }),
  ];
};
