import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContent } from './read.ts';
import { firmSchema } from './schemas.ts';
import { breadcrumbData, firmData, scriptJson } from './structured-data.ts';
import { files, options } from './test-content.ts';

test('SEO-03 no text can end the script that its JSON stands in', () => {
  const text = 'A "quoted" firm </script><script>alert(1)</script> <!-- & more';
  expect(scriptJson({ text })).not.toMatch(/<\/?script|<!--/);
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});

test('whatever is written is read back the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(scriptJson({ text })).not.toContain('<');
      expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
    }),
  );
});

const SITE = 'https://firm.example';
const { firm, words } = readContent(files, options);

test.each([
  [['Bahnhofstrasse 12', '8001 Zürich', 'Switzerland'], 'Zürich', '8001', 'CH'],
  [['1 Poultry', 'London', 'EC2R 8EJ', 'United Kingdom'], 'London', 'EC2R 8EJ', 'GB'],
  [['1 Raffles Place', '#20-01', 'Singapore 048616', 'Singapore'], 'Singapore', '048616', 'SG'],
  [['350 5th Avenue', 'New York, NY 10118', 'USA'], 'New York', '10118', 'US'],
  [['Boston Tower', '200 Boston Post Road', 'Boston, MA 02101', 'USA'], 'Boston', '02101', 'US'],
  [['Zürichstrasse 7', '8001 Zürich', 'Switzerland'], 'Zürich', '8001', 'CH'],
  [['11 Rue Grimaldi', 'Monaco'], 'Monaco', undefined, 'MC'],
  [['Al Maktoum Road', 'Dubai', 'United Arab Emirates'], 'Dubai', undefined, 'AE'],
])('the address %j is read and told in parts', (lines, locality, postalCode, countryCode) => {
  const country = lines.at(-1) ?? '';
  const headOffice = { lines, locality, postalCode, country, countryCode };
  expect(firmSchema.shape.headOffice.parse(headOffice)).toEqual(headOffice);
  const data = firmData({ ...firm, headOffice }, 'https://firm.example');
  expect(data).toHaveProperty('address', {
    '@type': 'PostalAddress',
    streetAddress: lines
      .slice(0, ['SG', 'US'].includes(countryCode) ? lines.length - 2 : 1)
      .join(', '),
    addressLocality: locality,
    ...(postalCode && { postalCode }),
    addressCountry: countryCode,
  });
});

test('what is told of the firm is what its file says', () => {
  const region = 'Bay Islands';
  const times = [
    { days: 'Monday to Wednesday and Friday', opens: '08:00', closes: '12:00' },
    { days: 'Sunday', opens: '10:00', closes: '11:00' },
  ];
  const headOffice = { ...firm.headOffice, region };
  const openingHours = { ...firm.openingHours, times, timeZone: 'Europe/Zurich' };
  expect(firmData({ ...firm, headOffice, openingHours }, SITE)).toMatchObject({
    '@type': 'LegalService',
    name: firm.name,
    legalName: firm.legalName,
    url: `${SITE}/`,
    image: expect.stringMatching(new RegExp(`^${SITE}/\\S+\\.(?:png|jpg)$`)) as string,
    address: { addressRegion: region },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '08:00', closes: '12:00' },
      { dayOfWeek: ['Sunday'], opens: '10:00', closes: '11:00' },
    ],
    additionalProperty: { value: 'Europe/Zurich' },
    location: firm.offices.map(({ label }) => ({ '@type': 'Place', name: label })),
  });
});

test('the way to a page begins at home', () => {
  expect(breadcrumbData('team', words.pages, SITE).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: words.pages.home, item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: words.pages.team, item: `${SITE}/team` },
  ]);
});
