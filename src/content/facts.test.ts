import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { knownFacts } from './facts.ts';
import { readContent, type ContentFiles } from './read.ts';
import { firmSchema } from './schemas.ts';
import { files, messagesOf, options, withChange } from './test-content.ts';

const content = readContent(files, options);

/** What a text becomes as the lead of a page. */
const shown = (text: string, changed: ContentFiles = files, showDrafts = false): string => {
  const withText = withChange(
    'pages.yaml',
    /^( {2}closing:\n {4}heading: ).*$/m,
    `$1${JSON.stringify(text)}`,
    changed,
  );
  return readContent(withText, { ...options, showDrafts }).pages.home.closing.heading;
};

describe('counts of records', () => {
  const counted = {
    team: content.team.length,
    offices: content.firm.offices.length,
    'other-offices': content.firm.offices.filter(({ headOffice }) => !headOffice).length,
    services: content.services.length,
    practices: content.services.filter(({ practice }) => practice).length,
    'other-services': content.services.filter(({ practice }) => !practice).length,
    values: content.values.length,
    'case-studies': content.caseStudies.length,
  };

  test.each(Object.entries(counted))('{count:%s} is their number', (kind, count) => {
    expect(shown(`{figure:${kind}} of them`)).toBe(`${count} of them`);
    const word = content.words.numbers[count - 1] ?? '';
    expect(shown(`No. {count:${kind}}`)).toBe(`No. ${word}`);
    expect(shown(`{Count:${kind}} of them`)).toBe(
      `${word.charAt(0).toUpperCase()}${word.slice(1)} of them`,
    );
  });

  test('follow what is published: a draft counts in the preview alone', () => {
    const [member = ''] = content.team.map(({ id }) => id);
    const draft = withChange(`team/${member}.yaml`, /^/, 'draft: true\n');
    expect(shown('{figure:team} people', draft)).toBe(`${counted.team - 1} people`);
    expect(shown('{figure:team} people', draft, true)).toBe(`${counted.team} people`);
  });

  test('larger than the list of numbers are figures', () => {
    const short = withChange('interface.yaml', /^numbers:\n( {2}- .*\n)+/m, 'numbers: [one]\n');
    expect(shown('{count:team} people', short)).toBe(`${counted.team} people`);
  });

  test('take the word for one or for several', () => {
    expect(shown('{count:team|person|people}')).toMatch(/ people$/);
    const [first = '', ...others] = content.values.map(({ id }) => id);
    const one = others.reduce(
      (changed, id) => withChange('values.yaml', `- id: ${id}`, `$&\n  draft: true`, changed),
      files,
    );
    expect(readContent(one, options).values.map(({ id }) => id)).toEqual([first]);
    expect(shown('{count:values|value|values}', one)).toBe('one value');
  });

  test('that name no kind, or are not written well, are told', () => {
    const wrong = (text: string) =>
      messagesOf(withChange('pages.yaml', /^( {2}lead: >-\n {4})/m, `$1${text} `));
    expect(wrong('{count:teams}')).toEqual([
      expect.stringMatching(/names a count that does not exist\. Did you mean \{count:team\}\?/),
    ]);
    expect(wrong('{count:team|person}')).toEqual([
      expect.stringMatching(/is not written as \{count:offices\|office\|offices\}/),
    ]);
  });
});

test('places follow from the address and the offices', () => {
  const { headOffice } = content.firm;
  expect(shown('In {headOffice:place}, {headOffice:country}')).toBe(
    `In ${headOffice.locality}, ${headOffice.country}`,
  );
  expect(shown('In {officeCountries}')).toBe('In Switzerland, the United Kingdom and Singapore');
});

test('of the countries that of the head office comes first, and those of drafts are left out', () => {
  const { firm } = content;
  const [first, second, ...others] = firm.offices.map(({ headOffice: _, ...office }) => office);
  if (!first || !second) throw new Error('this takes two offices');
  const offices = [{ ...first, draft: true }, second, ...others].map((office, index) =>
    index === 2 ? { ...office, headOffice: true as const } : office,
  );
  const headOffice = { ...firm.headOffice, region: 'R' };
  const { published } = knownFacts({
    ...content,
    firm: { ...firm, headOffice, offices },
    showDrafts: false,
  });
  expect(published['officeCountries']).toBe('Singapore and the United Kingdom');
  expect(published['headOffice:place']).toBe('Singapore');
  expect(published['headOffice:region']).toBe('R');
});

test('content/README.md names every fact and every kind of count', () => {
  const { published } = knownFacts({ ...content, showDrafts: false });
  const readme = readFileSync('content/README.md', 'utf8');
  const names = Object.keys(published).filter((name) => !/^(service|office|member):/.test(name));
  const unnamed = names.filter((name) => {
    const [kind, counted = ''] = name.split(':');
    return /^(count|figure)$/i.test(kind ?? '')
      ? !readme.includes(`\`${counted}\``)
      : !readme.includes(`\`{${name}}\``);
  });
  expect(unnamed).toEqual([]);
});

test('each example of YAML in content/README.md for firm.yaml is taken', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const ofFirm = blocks
    .map((block) => parse(block) as Record<string, unknown>)
    .filter((block) => Object.keys(block).every((key) => key in firmSchema.shape));
  expect(ofFirm).toHaveLength(2);
  for (const block of ofFirm) expect(firmSchema.partial().safeParse(block).error).toBeUndefined();
});
