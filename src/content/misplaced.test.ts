import { describe, expect, test } from 'vitest';
import { readContent } from './read.ts';
import { findMisplaced } from './misplaced.ts';
import { files, options } from './test-content.ts';

const { brand, firm, words } = readContent(files, options);
const [office] = firm.offices;
if (!office) throw new Error('a firm has an office');

const foundWith = (
  place: Partial<typeof office>,
  language = 'en',
  notify?: Parameters<typeof findMisplaced>[2],
) =>
  findMisplaced(
    {
      brand: { ...brand, chart: undefined },
      firm: { ...firm, offices: [{ ...office, ...place }] },
      words: { ...words, language },
    },
    files,
    notify,
  );

describe('an office', () => {
  test.each([
    ['Switzerland', 'en', 47.37, 8.54],
    ['Suiza', 'es', 47.37, 8.54],
    ['the United Kingdom', 'en', 51.51, -0.09],
    ['the United States', 'en', 25.76, -80.19],
    ['the US', 'en', 25.76, -80.19],
    ['Florida, USA', 'en', 25.76, -80.19],
    ['the U.K.', 'en', 53.48, -2.24],
    ['Honduras', 'en', 16.354, -86.458],
    ['Portugal', 'pt', 32.65, -16.91],
    // Off the coast as it is drawn, and far from every corner of the border.
    ['Lebanon', 'en', 33.9, 35.4],
    ['the United States', 'en', 38.5, -98],
    ['Papua New Guinea', 'en', -9.44, 147.18],
    ['the Dominican Republic', 'en', 18.47, -69.9],
    ['the Cayman Islands', 'en', 19.29, -81.38],
    ['the British Virgin Islands', 'en', 18.43, -64.62],
    ['Trinidad and Tobago', 'en', 10.65, -61.5],
    ['Hong Kong', 'en', 22.28, 114.16],
    ['Hong Kong SAR, China', 'en', 22.28, 114.16],
    ['Nigeria', 'en', 6.45, 3.39],
    ['Equatorial Guinea', 'en', 3.75, 8.78],
    ['Turkey', 'en', 41.01, 28.98],
    ['the Democratic Republic of the Congo', 'en', -4.32, 15.31],
    ['los US', 'es', 38.9, -77.04],
  ])(
    'in %s (%s) is in place as it is, and told the other way round or with another sign',
    async (...row) => {
      const [country, language, latitude, longitude] = row;
      const notices: unknown[] = [];
      const notify = (notice: unknown) => notices.push(notice);
      expect(await foundWith({ country, latitude, longitude }, language, notify)).toEqual([]);
      expect(notices).toEqual([]);
      for (const wrong of [
        { latitude: longitude, longitude: latitude },
        { latitude: -latitude, longitude },
        // Near the meridian of Greenwich either sign is in the country.
        ...(Math.abs(longitude) > 5 ? [{ latitude, longitude: -longitude }] : []),
      ]) {
        expect(await foundWith({ country, ...wrong }, language)).toEqual([
          expect.objectContaining({
            file: 'firm.yaml',
            found: `${wrong.latitude}, ${wrong.longitude}`,
            message: expect.stringContaining(
              `Write latitude: ${latitude} and longitude: ${longitude}`,
            ) as string,
          }),
        ]);
      }
    },
  );

  const told = async (place: Partial<typeof office>): Promise<unknown[]> => {
    const notices: unknown[] = [];
    expect(await foundWith(place, 'en', (notice) => notices.push(notice))).toEqual([]);
    return notices;
  };

  test.each([
    ['in RUSSIA, which is not the US', { country: 'RUSSIA', latitude: 25.76, longitude: 80.19 }],
    ['in a country of other words', { country: 'Atlantis', latitude: 8.5, longitude: 47.4 }],
    ['on other land', { country: 'the United States', latitude: 18.47, longitude: -66.11 }],
  ])('%s is left alone', async (_, place) => {
    expect(await told(place)).toEqual([]);
  });

  test('in the sea, yet not the other way round, refuses nothing and is told', async () => {
    expect(await told({ country: 'Switzerland', latitude: 1, longitude: 2 })).toEqual([
      expect.objectContaining({
        found: '1, 2',
        message: expect.stringContaining('lies in the sea, far from Switzerland:') as string,
      }),
    ]);
  });

  test('is told by what was done: two figures that changed places, or signs', async () => {
    const honduras = { country: 'Honduras', latitude: 16.354, longitude: -86.458 };
    const messageOf = async (place: Partial<typeof honduras>) =>
      (await foundWith({ ...honduras, ...place }))[0]?.message ?? '';
    expect(await messageOf({ latitude: -86.458, longitude: 16.354 })).toMatch(
      /^stands in the place of the longitude/,
    );
    const bySigns = /^or the longitude lacks its minus sign.*: 16\.354 and longitude: -86\.458$/;
    expect(await messageOf({ longitude: 86.458 })).toMatch(bySigns);
    expect(await messageOf({ latitude: -16.354, longitude: 86.458 })).toMatch(bySigns);
  });

  test('of several is told with its own line and name', async () => {
    const [, second] = firm.offices;
    if (!second) throw new Error('the firm has two offices');
    const swapped = { ...second, latitude: second.longitude, longitude: second.latitude };
    const [found] = await findMisplaced(
      {
        brand: { ...brand, chart: undefined },
        firm: { ...firm, offices: [office, swapped] },
        words,
      },
      files,
    );
    expect(found?.field).toBe(`offices “${second.label}” latitude`);
    const line = (files['firm.yaml'] ?? '').split('\n')[(found?.line ?? 0) - 1];
    expect(line).toMatch(new RegExp(`latitude: ${second.latitude}0*$`));
  });

  test('is told with its line', async () => {
    const [found] = await foundWith({ latitude: office.longitude, longitude: office.latitude });
    const line = (files['firm.yaml'] ?? '').split('\n')[(found?.line ?? 0) - 1];
    expect(line).toContain(`latitude: ${office.latitude}`);
  });
});

test('a chart that holds an office only the other way round is told', async () => {
  const { latitude, longitude } = office;
  const chartOf = (chart: { latitude: number; longitude: number }) =>
    findMisplaced(
      { brand: { ...brand, chart: { ...chart, width: 300, turn: 0 } }, firm, words },
      files,
    );
  expect(await chartOf({ latitude, longitude })).toEqual([]);
  expect(await chartOf({ latitude: longitude, longitude: latitude })).toEqual([
    expect.objectContaining({ file: 'brand/brand.yaml', field: 'chart.latitude' }),
  ]);
  // A turn of the globe and its poles.
  expect(await chartOf({ latitude: longitude, longitude: 179 })).toEqual([]);
  expect(await chartOf({ latitude: -60, longitude: 0 })).toEqual([]);
});
