import { expect, test } from 'vitest';
import { readContent, type ContentFiles } from './read.ts';
import { listSamples } from './samples.ts';
import { files, options, withChange } from './test-content.ts';

const placesIn = (changed: ContentFiles) => listSamples(readContent(changed, options));

/** The files as a firm leaves them that has replaced everything. */
const replaced: ContentFiles = Object.fromEntries(
  Object.entries(files).map(([name, text]) => [
    name,
    text
      .replaceAll(/^ *sample: true\n/gm, '')
      .replace(/^samples:\n(?: {2}- .*\n)+/m, '')
      .replaceAll('@cayomeridian.example', '@cayomeridian.com'),
  ]),
);

test('content without marks holds no sample', () => {
  expect(placesIn(replaced)).toEqual([]);
});

test.each([
  ['team/ines-bodden.yaml', /^/, 'sample: true\n', 'content/team/ines-bodden.yaml', true],
  [
    'case-studies/first-fund.yaml',
    /^/,
    'sample: true\n',
    'content/case-studies/first-fund.yaml',
    true,
  ],
  ['firm.yaml', /^/, 'samples: [headOffice]\n', 'content/firm.yaml  headOffice', true],
  ['firm.yaml', '- id: miami', '- id: miami\n    sample: true', 'content/firm.yaml  offices', true],
  [
    'firm.yaml',
    'legal@cayomeridian.com',
    'legal@cayomeridian.example',
    'content/firm.yaml  email',
    true,
  ],
  ['firm.yaml', /^/, 'samples: [tagline]\n', 'content/firm.yaml  tagline', false],
  [
    'services.yaml',
    '- id: spv-structuring',
    '- id: spv-structuring\n  sample: true',
    'content/services.yaml  spv-structuring',
    false,
  ],
  [
    'values.yaml',
    '- id: insight',
    '- id: insight\n  sample: true',
    'content/values.yaml  insight',
    false,
  ],
  ['pages.yaml', /^team:/m, 'team:\n  sample: true', 'content/pages.yaml  team', false],
  ['privacy-policy.md', /^---/, '---\nsample: true', 'content/privacy-policy.md', false],
] as const)('%s: a sample is found (%s, %s)', (file, pattern, text, place, isRefused) => {
  expect(placesIn(withChange(file, pattern, text, replaced))).toEqual([{ place, isRefused }]);
});

test('a draft is not published and therefore no sample', () => {
  const marks = 'draft: true\nsample: true\n';
  expect(placesIn(withChange('team/ines-bodden.yaml', /^/, marks, replaced))).toEqual([]);
});
