/**
 * Where the words of a map stand, so that none lies on another, on a dot or beyond the edge, and none
 * hides where a course begins or ends as long as there is another place for it.
 */
import { placeOnCourse, type Course } from './courses.ts';
import type { Point } from './lines.ts';
import { projectPlace, type Coordinates, type MapView } from './view.ts';

/** How a name stands to its dot: its beginning, middle or end, moved by so many times its size. */
export interface Side {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
}

const beside = (dx: number, up: number): Side[] => [
  { anchor: 'start', dx, dy: 0.33 - up },
  { anchor: 'end', dx: -dx, dy: 0.33 - up },
];
const overAndUnder = (dx: number): Side[] => [
  { anchor: 'middle', dx, dy: -0.95 },
  { anchor: 'middle', dx, dy: 1.65 },
];

/** The best first; the last are for the gaps between courses. */
const SIDES = [
  ...beside(0.95, 0),
  ...overAndUnder(0),
  ...[0.95, -0.95].flatMap((up) => beside(0.5, up)),
  ...[0.5, -0.5, 0.75, -0.75].flatMap((up) => beside(0.85, up)),
  ...[0.4, -0.4, 0.8, -0.8].flatMap(overAndUnder),
];

/** A place in the picture. */
interface Dot {
  readonly id: string;
  readonly name: string;
  readonly isHead: boolean;
  readonly x: number;
  readonly y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Sizes of the names in units of the map, as the style sheet of the map sets them: from the narrowest
 * map, where letters are largest in proportion, to the widest.
 */
const NAME_SIZES = [39, 30, 22, 15.5];
/** On maps where names are larger there are no figures. */
const LARGEST_BESIDE_FIGURES = 30;
const FIGURE_SIZE = 25.5;
/** Widths and heights are in times the size; heights are over and under the line that letters stand on. */
const LETTER_WIDTH = 0.56;
const [ASCENT, DESCENT] = [0.95, 0.29];
/** How far names keep from each other, and figures from the ends of their course. */
const CLEARANCE = 0.2;
/** Between a course and the figures on both sides of it; the component sets them so far apart. */
const FIGURE_GAP = 0.45;
const FIGURE_HEIGHT = 0.8;
/** How far from their course figures reach. */
const REACH = (FIGURE_GAP + FIGURE_HEIGHT) * FIGURE_SIZE;
/** How far a course may bend away from figures. */
const BEND = 0.2;

/** Half of what a dot takes, and of what the ring about the head office takes. */
const [DOT, RING] = [0.38, 0.62];
/** The picture's border, which words keep off; on phones more of it is cut off at the sides. */
const BORDER = { x: 30, y: 22 };

const widthOf = (text: string, size: number): number => text.length * LETTER_WIDTH * size;

const boxOf = ({ name, x, y }: Dot, { anchor, dx, dy }: Side, size: number): Box => {
  const width = widthOf(name, size);
  const left = x + dx * size - { start: 0, middle: width / 2, end: width }[anchor];
  const line = y + dy * size;
  return { left, right: left + width, top: line - ASCENT * size, bottom: line + DESCENT * size };
};

const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const boxOfDot = ({ isHead, x, y }: Dot, size: number): Box =>
  around([x, y], (isHead ? RING : DOT) * size);

const areApart = (a: Box, b: Box, clearance = 0): boolean =>
  a.right + clearance <= b.left ||
  b.right + clearance <= a.left ||
  a.bottom + clearance <= b.top ||
  b.bottom + clearance <= a.top;

const isInside = (box: Box, { width, height }: MapView): boolean =>
  box.left >= BORDER.x &&
  box.top >= BORDER.y &&
  box.right <= width - BORDER.x &&
  box.bottom <= height - BORDER.y;

/** Between two places at which a course is looked at, no name could slip through. */
const STRIDE = 4;

/** A course in the picture. */
const wayOf = (course: Course, view: MapView): Point[] => {
  const at = (share: number) => projectPlace(view, placeOnCourse(course, share));
  const [a, b, c] = [at(0), at(0.5), at(1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]);
  const count = Math.max(2, Math.ceil(length / STRIDE));
  return Array.from({ length: count + 1 }, (_, i) => at(i / count));
};

export interface Place extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly isHead: boolean;
}

export interface PlacedName extends Dot {
  /** Side of the dot on which the name stands; null where it has no room. */
  readonly side: Side | null;
}

/** What cannot be: a name on another, on a dot, beyond the edge. */
const FORBIDDEN = 1e6;
/** What should not be, for each point of a course under a name: worst where it begins or ends. */
const [ON_COURSE, ON_ITS_END] = [100, 1000];
/** Points of a course that count as its end: so near to the dot no figures can stand. */
const END = 15;
/** What had better not be, for each point of a course: a name where its figures could stand. */
const BESIDE_COURSE = 0.2;
const ROUNDS = 6;

/** The places in the picture, each with the side of its name. */
export const placeNames = (
  view: MapView,
  places: readonly Place[],
  courses: readonly Course[],
): PlacedName[] => {
  const dots = places.map(({ id, name, isHead, ...place }): Dot => {
    const [x, y] = projectPlace(view, place);
    return { id, name, isHead, x, y };
  });
  const ways = courses.map((course) => wayOf(course, view));
  /** What speaks against a side, wherever the other names are. */
  const costOfGround = (own: Dot, side: Side): number => {
    const boxes = NAME_SIZES.map((size) => ({ size, box: boxOf(own, side, size) }));
    const isOn = (point: Point, reach: number) =>
      boxes.some(({ box }) => !areApart(box, around(point, reach)));
    const hidden = dots.filter(
      (dot) => dot !== own && boxes.some(({ box, size }) => !areApart(box, boxOfDot(dot, size))),
    );
    const costOfPoint = (point: Point, isEnd: boolean): number => {
      if (isOn(point, 1)) return isEnd ? ON_ITS_END : ON_COURSE;
      return !isEnd && isOn(point, REACH) ? BESIDE_COURSE : 0;
    };
    const covered = ways.flatMap((way) =>
      way.map((point, i) => costOfPoint(point, Math.min(i, way.length - 1 - i) < END)),
    );
    return (
      FORBIDDEN * (hidden.length + Number(boxes.some(({ box }) => !isInside(box, view)))) +
      covered.reduce((sum, it) => sum + it, 0)
    );
  };
  const options = dots.map((dot) =>
    SIDES.map((side, rank) => ({ dot, side, cost: rank + costOfGround(dot, side) })),
  );
  type Option = (typeof options)[number][number];
  const chosen: (Option | undefined)[] = [];
  const areClear = (a: Option, b: Option): boolean =>
    NAME_SIZES.every((size) =>
      areApart(boxOf(a.dot, a.side, size), boxOf(b.dot, b.side, size), CLEARANCE * size),
    );
  const costOf = (option: Option): number =>
    option.cost +
    FORBIDDEN * chosen.filter((it) => it && it.dot !== option.dot && !areClear(it, option)).length;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, own] of options.entries())
      chosen[index] = own.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  }
  // One after the other, so that of two names on each other one stays: the later one is given up,
  // the head office's last of all.
  const givenUp = [...chosen.entries()]
    .reverse()
    .sort(([, a], [, b]) => Number(a?.dot.isHead) - Number(b?.dot.isHead));
  for (const [index, own] of givenUp) {
    if (own && costOf(own) >= FORBIDDEN) chosen[index] = undefined;
  }
  return dots.map((dot, i) => ({ ...dot, side: chosen[i]?.side ?? null }));
};

/** What is written on both sides of a course. */
export interface Figures {
  readonly above: string;
  readonly below: string;
}

export interface PlacedFigures extends Figures {
  readonly x: number;
  readonly y: number;
  /** Of the line between them, in degrees: the text is never upside down. */
  readonly angle: number;
}

const lengthOf = ({ above, below }: Figures): number =>
  Math.max(widthOf(above, FIGURE_SIZE), widthOf(below, FIGURE_SIZE));

/** Where a point lies to figures: along their line, and away from it. */
const seenFrom = ({ x, y, angle }: PlacedFigures, [px, py]: Point): Point => {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
};

/** Squares about a slanting text, which stand for it. */
const squaresOf = (figures: PlacedFigures): Box[] => {
  const { x, y, angle } = figures;
  const turn = (angle * Math.PI) / 180;
  const half = FIGURE_SIZE * 0.35;
  const spread = (length: number) => {
    const count = Math.ceil((length - 2 * half) / (2 * half)) + 1;
    return Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * (length - 2 * half));
  };
  return spread(lengthOf(figures)).flatMap((along) =>
    spread(2 * REACH).map((away) =>
      around(
        [
          x + along * Math.cos(turn) - away * Math.sin(turn),
          y + along * Math.sin(turn) + away * Math.cos(turn),
        ],
        half,
      ),
    ),
  );
};

/** Everywhere along a course that figures can stand beside it, nearest to its middle first. */
const stationsOf = (figures: Figures, way: readonly Point[]): PlacedFigures[] => {
  const distances = [0];
  for (const [i, [x, y]] of way.slice(1).entries()) {
    const [px, py] = way[i] ?? [0, 0];
    distances.push((distances[i] ?? 0) + Math.hypot(x - px, y - py));
  }
  const length = distances.at(-1) ?? 0;
  const half = lengthOf(figures) / 2;
  const margin = half + DOT * LARGEST_BESIDE_FIGURES + CLEARANCE * FIGURE_SIZE;
  return way
    .map((point, i) => ({ point, distance: distances[i] ?? 0 }))
    .filter(({ distance }) => distance >= margin && length - distance >= margin)
    .sort((a, b) => Math.abs(a.distance - length / 2) - Math.abs(b.distance - length / 2))
    .flatMap(({ point: [x, y], distance }) => {
      const beside = way.filter((_, i) => Math.abs((distances[i] ?? 0) - distance) <= half);
      const [[xa, ya], [xb, yb]] = [beside[0] ?? [x, y], beside.at(-1) ?? [x, y]];
      const slope = (Math.atan2(yb - ya, xb - xa) * 180) / Math.PI;
      const angle = Math.abs(slope) > 90 ? slope - Math.sign(slope) * 180 : slope;
      const placed = { ...figures, x, y, angle };
      const isStraight = beside.every(
        (point) => Math.abs(seenFrom(placed, point)[1]) <= BEND * FIGURE_SIZE,
      );
      return isStraight ? [placed] : [];
    });
};

/** The figures of each course on both sides of it, left out where it is too short or too crowded. */
export const placeFigures = (
  view: MapView,
  names: readonly PlacedName[],
  courses: readonly (Course & Figures)[],
): PlacedFigures[] => {
  const sizes = NAME_SIZES.filter((size) => size <= LARGEST_BESIDE_FIGURES);
  const taken = sizes.flatMap((size) =>
    names.flatMap((name) => [
      boxOfDot(name, size),
      ...(name.side ? [boxOf(name, name.side, size)] : []),
    ]),
  );
  const ways = courses.map((course) => wayOf(course, view));
  const placed: PlacedFigures[] = [];
  // The shortest course has the least choice.
  const order = [...courses.keys()].sort((a, b) => (ways[a]?.length ?? 0) - (ways[b]?.length ?? 0));
  for (const index of order) {
    const [course, way] = [courses[index], ways[index]];
    if (!course || !way) continue;
    const { above, below } = course;
    const others = ways.filter((it) => it !== way).flat();
    const half = lengthOf(course) / 2;
    const found = stationsOf({ above, below }, way).find(
      (figures) =>
        squaresOf(figures).every(
          (square) => isInside(square, view) && taken.every((box) => areApart(square, box)),
        ) &&
        others.every((point) => {
          const [along, away] = seenFrom(figures, point);
          return Math.abs(along) > half || Math.abs(away) > REACH;
        }),
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
