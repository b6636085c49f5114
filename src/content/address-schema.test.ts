import { expect, test } from 'vitest';
import { addressSchema, linesOfStreet } from './address-schema.ts';

const inSingapore = {
  lines: ['Singapore 049315', '1 Raffles Place', 'Singapore'],
  locality: 'Singapore',
  postalCode: '049315',
  country: 'Singapore',
  countryCode: 'SG',
};
const inRome = {
  lines: ['Via Roma 1', '00184 Roma', 'Italia'],
  locality: 'Roma',
  postalCode: '00184',
  country: 'Italia',
  countryCode: 'IT',
};
const inRoatan = {
  lines: ['Casa Norte', 'Main Road', 'Coxen Hole', 'Bay Islands', 'Honduras'],
  locality: 'Coxen Hole',
  region: 'Bay Islands',
  country: 'Honduras',
  countryCode: 'HN',
};

test.each([
  [inSingapore, ['1 Raffles Place']],
  [inRome, ['Via Roma 1']],
  [inRoatan, ['Casa Norte', 'Main Road']],
  [{ ...inRoatan, region: undefined }, ['Casa Norte', 'Main Road']],
])('the street stands beside the line of the town: %j', (address, street) => {
  expect(addressSchema.safeParse(address).success).toBe(true);
  expect(linesOfStreet(address)).toEqual(street);
});

test.each([
  ['locality', 'Utila'],
  ['region', 'Cortés'],
  ['country', 'Belize'],
  ['postalCode', '34101'],
])('a %s that does not stand in the lines is told', (field, value) => {
  const { error } = addressSchema.safeParse({ ...inRoatan, [field]: value });
  expect(error?.issues.filter(({ path }) => path[0] === field)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('write it the same') as string }),
  ]);
});
