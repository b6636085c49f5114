import { describe, expect, test } from 'vitest';
import { paletteOf } from '#lib/palette.ts';
import { mapPicture, mapWords } from './office-map.ts';
import { readContent } from './read.ts';
import { files, options } from './test-content.ts';

const { brand } = readContent(files, options);
const palette = paletteOf(brand.colours);

const office = (label: string, latitude: number, longitude: number, headOffice?: true) => ({
  id: label.toLowerCase(),
  label,
  country: 'the world',
  latitude,
  longitude,
  headOffice,
});

/** 1 degree along a meridian is 111 km. */
const HEAD = office('Head', 10, 20, true);
const NORTH = office('North', 12, 20);
const EAST = office('East, Where The Sun Rises', 10, 24);

describe('the words of the map', () => {
  test('are the short names of all offices, and for each course from the head office its figures', () => {
    const { names, figures } = mapWords([NORTH, HEAD, EAST], 'en');
    expect(names.map(({ name }) => name).sort()).toEqual(['East', 'Head', 'North']);
    const written = figures.map(({ above, below }) => `${above} ${below}`).sort();
    expect(written).toEqual(['000° 222 km', expect.stringMatching(/^09[01]° 438 km$/)]);
  });

  test('hold no figures where no office is the head', () => {
    const { names, figures } = mapWords([NORTH, EAST], 'en');
    expect(names).toHaveLength(2);
    expect(figures).toEqual([]);
  });

  test('write distances as the language does, in whole kilometres', () => {
    const below = (language: string) =>
      mapWords([HEAD, office('Far', -30, 20)], language).figures.map((figure) => figure.below);
    expect(below('en')).toEqual(['4,448 km']);
    expect(below('de')).toEqual(['4.448 km']);
  });
});

describe('the picture of the map', () => {
  test('draws land, borders and a dot for each office, and the same once more under one address', async () => {
    const { svg, version } = await mapPicture([HEAD, NORTH, EAST], palette);
    expect(await mapPicture([HEAD, NORTH, EAST], palette)).toEqual({ svg, version });
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    // Sudan, the Central African Republic and their neighbours share borders there.
    expect(svg.length).toBeGreaterThan(2000);
    expect(version).toMatch(/^[\da-f]{10}$/);
    const sea = await mapPicture([office('Sea', -40, -110, true)], palette);
    expect(sea.svg.length).toBeLessThan(svg.length);
    expect(sea.version).not.toBe(version);
  });

  test('has another address in other colours, whatever is drawn', async () => {
    const { version } = await mapPicture([HEAD, NORTH], palette);
    const other = await mapPicture([HEAD, NORTH], {
      ...palette,
      accent: '#123456',
      ink: '#123456',
    });
    expect(other.version).not.toBe(version);
  });
});
