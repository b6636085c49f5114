import { describe, expect, test } from 'vitest';
import { readContent } from './read.ts';
import { files, messagesOf, options, withChange } from './test-content.ts';

const MEMBER = 'team/clara-bustillo.yaml';
const draftMember = withChange(MEMBER, 'sample: true', 'draft: true');

const inRelease = (changed: typeof files) => readContent(changed, options);
const inPreview = (changed: typeof files) => readContent(changed, { ...options, showDrafts: true });

test('a draft is left out of a release and marked in the preview', () => {
  const before = inRelease(files).team.length;
  expect(inRelease(draftMember).team.map(({ name }) => name)).not.toContain('Clara Bustillo');
  expect(inRelease(draftMember).team).toHaveLength(before - 1);
  expect(inPreview(draftMember).team.map(({ name }) => name)).toContain('Draft: Clara Bustillo');
});

test.each([
  ['services.yaml', '- id: spv-structuring', 'services', 'title'],
  ['values.yaml', '- id: insight', 'values', 'title'],
] as const)('an entry of %s can be a draft', (file, id, key, title) => {
  const changed = withChange(file, id, `${id}\n  draft: true`);
  expect(inRelease(changed)[key]).toHaveLength(inRelease(files)[key].length - 1);
  expect(inPreview(changed)[key].filter((record) => /^Draft: /.test(record[title]))).toHaveLength(
    1,
  );
});

test('an office and a case study can be drafts', () => {
  const office = withChange('firm.yaml', '- id: sheridan', '- id: sheridan\n    draft: true');
  expect(messagesOf(office)).toEqual([
    expect.stringMatching(
      /tomas-interiano\.yaml:\d+ {2}bio: .* names a draft: publish that record/,
    ),
  ]);
  const unnamed = withChange('team/tomas-interiano.yaml', '{office:sheridan}', 'northern', office);
  expect(inRelease(unnamed).firm.offices.map(({ id }) => id)).not.toContain('sheridan');
  const study = withChange('case-studies/first-fund.yaml', 'sample: true', 'draft: true');
  expect(inRelease(study).caseStudies.map(({ id }) => id)).not.toContain('first-fund');
});

test('a section of the policy is a draft if its heading says so', () => {
  const [heading = ''] = /^## .*$/m.exec(files['privacy-policy.md'] ?? '') ?? [];
  const changed = withChange(
    'privacy-policy.md',
    heading,
    `## Draft: Robots\n\nNone.\n\n${heading}`,
  );
  expect(inRelease(changed).privacyPolicy.body).toBe(inRelease(files).privacyPolicy.body);
  expect(inPreview(changed).privacyPolicy.body).toContain('## Draft: Robots');
});

describe('mentions', () => {
  test('are filled with the names of the records', () => {
    const { team } = inRelease(files);
    expect(team.find(({ id }) => id === 'julian-hartwell')?.bio).toMatch(/from Miami\.$/);
    const changed = withChange(MEMBER, 'Clara sets', '{member:clara-bustillo} sets');
    expect(inRelease(changed).team.find(({ id }) => id === 'clara-bustillo')?.bio).toMatch(
      /^Clara Bustillo sets/,
    );
  });

  test('of a draft may stand in a draft', () => {
    const changed = withChange(MEMBER, 'Clara sets', '{member:clara-bustillo} sets', draftMember);
    expect(messagesOf(changed)).toEqual([]);
  });

  test('of a draft are refused elsewhere, in the preview as in a release', () => {
    const changed = withChange(
      'pages.yaml',
      'One mailbox',
      'Ask {member:clara-bustillo}',
      draftMember,
    );
    expect(messagesOf(changed)).toEqual([expect.stringMatching(/contact\.lead: .* names a draft/)]);
    expect(() => inPreview(changed)).toThrow(/names a draft/);
  });
});
