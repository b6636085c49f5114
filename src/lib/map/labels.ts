/**
 * Where the words of a map stand, so that none lies on another, on a dot or beyond the edge. Judged at
 * the width where letters are largest in proportion: everywhere else there is more room.
 */
import { placeOnCourse, type Course } from './courses.ts';
import { projectPlace, type Coordinates, type MapView } from './view.ts';

export const SIDES = ['right', 'left', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units of the map; the style sheet of the map sets its letters in the same shares of its width. */
const NAME = { size: 39, letter: 0.56 };
const FIGURES = { size: 25, letter: 0.56 };
/** Between a dot and its name, in the name's size; the style sheet's `translate` is the same. */
const GAP = 0.95;
const DOT = 15;
/** The picture's border, which names keep off. */
const BORDER = 22;

const boxOf = (text: string, side: Side, [x, y]: readonly [number, number]): Box => {
  const width = NAME.size * NAME.letter * text.length;
  const [half, gap] = [0.62 * NAME.size, GAP * NAME.size];
  if (side === 'right')
    return { left: x + gap, right: x + gap + width, top: y - half, bottom: y + half };
  if (side === 'left')
    return { left: x - gap - width, right: x - gap, top: y - half, bottom: y + half };
  const middle = side === 'above' ? y - gap - half * 0.6 : y + gap + half * 0.6;
  return { left: x - width / 2, right: x + width / 2, top: middle - half, bottom: middle + half };
};

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const around = ([x, y]: readonly [number, number], reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const beyond = (box: Box, { width, height }: MapView): number =>
  Math.max(0, BORDER - box.left, box.right - width + BORDER) +
  Math.max(0, BORDER - box.top, box.bottom - height + BORDER);

export interface Place extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly isHead: boolean;
}

export interface PlacedName {
  readonly id: string;
  readonly name: string;
  readonly isHead: boolean;
  readonly x: number;
  readonly y: number;
  /** Side of the dot on which the name stands; null where it has no room. */
  readonly side: Side | null;
}

/** What cannot be: a name on another, on a dot, beyond the edge. */
const FORBIDDEN = 1e6;
const ROUNDS = 6;

/** Points on the way, close enough that a name over the line is noticed. */
const pointsOn = (course: Course, view: MapView): [number, number][] =>
  Array.from({ length: 63 }, (_, i) => projectPlace(view, placeOnCourse(course, (i + 1) / 64)));

/** The places in the picture, each with the side of its name. */
export const placeNames = (
  view: MapView,
  places: readonly Place[],
  courses: readonly Course[],
): PlacedName[] => {
  const dots = places.map((place) => projectPlace(view, place));
  const ways = courses.flatMap((course) => pointsOn(course, view));
  const boxes = places.map(({ name }, i) =>
    SIDES.map((side) => ({ side, box: boxOf(name, side, dots[i] ?? [0, 0]) })),
  );
  const chosen: ({ side: Side; box: Box } | undefined)[] = [];
  const costOf = (index: number, box: Box): number => {
    const others = chosen.filter((it, i) => it && i !== index);
    const isOn = (other: Box) => overlap(box, other) > 0;
    const hidden =
      others.filter((it) => it && isOn(it.box)).length +
      dots.filter((dot, i) => i !== index && isOn(around(dot, DOT))).length +
      Number(beyond(box, view) > 0);
    const crossed = ways.filter((point) => isOn(around(point, 1))).length;
    return hidden * FORBIDDEN + crossed * 10;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of places.keys()) {
      const judged = (boxes[index] ?? []).map((it, i) => ({ it, cost: costOf(index, it.box) + i }));
      chosen[index] = judged.reduce((a, b) => (b.cost < a.cost ? b : a)).it;
    }
  }
  // One after the other, so that of two names on each other one stays: the later one is given up.
  for (const index of [...places.keys()].reverse()) {
    const own = chosen[index];
    if (own && costOf(index, own.box) >= FORBIDDEN) chosen[index] = undefined;
  }
  return places.map(({ id, name, isHead }, i) => {
    const [x, y] = dots[i] ?? [0, 0];
    return { id, name, isHead, x, y, side: chosen[i]?.side ?? null };
  });
};

export interface PlacedFigures {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of the line under it, in degrees: the text is never upside down. */
  readonly angle: number;
}

/** Shares of a course at which its figures may stand, the best first. */
const STATIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** Squares along a slanting text, which stand for it. */
const squaresOf = ({ text, x, y, angle }: PlacedFigures): Box[] => {
  const length = FIGURES.size * FIGURES.letter * text.length;
  const turn = (angle * Math.PI) / 180;
  return Array.from({ length: 9 }, (_, i) => {
    const along = (i / 8 - 0.5) * length;
    // It stands on the line.
    const centre = [
      along * Math.cos(turn) + 0.6 * FIGURES.size * Math.sin(turn),
      along * Math.sin(turn) - 0.6 * FIGURES.size * Math.cos(turn),
    ] as const;
    return around([x + centre[0], y + centre[1]], FIGURES.size * 0.6);
  });
};

/** The figures of each course along its line, left out where it is too short or too crowded. */
export const placeFigures = (
  view: MapView,
  names: readonly PlacedName[],
  courses: readonly (Course & { text: string })[],
): PlacedFigures[] => {
  const taken: Box[] = names.flatMap(({ name, side, x, y }) => [
    around([x, y], DOT),
    ...(side ? [boxOf(name, side, [x, y])] : []),
  ]);
  const placed: PlacedFigures[] = [];
  for (const course of courses) {
    const ends = [course.from, course.to].map((place) => projectPlace(view, place));
    const [[x1, y1], [x2, y2]] = [ends[0] ?? [0, 0], ends[1] ?? [0, 0]];
    const isLongEnough =
      Math.hypot(x2 - x1, y2 - y1) > 1.25 * FIGURES.size * FIGURES.letter * course.text.length;
    const found = (isLongEnough ? STATIONS : [])
      .map((share): PlacedFigures => {
        const at = (t: number) => projectPlace(view, placeOnCourse(course, t));
        const [[xa, ya], [x, y], [xb, yb]] = [at(share - 0.02), at(share), at(share + 0.02)];
        const slope = (Math.atan2(yb - ya, xb - xa) * 180) / Math.PI;
        const angle = Math.abs(slope) > 90 ? slope - Math.sign(slope) * 180 : slope;
        return { text: course.text, x, y, angle };
      })
      .find((figures) =>
        squaresOf(figures).every(
          (square) =>
            beyond(square, view) === 0 && taken.every((box) => overlap(square, box) === 0),
        ),
      );
    if (!found) continue;
    placed.push(found);
    taken.push(...squaresOf(found));
  }
  return placed;
};

/** What the page writes on the picture. */
export interface MapWords {
  readonly width: number;
  readonly height: number;
  readonly names: readonly PlacedName[];
  readonly figures: readonly PlacedFigures[];
}
