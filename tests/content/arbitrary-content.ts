/** Content as nobody would write it: any that the shapes of the schemas allow. */
import fc, { type Arbitrary } from 'fast-check';
import { stringify } from 'yaml';
import { z } from 'zod';
import { CONTENT_SCHEMAS } from '../../src/content/content-schemas.ts';
import type { ContentFiles } from '../../src/content/read.ts';
import type { Firm } from '../../src/content/schemas.ts';
import { files } from '../../src/content/test-content.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Odd, but text: every page has to show it. */
const ODD = [
  '</ < 5 > 3 && "quoted" \'so\' ]]> -- =',
  '$& %7B % $1 \\ ^ ~ | # 1. * - +',
  'مرحبا بالعالم שלום',
  '👩‍👩‍👧‍👦🏴‍☠️ e\u0301 ﬁ',
  '\u2028\u2029\u00a0\u200b\ufeff',
  'line\n\n# break\r\n\tand tab',
  'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel',
];

/** No page can show these, or may. */
const BROKEN = [
  '</script><script>alert(1)</script>',
  '<!-- --> ]]> <img src=x onerror=alert(1)>',
  '"\'`&amp;&#0;&lt',
  '**bold** [a](javascript:b) _f_ ~g~ <https://h.example>',
  '}',
  '\0',
  '\u0007\u001b',
  '\u0085',
  '\ud800',
  '\udfff',
  '\uffff',
  '\ufffd',
  '\u202e',
  '{constructor}',
  '{ x } {}',
  'TODO',
  'http://h.example',
];

const WORDS = 'the firm advises funds and family offices and companies across borders ';

/** For any place of a file, quotes or not. */
export const anyOddText = fc.oneof(
  fc.constantFrom(
    ...ODD,
    ...BROKEN,
    '*bold*',
    '&and',
    '!no',
    '- ',
    ': ',
    '@',
    '---',
    '"',
    "'",
    '\t',
  ),
  fc.string({ unit: 'binary' }),
);

/** Text of an allowed length: mostly plain, sometimes odd, seldom broken. */
const anyText = (min: number, max: number): Arbitrary<string> => {
  const fit = (text: string) =>
    (text.length < min + 40 ? `${text} ${WORDS.repeat(9)}`.slice(0, min + 40) : text)
      .slice(0, max)
      .replace(/\p{Cs}$/u, '');
  const parts = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.oneof(
    { weight: 200, arbitrary: fc.nat().map((number) => fit(`${number} ${WORDS}`)) },
    { weight: 60, arbitrary: parts.map((all) => fit(`a${all.join(' ')}`)) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN).map((part) => fit(`a${part} ${WORDS}`)) },
  );
};

/** What the library writes with a letter after a backslash, which is refused, by that letter. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ 0: 'x00', a: 'x07', b: 'x08', t: 'x09', n: 'x0a', v: 'x0b', f: 'x0c', r: 'x0d', e: 'x1b' },
  ...{ N: 'x85', _: 'xa0', L: 'u2028', P: 'u2029' },
};

/** Quotes around every text: unquoted ones would be refused for signs that they hold. */
const write = (value: unknown): string =>
  stringify(value, {
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    lineWidth: 0,
    blockQuote: false,
  }).replace(/\\([^])/g, (_, letter: string) => `\\${NUMBERS[letter] ?? letter}`);

const anyUrl = fc.oneof(
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
  fc.constantFrom('https://a.example/b%20c', 'https://a.example/)(*_['),
);

/** None whose signs would be markup in a text: nobody has such an address. */
const anyMailAddress = fc.emailAddress().filter((address) => !/[`{}*_~<]/.test(address));

const anyDate = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Anything of a schema's shape. Rules that JSON Schema cannot say may still refuse it. */
const anyOf = (schema: JsonSchema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((it) => anyOf(it)));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
      return fc.record(Object.fromEntries(properties.map(([key, it]) => [key, anyOf(it)])), {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'array':
      return fc.array(anyOf(schema.items as JsonSchema), {
        // Lists without an entry are refused as such.
        minLength: schema.minItems ?? 1,
        maxLength: schema.maxItems ?? 4,
      });
    case 'boolean':
      // The marks of a draft and a sample: seldom, for where all are drafts nothing is left.
      return fc.oneof(
        { weight: 30, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      );
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 0, noNaN: true });
    case 'string':
      if (schema.format === 'uri') return anyUrl;
      if (schema.format === 'email') return anyMailAddress;
      if (schema.format === 'date') return anyDate;
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return anyText(schema.minLength ?? 0, schema.maxLength ?? 0);
    default:
      throw new Error(`Nothing is known of this kind: ${JSON.stringify(schema)}`);
  }
};

/** A record by a schema, with fields of our own choice where records must agree with each other. */
const anyBy = <T extends z.ZodType>(schema: T): Arbitrary<z.input<T>> =>
  anyOf(z.toJSONSchema(schema, { io: 'input' })) as Arbitrary<z.input<T>>;

const anyId = fc.oneof(
  { weight: 60, arbitrary: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,5})?$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('main', 'site-menu', 'closing', 'contents', 'footer-links'),
  },
);

const anyIds = fc.uniqueArray(anyId, { minLength: 1, maxLength: 4 });

/** Records in files of their own. */
const anyFolder = (folder: 'team' | 'case-studies'): Arbitrary<ContentFiles> =>
  fc
    .tuple(
      anyIds,
      fc.array(anyBy<z.ZodType>(CONTENT_SCHEMAS[folder]), { minLength: 4, maxLength: 4 }),
    )
    .map(([ids, records]) =>
      Object.fromEntries(
        ids.map((id, i) => [
          `${folder}/${id}.yaml`,
          write({
            ...(records[i] as object),
            order: i + 1,
            portrait: undefined,
            portraitFocus: undefined,
          }),
        ]),
      ),
    );

/** Records in one file. */
const anyList = (file: 'services.yaml' | 'values.yaml'): Arbitrary<string> =>
  fc
    .tuple(anyIds, anyBy<z.ZodType>(CONTENT_SCHEMAS[file]))
    .map(([ids, records]) =>
      write((records as object[]).slice(0, ids.length).map((it, i) => ({ ...it, id: ids[i] }))),
    );

/** The lines of an address hold its parts. */
const withLines = (address: Firm['headOffice']): Firm['headOffice'] => ({
  ...address,
  countryCode: 'SG',
  lines: [
    'No. 1',
    address.locality,
    `1 ${address.region ?? ''} ${address.postalCode ?? ''}`,
    address.country,
  ],
});

/** Times that neither end before they begin nor overlap. */
const anOrdinaryWeek = (hours: Firm['openingHours']): Firm['openingHours'] => ({
  ...hours,
  timeZone: 'Asia/Singapore',
  times: hours.times.map((entry, i) => ({
    ...entry,
    opens: `${i + 10}:00`,
    closes: `${i + 10}:45`,
  })),
});

const anyFirm = fc.tuple(anyIds, anyBy(CONTENT_SCHEMAS['firm.yaml'])).map(([ids, firm]) =>
  write({
    ...firm,
    copyrightYear: typeof firm.copyrightYear === 'string' ? '2019–2025' : firm.copyrightYear,
    languages: ['en', 'zh-Hans', 'es-419'].slice(0, firm.languages.length),
    shortName: firm.shortName && 'Smith & Co.',
    headOffice: withLines(firm.headOffice),
    openingHours: anOrdinaryWeek(firm.openingHours),
    offices: firm.offices
      .slice(0, ids.length)
      .map((office, i) => ({ ...office, id: ids[i], headOffice: i === 0 || undefined })),
  }),
);

/** HTML, links to nowhere and headings of the first level are refused in the policy. */
const withoutRefused = (markdown: string) => markdown.replace(/[<(]|^#(?!#)/gm, '');

const anyPolicy = fc
  .tuple(
    anyBy(CONTENT_SCHEMAS['privacy-policy.md']),
    fc.array(fc.tuple(anyText(1, 40), anyText(1, 400)), { maxLength: 4 }),
  )
  .map(([matter, sections]) =>
    [
      `---\n${write(matter)}---\n`,
      '{storedInBrowser}\n',
      'By {legalName}, {headOffice}, [{legalEmail}](mailto:{legalEmail}),',
      '[{hostingProvider}]({hostingProviderUrl})\n',
      ...sections.map(([heading, text]) => withoutRefused(`## ${heading}\n\n${text}\n`)),
    ].join('\n'),
  );

/** A whole content folder. */
export const anyContent: Arbitrary<ContentFiles> = fc
  .tuple(
    fc.record({
      'firm.yaml': anyFirm,
      'pages.yaml': anyBy(CONTENT_SCHEMAS['pages.yaml']).map((pages) => write(pages)),
      // Without a core practice they are refused as such.
      'services.yaml': anyList('services.yaml').filter((list) => list.includes('practice:')),
      'values.yaml': anyList('values.yaml'),
      'interface.yaml': fc.constant(files['interface.yaml'] ?? ''),
      'brand/brand.yaml': fc.constant(files['brand/brand.yaml'] ?? ''),
      'brand/faces/faces.yaml': fc.constant(files['brand/faces/faces.yaml'] ?? ''),
      'brand/mark.svg': fc.constant(files['brand/mark.svg'] ?? ''),
      'privacy-policy.md': anyPolicy,
    }),
    anyFolder('team'),
    anyFolder('case-studies'),
  )
  .map(([lists, team, studies]) => ({ ...lists, ...team, ...studies }));
