import { describe, expect, test } from 'vitest';
import { readContent } from './read.ts';
import { files, messagesOf, options, withChange } from './test-content.ts';

const MEMBER = 'team/sorin-dragomir.yaml';
const draftMember = withChange(MEMBER, /^/, 'draft: true\n');

const inRelease = (changed: typeof files) => readContent(changed, options);
const inPreview = (changed: typeof files) => readContent(changed, { ...options, showDrafts: true });

test('a draft is left out of a release and marked in the preview', () => {
  const before = inRelease(files).team.length;
  expect(inRelease(draftMember).team.map(({ name }) => name)).not.toContain('Dr. Sorin Drăgomir');
  expect(inRelease(draftMember).team).toHaveLength(before - 1);
  expect(inPreview(draftMember).team.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^Draft: Dr\.\sSorin\sDrăgomir$/),
  );
});

test.each([
  ['services.yaml', '- id: relocation', 'services', 'title'],
  ['values.yaml', '- id: candour', 'values', 'title'],
] as const)('an entry of %s can be a draft', (file, id, key, title) => {
  const changed = withChange(file, id, `${id}\n  draft: true`);
  expect(inRelease(changed)[key]).toHaveLength(inRelease(files)[key].length - 1);
  expect(inPreview(changed)[key].filter((record) => /^Draft: /.test(record[title]))).toHaveLength(
    1,
  );
});

test('an office and a case study can be drafts', () => {
  const opening =
    'draft: true\n    label: Basel\n    country: Switzerland\n    latitude: 47.6\n    longitude: 7.6';
  const office = withChange(
    'firm.yaml',
    '- id: london',
    `- id: basel\n    ${opening}\n  - id: london`,
  );
  const idsOf = ({ firm }: ReturnType<typeof inRelease>) => firm.offices.map(({ id }) => id);
  expect(idsOf(inRelease(office))).toEqual(idsOf(inRelease(files)));
  expect(idsOf(inPreview(office))).toContain('basel');
  expect(messagesOf(withChange(MEMBER, 'Sorin is', '{office:basel} is', office))).toEqual([
    expect.stringMatching(/sorin-dragomir\.yaml:\d+ {2}bio: .* names a draft: publish that record/),
  ]);
  const study = withChange('case-studies/two-residences.yaml', /^/, 'draft: true\n');
  expect(inRelease(study).caseStudies.map(({ id }) => id)).not.toContain('two-residences');
});

test.each([
  'Draft: Robots',
  'Draft:Robots',
  'draft: Robots',
  'DRAFT : Robots',
  '**Draft:** Robots',
])('a section of the policy is a draft if its heading says so, as in “%s”', (typed) => {
  const [heading = ''] = /^## .*$/m.exec(files['privacy-policy.md'] ?? '') ?? [];
  const changed = withChange('privacy-policy.md', heading, `## ${typed}\n\nNone.\n\n${heading}`);
  const headings = (content: ReturnType<typeof inRelease>) =>
    content.privacyPolicy.sections.map((section) => section.heading);
  expect(headings(inRelease(changed))).toEqual(headings(inRelease(files)));
  expect(headings(inPreview(changed))).toContain(typed.replaceAll('*', ''));
});

describe('mentions', () => {
  test('are filled with the names of the records', () => {
    const { team } = inRelease(files);
    expect(team.find(({ id }) => id === 'imogen-achterberg')?.bio).toMatch(/runs London\./);
    const changed = withChange(MEMBER, 'Sorin is', '{member:sorin-dragomir} is');
    expect(inRelease(changed).team.find(({ id }) => id === 'sorin-dragomir')?.bio).toMatch(
      /^Dr\.\sSorin\sDrăgomir is/,
    );
  });

  test('of a draft may stand in a draft', () => {
    const changed = withChange(MEMBER, 'Sorin is', '{member:sorin-dragomir} is', draftMember);
    expect(messagesOf(changed)).toEqual([]);
  });

  test('of a draft are refused elsewhere, in the preview as in a release', () => {
    const changed = withChange(
      'pages.yaml',
      'Ring, write',
      'Ask {member:sorin-dragomir}',
      draftMember,
    );
    expect(messagesOf(changed)).toEqual([expect.stringMatching(/contact\.lead: .* names a draft/)]);
    expect(() => inPreview(changed)).toThrow(/names a draft/);
  });
});
