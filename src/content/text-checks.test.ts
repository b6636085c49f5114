import { expect, test } from 'vitest';
import { findForbidden, findUnknownPlaceholders } from './text-checks.ts';

const known = {
  name: 'N',
  generalEmail: 'a@b.example',
  'headOffice:place': 'P',
  'office:miami': 'Miami',
  'member:ann-lee': 'Ann Lee',
  'count:offices': 'two',
  'figure:offices': '2',
};
const messageOf = (placeholder: string) => findUnknownPlaceholders(placeholder, known)[0]?.message;

test('what stands in braces is told with what was meant', () => {
  expect(messageOf('{generalEmial}')).toBe(
    'is not a known placeholder. Did you mean {generalEmail}?',
  );
  expect(messageOf('{  generalEmail  }')).toContain('Did you mean {generalEmail}?');
  expect(messageOf('{office:miam}')).toBe(
    'names an office that does not exist. Did you mean {office:miami}?',
  );
  expect(messageOf('{member:somebody-else}')).toBe(
    'names a member that does not exist. Allowed: member:ann-lee',
  );
  expect(messageOf('{headOffice:region}')).toBe(
    'needs this line of headOffice in firm.yaml. Allowed: headOffice:place',
  );
  expect(messageOf('{count:offices|office}')).toContain('is not written as {count:offices|');
});

test('where nothing like it is known, all facts are named, and each kind of mention once', () => {
  const all = 'name, generalEmail, headOffice:…, office:…, member:…, count:…, figure:…';
  for (const unknown of ['{the street}', '{street:miami}', '{office}', '{}']) {
    expect(messageOf(unknown)).toBe(`is not a known placeholder. Allowed: ${all}`);
  }
});

test('a bracket without its partner is found where it stands, beside whole ones', () => {
  expect(findForbidden('{name} and {count')).toEqual([
    expect.objectContaining({ found: '{', index: 11 }),
  ]);
  expect(findForbidden('{name} and name}')).toEqual([
    expect.objectContaining({ found: '}', index: 15 }),
  ]);
});
