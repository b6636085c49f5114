import { describe, expect, test } from 'vitest';
import { fieldName, valueAt } from './path.ts';

test('where a path leads nowhere there is no value', () => {
  expect(valueAt({ offices: [{ city: 'a' }] }, ['offices', 0, 'city'])).toBe('a');
  expect(valueAt({ offices: null }, ['offices', 0, 'city'])).toBeUndefined();
  expect(valueAt({}, ['offices', 0, 'city'])).toBeUndefined();
});

describe('a record is named by what its author called it', () => {
  const nameOf = (record: unknown) => fieldName(['records', 0, 'text'], { records: [record] });

  test.each([
    ['its title', { title: 'Reef', id: 'r' }, 'records “Reef” text'],
    ['its id where the title is blank', { title: ' ', id: 'r' }, 'records “r” text'],
    ['its id where the title is a number', { title: 3, id: 'r' }, 'records “r” text'],
    ['its place where it has no name', {}, 'records[1].text'],
    ['its name without the spaces around', { name: ' Reef ' }, 'records “Reef” text'],
    ['the beginning of a long name', { name: 'x'.repeat(60) }, `records “${'x'.repeat(50)}” text`],
  ])('%s', (_, record, name) => {
    expect(nameOf(record)).toBe(name);
  });
});
