/**
 * Places in another part of the world than they say: latitude and longitude stand in each other's place,
 * or a minus sign is missing.
 */
import { geoContains } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { parse } from 'yaml';
import { courseBetween } from '#lib/map/courses.ts';
import type { Coordinates } from '#lib/map/view.ts';
import { readAtlas } from './atlas.ts';
import { countryNamesIn } from './locale-codes.ts';
import type { Problem } from './problems.ts';
import type { Content } from './read.ts';
import { lineOfField } from './yaml-file.ts';

type Shape = Feature<Polygon | MultiPolygon, { name: string }>;

/** A few places that the atlas shows have no code. */
type Country = Shape & { code: string | undefined };

/** In kilometres: so near to its country a place on a coast lies, drawn as coarsely as here. */
const NEAR = 60;

const kilometres = (one: Coordinates, other: Coordinates): number =>
  courseBetween(one, other).kilometres;

const isIn = (country: Country, place: Coordinates): boolean =>
  geoContains(country, [place.longitude, place.latitude]) ||
  (country.geometry.type === 'Polygon'
    ? [country.geometry.coordinates]
    : country.geometry.coordinates
  )
    .flat(2)
    .some(([longitude = 0, latitude = 0]) => kilometres(place, { longitude, latitude }) < NEAR);

const readCountries = async (): Promise<Country[]> => {
  const atlas = await readAtlas('50m');
  const shapes = feature(atlas, atlas.objects.countries).features as Shape[];
  // It has the numbers of the standard.
  return shapes.map((shape) => ({
    ...shape,
    code: shape.id === undefined ? undefined : new Intl.Locale(`und-${shape.id}`).region,
  }));
};

/** What the countries are called in a language, and in the atlas. */
const countryNames = (
  language: string,
  countries: readonly Country[],
): { name: string; code: string }[] => {
  const namesOf = countryNamesIn(language);
  return countries.flatMap(({ code, properties }) =>
    code === undefined ? [] : [...namesOf(code), properties.name].map((name) => ({ name, code })),
  );
};

/** Letters that stand for a name are a word of their own: RUSSIA does not speak of the US. */
const mentions = (words: string, name: string): boolean =>
  /^[A-Z.]+$/.test(name) ? words.split(/[\s,()]+/).includes(name) : words.includes(name);

/** The parts of the country that words such as “the United States” mean; none where it has other words. */
const findCountry = (
  words: string,
  names: ReturnType<typeof countryNames>,
  countries: readonly Country[],
): Country[] => {
  const [meant] = names
    .filter(({ name }) => mentions(words, name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return meant === undefined ? [] : countries.filter(({ code }) => code === meant.code);
};

/** What may have been meant: the other way round, and with other signs. */
const meanings = ({ latitude, longitude }: Coordinates): Coordinates[] =>
  [
    { latitude: longitude, longitude: latitude },
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    { latitude: -latitude, longitude: -longitude },
  ].filter((place) => Math.abs(place.latitude) <= 90);

const tell = (found: Coordinates, right: Coordinates, outside: string) => ({
  found: `${found.latitude}, ${found.longitude}`,
  message: `${found.latitude === right.longitude ? 'stands in the place of the longitude, it seems, and that in its place: so this' : 'or the longitude lacks its minus sign, or has one too many, it seems: this'} lies far from ${outside}. Write latitude: ${right.latitude} and longitude: ${right.longitude}`,
});

/**
 * Finds offices that lie in their country, and a chart that holds an office, only if read otherwise.
 *
 * @param files - the texts, for the lines
 * @param notify - is told of offices that lie in the sea however they are read: the atlas may lack an island
 */
export const findMisplaced = async (
  { brand, firm, words }: Pick<Content, 'brand' | 'firm' | 'words'>,
  files: Readonly<Record<string, string>>,
  notify?: (notice: Problem) => void,
): Promise<Problem[]> => {
  const countries = await readCountries();
  const names = countryNames(words.language, countries);
  const isInAny = (among: readonly Country[], place: Coordinates): boolean =>
    among.some((country) => isIn(country, place));
  const file = 'firm.yaml';
  const source = files[file] ?? '';
  // Drafts, which may be left out of the content, included.
  const { offices } = parse(source) as { offices: readonly { id: string }[] };
  const ofOffices = firm.offices.flatMap((office): Problem[] => {
    const country = findCountry(office.country, names, countries);
    if (country.length === 0 || isInAny(country, office)) return [];
    const right = meanings(office).find((place) => isInAny(country, place));
    const index = offices.findIndex(({ id }) => id === office.id);
    const line = lineOfField(source, ['offices', index, 'latitude']);
    const field = `offices “${office.label}” latitude`;
    if (right) return [{ file, line, field, ...tell(office, right, office.country) }];
    // In another country it may be right: that of Puerto Rico is the United States.
    if (!isInAny(countries, office)) {
      const found = `${office.latitude}, ${office.longitude}`;
      const message = `lies in the sea, far from ${office.country}: look the two figures up on a map. If they are right, leave them`;
      notify?.({ file, line, field, found, message });
    }
    return [];
  });
  const { chart } = brand;
  const holdsOffice = (middle: Coordinates): boolean =>
    firm.offices.some((office) => kilometres(middle, office) < (chart?.width ?? 0));
  const right = chart && !holdsOffice(chart) && meanings(chart).find(holdsOffice);
  if (!right) return ofOffices;
  const brandFile = 'brand/brand.yaml';
  const line = lineOfField(files[brandFile] ?? '', ['chart', 'latitude']);
  return [
    ...ofOffices,
    {
      file: brandFile,
      line,
      field: 'chart.latitude',
      ...tell(chart, right, 'every office of the firm'),
    },
  ];
};
