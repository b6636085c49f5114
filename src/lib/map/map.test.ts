import { expect, test } from 'vitest';
import { courseBetween, placeOnCourse } from './courses.ts';
import { placeFigures, placeNames, type PlacedFigures, type PlacedName } from './labels.ts';
import type { Point } from './lines.ts';
import { projectPlace, viewPlaces, type Coordinates } from './view.ts';

const PLACES = {
  Auckland: [-36.85, 174.76],
  Basel: [47.56, 7.59],
  Geneva: [46.2, 6.14],
  Honolulu: [21.31, -157.86],
  London: [51.51, -0.09],
  Lugano: [46.0, 8.95],
  'New York': [40.71, -74.01],
  Roatán: [16.35, -86.46],
  Singapore: [1.28, 103.85],
  Suva: [-18.14, 178.44],
  Sydney: [-33.87, 151.21],
  Tromsø: [69.65, 18.96],
  Ushuaia: [-54.8, -68.3],
  Valletta: [35.9, 14.51],
  Zug: [47.17, 8.52],
  Zürich: [47.37, 8.54],
} as const satisfies Record<string, readonly [number, number]>;

const SETS: (keyof typeof PLACES)[][] = [
  ['Zürich', 'London', 'Singapore'],
  ['Valletta'],
  ['Singapore'],
  ['Roatán', 'New York'],
  ['Auckland', 'Honolulu'],
  ['Suva', 'Honolulu', 'Sydney'],
  ['Zürich', 'Zug', 'Basel', 'Geneva', 'Lugano', 'London'],
  ['London', 'New York', 'Singapore', 'Sydney', 'Honolulu'],
  ['Tromsø', 'Ushuaia'],
  ['Valletta', 'Valletta'],
  Object.keys(PLACES) as (keyof typeof PLACES)[],
];

const drawn = (offices: readonly (Coordinates & { name: string })[]) => {
  const places = offices.map((office, i) => ({
    ...office,
    id: `${office.name}-${i}`,
    isHead: i === 0,
  }));
  const view = viewPlaces(places);
  const [head] = places;
  const courses = places
    .slice(1)
    .map((to) => ({ ...courseBetween(head ?? to, to), above: '000°', below: '10,000 km' }));
  const ways = courses.map((course) =>
    Array.from({ length: 1001 }, (_, i) => projectPlace(view, placeOnCourse(course, i / 1000))),
  );
  const placed = placeNames(view, places, courses);
  return { view, courses, ways, placed, figures: placeFigures(view, placed, courses) };
};

const drawnWith = (names: readonly (keyof typeof PLACES)[]) =>
  drawn(
    names.map((name) => {
      const [latitude, longitude] = PLACES[name];
      return { name, latitude, longitude };
    }),
  );

/** Sizes of the names, in units of the map: on a phone, on the narrowest map with figures, on the widest. */
const NAME_SIZES = [39, 30, 15.5];
const FIGURE_SIZE = 25.5;
const LETTER = 0.56;

/** Points all over the letters of a name, if it stands on the map. */
const inkOfName = ({ name, side, x, y }: PlacedName, size: number): Point[] => {
  if (!side) return [];
  const width = name.length * LETTER;
  const left = side.dx - { start: 0, middle: width / 2, end: width }[side.anchor];
  return [-0.72, -0.36, 0, 0.2].flatMap((up) =>
    Array.from({ length: 41 }, (_, i): Point => [
      x + size * (left + (i / 40) * width),
      y + size * (side.dy + up),
    ]),
  );
};

/** Points all over figures, on both sides of their course. */
const inkOfFigures = ({ above, below, x, y, angle }: PlacedFigures): Point[] => {
  const turn = (angle * Math.PI) / 180;
  const ink = (text: string, heights: readonly number[]) =>
    heights.flatMap((down) =>
      Array.from({ length: 31 }, (_, i): Point => {
        const along = (i / 30 - 0.5) * text.length * LETTER * FIGURE_SIZE;
        const away = down * FIGURE_SIZE;
        return [
          x + along * Math.cos(turn) - away * Math.sin(turn),
          y + along * Math.sin(turn) + away * Math.cos(turn),
        ];
      }),
    );
  return [...ink(above, [-1.15, -0.8, -0.45]), ...ink(below, [0.45, 0.8, 1.15])];
};

const nearest = (some: readonly Point[], others: readonly Point[]): number =>
  some.reduce(
    (least, [x, y]) =>
      others.reduce((it, [ox, oy]) => Math.min(it, Math.hypot(x - ox, y - oy)), least),
    Infinity,
  );

test.each(SETS.map((names) => [names.join(', '), names] as const))(
  'every office is on the map of %s, well inside it',
  (_, names) => {
    const { view, placed } = drawnWith(names);
    expect(placed).toHaveLength(names.length);
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThan(view.width * 0.01);
      expect(x).toBeLessThan(view.width * 0.99);
      expect(y).toBeGreaterThan(view.height * 0.02);
      expect(y).toBeLessThan(view.height * 0.98);
    }
  },
);

test.each(SETS.slice(0, 7).map((names) => [names.join(', '), names] as const))(
  'every name has room on the map of %s',
  (_, names) => {
    expect(drawnWith(names).placed.filter(({ side }) => side === null)).toEqual([]);
  },
);

test('the region is no larger than the offices ask for', () => {
  const { placed, view } = drawnWith(['Zürich', 'London']);
  const [a, b] = placed;
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(
    view.width / 2,
  );
});

test('where names would lie on each other, one is left out and the rest stays', () => {
  const crowd = Array.from({ length: 9 }, () => 'Valletta' as const);
  const { placed } = drawnWith(crowd);
  const named = placed.filter(({ side }) => side);
  expect(named.length).toBeLessThan(crowd.length);
  expect(new Set(named.map(({ side }) => side)).size).toBe(named.length);
});

test('one office alone has no course and no figures', () => {
  const { courses, figures } = drawnWith(['Singapore']);
  expect([...courses, ...figures]).toEqual([]);
});

test.each(SETS.slice(0, 7).map((names) => [names.join(', '), names] as const))(
  'no name hides a course on the map of %s',
  (_, names) => {
    const { placed, ways } = drawnWith(names);
    for (const name of placed) {
      for (const size of NAME_SIZES)
        expect(nearest(inkOfName(name, size), ways.flat()), name.name).toBeGreaterThan(2);
    }
  },
);

test.each(SETS.map((names) => [names.join(', '), names] as const))(
  'figures stand upright along their course, clear of all else, on the map of %s',
  (_, names) => {
    const { placed, ways, figures } = drawnWith(names);
    const dots = placed.map(({ x, y }): Point => [x, y]);
    for (const own of figures) {
      const ink = inkOfFigures(own);
      expect(Math.abs(own.angle)).toBeLessThanOrEqual(90);
      const under = ways.filter((way) => nearest([[own.x, own.y]], way) < 1);
      expect(under).toHaveLength(1);
      expect(nearest(ink, ways.flat())).toBeGreaterThan(0.2 * FIGURE_SIZE);
      expect(nearest(ink, dots)).toBeGreaterThan(8);
      for (const size of NAME_SIZES.slice(1)) {
        for (const name of placed)
          expect(nearest(ink, inkOfName(name, size)), name.name).toBeGreaterThan(2);
      }
      for (const other of figures.filter((it) => it !== own))
        expect(nearest(ink, inkOfFigures(other))).toBeGreaterThan(2);
    }
  },
);

const CITIES = Object.keys(PLACES) as (keyof typeof PLACES)[];
test.each(CITIES.flatMap((from, i) => CITIES.slice(i + 1).map((to) => [from, to] as const)))(
  'the course from %s to %s bears its figures, if it is long enough and all of it can be seen',
  (from, to) => {
    const { view, ways, figures } = drawnWith([from, to]);
    const [way = []] = ways;
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [way[0], way.at(-1)];
    const isSeen = way.every(
      ([x, y]) => x > 60 && y > 60 && x < view.width - 60 && y < view.height - 60,
    );
    const isOwed = isSeen && Math.hypot(bx - ax, by - ay) > 200;
    expect(figures).toHaveLength(isOwed ? 1 : figures.length);
  },
);

/** Offices in a ring about the head office. */
const star = (count: number, turn: number) => {
  const around = Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI;
    return {
      name: `Office ${i}`,
      latitude: 8 * Math.sin(angle),
      longitude: 10 * Math.cos(angle),
    };
  });
  return drawn([{ name: 'Head', latitude: 0, longitude: 0 }, ...around]);
};

const TURNS = [0, 0.25, 0.5, 0.75];
test.each([3, 4, 5, 6].flatMap((count) => TURNS.map((turn) => [count, turn] as const)))(
  'of %i courses in a star, turned by %d, each bears its figures',
  (count, turn) => {
    const { placed, figures } = star(count, turn);
    expect(placed.filter(({ side }) => side)).toHaveLength(count + 1);
    expect(figures).toHaveLength(count);
  },
);

test.each([3, 4].flatMap((count) => TURNS.map((turn) => [count, turn] as const)))(
  'of %i courses in a star, turned by %d, no name hides one',
  (count, turn) => {
    const { placed, ways } = star(count, turn);
    for (const name of placed) {
      for (const size of NAME_SIZES)
        expect(nearest(inkOfName(name, size), ways.flat()), name.name).toBeGreaterThan(2);
    }
  },
);

test('a course too short for its figures stays without', () => {
  const { courses, figures, ways } = drawnWith(['Zürich', 'Zug', 'London']);
  expect(courses).toHaveLength(2);
  expect(figures).toHaveLength(1);
  const [figure] = figures;
  expect(nearest([[figure?.x ?? 0, figure?.y ?? 0]], ways[1] ?? [])).toBeLessThan(1);
});

test('courses are the shortest ways, across the date line and the pole', () => {
  const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
  expect(courseBetween(at(0, 0), at(0, 90)).bearing).toBe(90);
  expect(courseBetween(at(0, 0), at(0, 90)).kilometres).toBeCloseTo((6371 * Math.PI) / 2, 3);
  expect(courseBetween(at(0, 179), at(0, -179)).bearing).toBe(90);
  expect(courseBetween(at(60, 0), at(60, 180)).bearing).toBe(0);
  expect(courseBetween(at(10, 5), at(-10, 5)).bearing).toBe(180);
  const { longitude } = placeOnCourse(courseBetween(at(0, 170), at(0, -170)), 0.5);
  expect(Math.abs(longitude)).toBeCloseTo(180, 6);
});

test('a place on the map is where the picture has it', () => {
  const view = viewPlaces([{ latitude: 0, longitude: 0 }]);
  expect(projectPlace(view, { latitude: 0, longitude: 0 })).toEqual([
    expect.closeTo(view.width / 2, 6),
    expect.closeTo(view.height / 2, 6),
  ]);
});
