/** The map of the offices: its region, its picture and its words follow from where they are. */
import { createHash } from 'node:crypto';
import type { MultiPolygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { courseBetween } from '#lib/map/courses.ts';
import { drawMap } from '#lib/map/drawing.ts';
import { placeFigures, placeNames, type MapWords } from '#lib/map/labels.ts';
import { viewPlaces } from '#lib/map/view.ts';
import type { Palette } from '#lib/palette.ts';
import { placeName } from '#lib/place-name.ts';
import { readAtlas } from './atlas.ts';
import type { Office } from './schemas.ts';

const layOut = (offices: readonly Office[], language: string) => {
  const places = offices.map(({ id, label, headOffice, latitude, longitude }) => ({
    id,
    name: placeName(label),
    isHead: headOffice === true,
    latitude,
    longitude,
  }));
  const view = viewPlaces(places);
  const head = places.find(({ isHead }) => isHead);
  const distance = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  const courses = places
    .filter((place) => head && place !== head)
    .map((place) => {
      const course = courseBetween(head ?? place, place);
      const above = `${String(course.bearing).padStart(3, '0')}°`;
      return { ...course, above, below: distance.format(course.kilometres) };
    });
  const names = placeNames(view, places, courses);
  return { view, places, courses, names, figures: placeFigures(view, names, courses) };
};

/**
 * @param language - in which the distances are written
 */
export const mapWords = (offices: readonly Office[], language: string): MapWords => {
  const { view, names, figures } = layOut(offices, language);
  return { width: view.width, height: view.height, names, figures };
};

/** Coasts and borders, at a scale that holds small islands wherever they can be seen. */
const readShores = async (isWorld: boolean) => {
  const atlas = await readAtlas(isWorld ? '50m' : '10m');
  const [land] = feature(atlas, atlas.objects.land).features;
  return {
    // All land is one shape there.
    land: land?.geometry as MultiPolygon,
    borders: mesh(atlas, atlas.objects.countries, (a, b) => a !== b),
  };
};

/** The picture under the words, and an address that changes with it. */
export const mapPicture = async (offices: readonly Office[], palette: Palette) => {
  const { view, places, courses } = layOut(offices, 'en');
  const svg = drawMap({
    view,
    ...(await readShores(view.isWorld)),
    offices: places,
    courses,
    palette,
  });
  return { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 10) };
};
