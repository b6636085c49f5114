import { expect, test } from 'vitest';
import { courseBetween, placeOnCourse } from './courses.ts';
import { placeFigures, placeNames } from './labels.ts';
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

const drawnWith = (names: readonly (keyof typeof PLACES)[]) => {
  const places = names.map((name, i) => {
    const [latitude, longitude] = PLACES[name];
    return { id: `${name}-${i}`, name, isHead: i === 0, latitude, longitude };
  });
  const view = viewPlaces(places);
  const [head] = places;
  const courses = places
    .slice(1)
    .map((to) => ({ ...courseBetween(head ?? to, to), text: '000° · 10,000 km' }));
  const placed = placeNames(view, places, courses);
  return { places, view, courses, placed, figures: placeFigures(view, placed, courses) };
};

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

test('figures stand upright beside their course', () => {
  for (const names of SETS) {
    for (const { angle } of drawnWith(names).figures)
      expect(Math.abs(angle)).toBeLessThanOrEqual(90);
  }
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
