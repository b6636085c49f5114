import { expect, test } from 'vitest';
import { readContent, type ContentFiles } from './read.ts';
import { listSamples } from './samples.ts';
import { files, options, withChange } from './test-content.ts';

const placesIn = (changed: ContentFiles) => listSamples(readContent(changed, options));

/** The files as a firm leaves them that has replaced everything: no marks, addresses that exist. */
const replaced: ContentFiles = Object.fromEntries(
  Object.entries(files).map(([name, text]) => [name, text.replaceAll('.example', '.com')]),
);

test('content without marks holds no sample', () => {
  expect(placesIn(replaced)).toEqual([]);
});

test.each([
  ['team/beatriz-nunez.yaml', /^/, 'sample: true\n', 'content/team/beatriz-nunez.yaml', true],
  [
    'case-studies/two-residences.yaml',
    /^/,
    'sample: true\n',
    'content/case-studies/two-residences.yaml',
    true,
  ],
  ['firm.yaml', /^/, 'samples: [headOffice]\n', 'content/firm.yaml  headOffice', true],
  [
    'firm.yaml',
    '- id: london',
    '- id: london\n    sample: true',
    'content/firm.yaml  offices',
    true,
  ],
  [
    'firm.yaml',
    'datenschutz@nunez-zuercher.com',
    'datenschutz@nunez-zuercher.example',
    'content/firm.yaml  email',
    true,
  ],
  ['firm.yaml', /^/, 'samples: [tagline]\n', 'content/firm.yaml  tagline', false],
  [
    'services.yaml',
    '- id: relocation',
    '- id: relocation\n  sample: true',
    'content/services.yaml  relocation',
    false,
  ],
  [
    'values.yaml',
    '- id: candour',
    '- id: candour\n  sample: true',
    'content/values.yaml  candour',
    false,
  ],
  ['pages.yaml', /^team:/m, 'team:\n  sample: true', 'content/pages.yaml  team', false],
  ['privacy-policy.md', /^---/, '---\nsample: true', 'content/privacy-policy.md', false],
] as const)('%s: a sample is found (%s, %s)', (file, pattern, text, place, isRefused) => {
  expect(placesIn(withChange(file, pattern, text, replaced))).toEqual([{ place, isRefused }]);
});

test.each(['firm@example.com', 'firm@mail.example.org', 'firm@firm.test', 'firm@firm.invalid'])(
  'an address that cannot exist is a sample, marked or not: %s',
  (address) => {
    const changed = withChange('firm.yaml', 'datenschutz@nunez-zuercher.com', address, replaced);
    expect(placesIn(changed)).toEqual([{ place: 'content/firm.yaml  email', isRefused: true }]);
  },
);

test('a draft is not published and therefore no sample', () => {
  const marks = 'draft: true\nsample: true\n';
  expect(placesIn(withChange('team/beatriz-nunez.yaml', /^/, marks, replaced))).toEqual([]);
});
