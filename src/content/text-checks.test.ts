import { expect, test } from 'vitest';
import { findForbidden, findUnfit, findUnknownPlaceholders } from './text-checks.ts';

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

test.each([
  'Ante todo, claridad',
  'TODO INCLUIDO',
  'Nuestro método, todo el día',
  'el capítulo XXX del código',
  'Super Bowl XXX',
  'as the court said [sic], “[t]he fund […]” and [1]',
  'the act [emphasis added]',
  'Fill in ____ here',
  'and/or, 24/7, 100% of A_B',
])('%s is honest use', (text) => {
  expect(findUnfit(text)).toEqual([]);
});

test.each([
  ['TODO write the rest', 'TODO'],
  ['Fees: TBD.', 'TBD'],
  ['XXX Main Road', 'XXX'],
  ['Call XXXX', 'XXXX'],
  ['the law of [State]', '[State]'],
  ['[Legal Entity Name] shares nothing', '[Legal Entity Name]'],
  ['on [Month Day, Year]', '[Month Day, Year]'],
  ['we [do/do not] share', '[do/do not]'],
  ['[Nombre del bufete] no comparte', '[Nombre del bufete]'],
  ['Somos ________ y', '________'],
  ['as of XX/XX/20XX', 'XX/XX/20XX'],
  ['Dear «Company_Name»', '«Company_Name»'],
  ['of %COMPANY%', '%COMPANY%'],
  ['escriba a info@bufetezúñiga.example', 'info@bufetezúñiga.example'],
])('%s is a leftover', (text, found) => {
  expect(findUnfit(text)).toEqual([expect.objectContaining({ found })]);
});
