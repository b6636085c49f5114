/** Places whose latitude and longitude stand in each other's place: they lie in another part of the world. */
import { readFile } from 'node:fs/promises';
import { geoContains, geoDistance } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Coordinates } from '#lib/map/view.ts';
import type { Problem } from './problems.ts';
import type { Content } from './read.ts';

type Country = Feature<Polygon | MultiPolygon, { name: string }>;

const EARTH_RADIUS = 6371;
/** In kilometres: so near to its country a place on a coast lies, drawn as coarsely as here. */
const NEAR = 60;

const kilometres = (one: Coordinates, [longitude = 0, latitude = 0]: readonly number[]): number =>
  geoDistance([one.longitude, one.latitude], [longitude, latitude]) * EARTH_RADIUS;

const isIn = (country: Country, place: Coordinates): boolean =>
  geoContains(country, [place.longitude, place.latitude]) ||
  (country.geometry.type === 'Polygon'
    ? [country.geometry.coordinates]
    : country.geometry.coordinates
  )
    .flat(2)
    .some((point) => kilometres(place, point) < NEAR);

const readCountries = async (): Promise<Country[]> => {
  const file = 'node_modules/world-atlas/countries-50m.json';
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(atlas, atlas.objects.countries).features as Country[];
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The names of all countries in a language, and in English, as the atlas has them. */
const countryNames = (language: string) => {
  const names = (locale: string) =>
    new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const [own, english] = [names(language), names('en')];
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const [name, inAtlas] = [own.of(first + second), english.of(first + second)];
      return name && inAtlas ? [{ name, inAtlas }] : [];
    }),
  );
};

/** The country that words such as “the United States” mean; undefined where the atlas has other words. */
const findCountry = (
  words: string,
  names: ReturnType<typeof countryNames>,
  countries: readonly Country[],
): Country | undefined => {
  const { inAtlas } =
    names
      .filter(({ name }) => words.includes(name))
      .toSorted((a, b) => b.name.length - a.name.length)[0] ?? {};
  if (inAtlas === undefined) return undefined;
  return (
    countries.find(({ properties }) => properties.name === inAtlas) ??
    countries.find(({ properties }) => properties.name.startsWith(`${inAtlas} `))
  );
};

/** The other way round, where that is a place. */
const swapped = ({ latitude, longitude }: Coordinates): Coordinates | undefined =>
  Math.abs(longitude) <= 90 ? { latitude: longitude, longitude: latitude } : undefined;

/** The line of the latitude that follows a line, from 1. */
const lineBelow = (source: string, start: RegExp): number => {
  const lines = source.split(/\r\n?|\n/);
  const from = lines.findIndex((line) => start.test(line));
  return lines.findIndex((line, index) => index > from && /^\s*latitude:/.test(line)) + 1;
};

const tell = (right: Coordinates, outside: string) => ({
  found: String(right.longitude),
  message: `stands in the place of the longitude, it seems, and that in its place: so this lies far from ${outside}. Write latitude: ${right.latitude} and longitude: ${right.longitude}`,
});

/**
 * Finds offices that lie in their country, and a chart that holds an office, only the other way round.
 *
 * @param files - the texts, for the lines
 */
export const findSwappedPlaces = async (
  { brand, firm, words }: Pick<Content, 'brand' | 'firm' | 'words'>,
  files: Readonly<Record<string, string>>,
): Promise<Problem[]> => {
  const countries = await readCountries();
  const names = countryNames(words.language);
  const ofOffices = firm.offices.flatMap((office): Problem[] => {
    const country = findCountry(office.country, names, countries);
    const right = swapped(office);
    if (!country || !right || isIn(country, office) || !isIn(country, right)) return [];
    const file = 'firm.yaml';
    const line = lineBelow(files[file] ?? '', new RegExp(`^\\s*(?:- )?id: *${office.id}\\s*$`));
    const field = `offices “${office.label}” latitude`;
    return [{ file, line, field, ...tell(right, office.country) }];
  });
  const { chart } = brand;
  const right = chart && swapped(chart);
  if (!right) return ofOffices;
  const holdsOffice = (middle: Coordinates): boolean =>
    firm.offices.some(
      ({ latitude, longitude }) => kilometres(middle, [longitude, latitude]) < chart.width,
    );
  if (holdsOffice(chart) || !holdsOffice(right)) return ofOffices;
  const file = 'brand/brand.yaml';
  const line = lineBelow(files[file] ?? '', /^chart:/);
  return [
    ...ofOffices,
    { file, line, field: 'chart.latitude', ...tell(right, 'every office of the firm') },
  ];
};
