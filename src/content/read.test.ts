import { describe, expect, test } from 'vitest';
import { printedTimeZone } from './opening-hours.ts';
import { readContent, type ContentFiles } from './read.ts';
import { linesOfStreet } from './address-schema.ts';
import { files, messagesOf, options, pictures, withChange } from './test-content.ts';

const aMember = 'team/sorin-dragomir.yaml';

/** A picture at the head of a page, with words for whoever cannot see it. */
const withPicture = (alt: string): ContentFiles =>
  withChange('brand/brand.yaml', /alt: .*/, `alt: "${alt}"`);

/** The first two places that a pattern finds, both with one name. */
const twice = (file: string, pattern: RegExp): ContentFiles => {
  const [first = '', second = ''] = files[file]?.match(pattern) ?? [];
  const name = (line: string, value: string) => line.replace(/: .*/, `: ${value}`);
  const once = withChange(file, first, name(first, 'same'));
  return withChange(file, second, name(second, 'Same'), once);
};

test('what is said of a picture is a text as every other', () => {
  const { brand, firm } = readContent(withPicture('The harbour\u00a0of  {name}'), options);
  expect(brand.pictures.about.alt).toBe(`The harbour of ${firm.name}`);
});

const withAddress = (lines: readonly string[], rest: string): ContentFiles =>
  withChange(
    'firm.yaml',
    /^headOffice:\n(?: .*\n)+/m,
    `headOffice:\n  lines:\n${lines.map((line) => `    - ${line}\n`).join('')}${rest}`,
  );

test.each([
  [
    ['1 Poultry', 'LONDON EC2R 8EJ', 'UNITED KINGDOM'],
    '  locality: London\n  postalCode: EC2R 8EJ\n  country: United Kingdom\n  countryCode: GB\n',
    '1 Poultry',
  ],
  [
    ['1054 Budapest', 'Szabadság tér 7', 'Hungary'],
    '  locality: Budapest\n  postalCode: "1054"\n  country: Hungary\n  countryCode: HU\n',
    'Szabadság tér 7',
  ],
  [
    ['Bağdat Caddesi 1', '34728 İSTANBUL', 'TÜRKİYE'],
    '  locality: İstanbul\n  postalCode: "34728"\n  country: Türkiye\n  countryCode: TR\n',
    'Bağdat Caddesi 1',
  ],
])('an address is taken in capitals, and with its town first: %j', (lines, rest, street) => {
  const { firm } = readContent(withAddress(lines, rest), options);
  expect(linesOfStreet(firm.headOffice)).toEqual([street]);
});

test.each([
  ['"2025"', '2025'],
  ['2025', '2025'],
  ['2019-2025', '2019–2025'],
  ['2019 -2025', '2019–2025'],
  ['2019- 2025', '2019–2025'],
  ['2019–2025', '2019–2025'],
])('the year of copyright may be written %s', (year, printed) => {
  const changed = withChange('firm.yaml', /copyrightYear: .*/, `copyrightYear: ${year}`);
  expect(String(readContent(changed, options).firm.copyrightYear)).toBe(printed);
});

test.each(['zh-Hans', 'sr-Latn', 'es-419', 'en-GB', 'haw'])('%s is a language', (code) => {
  const changed = withChange(
    'firm.yaml',
    /^languages:\n(?: *- .*\n)+/m,
    `languages:\n  - ${code}\n`,
  );
  expect(readContent(changed, options).firm.languages).toEqual([code]);
});

test.each([
  'Europe/Kyiv',
  'Asia/Kolkata',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
])('%s is a time zone', (zone) => {
  const changed = withChange('firm.yaml', /timeZone: .*/, `timeZone: ${zone}`);
  expect(readContent(changed, options).firm.openingHours.timeZone).toBe(zone);
});

test.each([
  ['US/Eastern', 'America/New_York'],
  ['Brazil/East', 'America/Sao_Paulo'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
])('an older name of a time zone, %s, shows visitors the same as %s', (older, zone) => {
  const shown = [older, zone].map((timeZone) => {
    const changed = withChange('firm.yaml', /timeZone: .*/, `timeZone: ${timeZone}`);
    const { firm, words } = readContent(changed, options);
    return printedTimeZone(firm.openingHours, words);
  });
  expect(shown[0]).toBe(shown[1]);
});

test('names, roles and towns are as short as they are, and sentences by the letters of their script', () => {
  const short = withChange(aMember, /^name: .*\nrole: .*$/m, 'name: 李明\nrole: PR');
  expect(messagesOf(short)).toEqual([]);
  const services = withChange('services.yaml', /^ {2}title: .*$/m, '  title: IP', short);
  expect(messagesOf(services)).toEqual([]);
  const withBio = (bio: string) => withChange(aMember, /^bio: >-\n( {2}.*\n)+/m, `bio: ${bio}\n`);
  expect(messagesOf(withBio('李明熟悉跨境投资与基金设立的法律事务，曾任职于上海的银行。'))).toEqual(
    [],
  );
  for (const [bio, least] of [
    ['李明熟悉法律事务。', 27],
    ['Li, 李明, knows the law.', 80],
  ] as const) {
    expect(messagesOf(withBio(bio))).toEqual([
      expect.stringMatching(new RegExp(`bio: .*, is too short: .* \\(at least ${least}\\)$`)),
    ]);
  }
});

test('two people may have one name, but not one role too', () => {
  const [, name = ''] = /^name: (.*)$/m.exec(files['team/vreni-abderhalden.yaml'] ?? '') ?? [];
  expect(messagesOf(withChange(aMember, /^name: .*$/m, `name: ${name}`))).toEqual([]);
});

test('a draft may have the label of what it is to replace', () => {
  const titles = twice('services.yaml', /^ {2}title: .*$/gm);
  expect(
    messagesOf(withChange('services.yaml', 'title: Same', 'title: Same\n  draft: true', titles)),
  ).toEqual([]);
});

test('a portrait whose name is written with other capitals is one mistake, with the right name', () => {
  const [file = '', text = ''] =
    Object.entries(files).find(([, it]) => /^portrait: /m.test(it)) ?? [];
  const [, portrait = ''] = /^portrait: (.*)$/m.exec(text) ?? [];
  const changed = withChange(file, portrait, portrait.toUpperCase());
  expect(messagesOf(changed)).toEqual([
    expect.stringContaining(`does not exist. Did you mean ${portrait}?`),
  ]);
});

test('every record of every kind is read, in the order of the files or of their own', () => {
  const content = readContent(files, options);
  const inFolder = (folder: string) =>
    Object.keys(files)
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length).replace('.yaml', ''));
  const inFile = (file: string) =>
    [...(files[file] ?? '').matchAll(/^- id: (.*)$/gm)].map(([, id]) => id);
  expect(content.team.map(({ id }) => id).sort()).toEqual(inFolder('team/').sort());
  expect(content.caseStudies.map(({ id }) => id).sort()).toEqual(inFolder('case-studies/').sort());
  expect(content.services.map(({ id }) => id)).toEqual(inFile('services.yaml'));
  expect(content.values.map(({ id }) => id)).toEqual(inFile('values.yaml'));
});

test('records come in the order that they state, not in that of their file names', () => {
  const swapped = {
    ...files,
    [aMember]: (files[aMember] ?? '').replace('order: 5', 'order: 6'),
    'team/vreni-abderhalden.yaml': (files['team/vreni-abderhalden.yaml'] ?? '').replace(
      'order: 6',
      'order: 5',
    ),
  };
  const ids = readContent(swapped, options).team.map(({ id }) => id);
  expect(ids.slice(-2)).toEqual(['vreni-abderhalden', 'sorin-dragomir']);
});

test('placeholders are filled with the firm’s facts', () => {
  const { pages, firm, privacyPolicy } = readContent(files, options);
  expect(pages.home.title).toContain(firm.name);
  expect(JSON.stringify(pages)).not.toMatch(/\{[a-z]+\}/i);
  expect(JSON.stringify(privacyPolicy.tree)).toContain(`"mailto:${firm.email.legal}"`);
});

test('names and figures stay on one line where they are read, and are plain elsewhere', () => {
  const name = /^name: (.*)$/m.exec(files[aMember] ?? '')?.[1] ?? '';
  expect(name).toContain(' ');
  const withLine = (field: string, text: string, before = files) =>
    withChange('pages.yaml', new RegExp(`^( {2}${field}: ).*$`, 'm'), `$1"${text}"`, before);
  const heading = withLine('heading', `${name} of London in 12 days`);
  const { pages } = readContent(withLine('title', `${name} of 12 days in all`, heading), options);
  expect(pages.home.heading).toBe(`${name.replaceAll(' ', '\u00a0')} of London in 12\u00a0days`);
  expect(pages.home.title).toBe(`${name} of 12 days in all`);
});

test('only services with a block of their own are practices', () => {
  const { services, practices } = readContent(files, options);
  expect(practices.length).toBeGreaterThan(0);
  expect(practices.length).toBeLessThan(services.length);
  expect(practices).toEqual(services.filter((service) => 'practice' in service));
});

test('faces other than those that were cut are told with the command', () => {
  const other = withChange('brand/brand.yaml', /from: \[.*\]/, "from: ['@fontsource/other']");
  expect(messagesOf(other)).toEqual([
    expect.stringMatching(/brand\/brand\.yaml {2}faces: are not those .*: run npm run fonts$/),
  ]);
});

test('what is wrong with the mark is told with the rest', () => {
  const mark = { ...files, 'brand/mark.svg': 'a letter' };
  expect(messagesOf(mark)).toEqual([expect.stringContaining('content/brand/mark.svg  is no SVG')]);
  const small = { ...files, 'brand/mark-small.svg': 'a letter' };
  expect(messagesOf(small)).toEqual([
    expect.stringContaining('content/brand/mark-small.svg  is no SVG'),
  ]);
});

test('wrapping, tabs and line breaks within a text are one space', () => {
  const wrapped = withChange(aMember, /^name:.*$/m, 'name: "Wen \n  \t  Tabb"');
  const { team } = readContent(wrapped, options);
  expect(team.map(({ name }) => name)).toContain('Wen Tabb');
});

test('a link outwards is written as browsers understand it', () => {
  const typed = withChange(
    'firm.yaml',
    'https://www.edoeb.admin.ch/en',
    'https://WWW.edoeb.admin.ch/é',
  );
  const { firm } = readContent(typed, options);
  expect(firm.outwardLinks.dataProtectionAuthority.url).toBe('https://www.edoeb.admin.ch/%C3%A9');
});

describe('each mistake is told with its file, line, field and remedy', () => {
  test.each<[string, ContentFiles, RegExp]>([
    [
      'an unknown key, with the key that was meant',
      withChange('firm.yaml', /^tagline:/m, 'taglin:'),
      /^ {2}content\/firm\.yaml:\d+ {2}taglin: is not a known field\. Did you mean tagline\?$/,
    ],
    [
      'an unknown key deep inside',
      withChange('services.yaml', 'trackRecord:', 'trackrecord:'),
      /services\.yaml:\d+ {2}“.+” practice\.trackrecord: .*Did you mean trackRecord\?/,
    ],
    [
      'a missing field',
      withChange(aMember, /^role:.*\n/m, ''),
      /content\/team\/sorin-dragomir\.yaml.* role: is missing or empty/,
    ],
    [
      'an empty text',
      withChange(aMember, /^name:.*$/m, 'name: ""'),
      /sorin-dragomir\.yaml:\d+ {2}name: found "", is empty: at least 1 character$/,
    ],
    [
      'a text that is too long',
      withChange(aMember, /^name:.*$/m, `name: ${'Long '.repeat(20)}`),
      /sorin-dragomir\.yaml:\d+ {2}name: found "Long .*…", is too long: 99 characters, 39 too many \(at most 60\)/,
    ],
    [
      'a malformed e-mail address',
      withChange('firm.yaml', 'kanzlei@nunez-zuercher.example', 'kanzlei(at)firm'),
      /firm\.yaml:\d+ {2}email\.general: found "kanzlei\(at\)firm", must be an e-mail address/,
    ],
    [
      'a link outwards that is not https',
      withChange('firm.yaml', 'https://www.edoeb', 'http://www.edoeb'),
      /firm\.yaml:\d+ {2}outwardLinks\.dataProtectionAuthority\.url: .*must begin with https:\/\//,
    ],
    [
      'a postal code that is not that of the address',
      withChange('firm.yaml', /postalCode: .*/, "postalCode: '8003'"),
      /firm\.yaml:\d+ {2}headOffice\.postalCode: found "8003", does not stand in the lines/,
    ],
    [
      'a town that stands in the first line, so that no street is left',
      withChange('firm.yaml', /^ {4}- Schanzengraben.*\n/m, ''),
      /headOffice\.locality: found "[^"]+", stands in the first line, and no line is left for the street/,
    ],
    [
      'EDIT-04 a closing time of a twelve-hour clock, with the time that was meant',
      withChange('firm.yaml', /closes: '17:45'/, 'closes: "05:45"'),
      /firm\.yaml:\d+ {2}openingHours\.times\[2\]\.closes: found "05:45", must be later than 13:30, when the firm opens\. Did you mean 17:45\?$/,
    ],
    [
      'EDIT-04 a closing time that no clock makes right',
      withChange('firm.yaml', /closes: '17:45'/, 'closes: "01:00"'),
      /closes: found "01:00", must be later than 13:30, when the firm opens\.$/,
    ],
    ...(
      [
        ['13:30', '01:30', '05:45', /opens: found "01:30", is in the night.* Did you mean 13:30\?/],
        ['13:30', '00:30', '01:30', /opens: found "00:30", is in the night.* Did you mean 12:30\?/],
        ['13:30', '05:30', '08:00', /opens: found "05:30", is earlier .* Did you mean 17:30\?/],
        ['13:30', '08:00', '08:10', /opens: found "08:00", is earlier .*: put this entry above/],
      ] as const
    ).map(([from, opens, closes, message]): [string, ContentFiles, RegExp] => [
      `EDIT-04 a second time of a day that opens at ${opens}`,
      withChange(
        'firm.yaml',
        new RegExp(`opens: '${from}'\\n( +)closes: '[\\d:]+'`),
        `opens: '${opens}'\n$1closes: '${closes}'`,
      ),
      message,
    ]),
    ...(
      [
        ['9:00', '09:00'],
        ['9.30', '09:30'],
        ['9h', '09:00'],
        ['5 pm', '17:00'],
        ['12 a.m.', '00:00'],
        ['24:00', '23:59'],
        ['5:00 p. m.', '17:00'],
        ['10:30\u202fPM', '22:30'],
        ['17:00 hrs', '17:00'],
        ['17 Uhr', '17:00'],
        ['0930', '09:30'],
        ['17:45:00', '17:45'],
        ['noon', '09:00" or "17:30"; a day that is closed is left out'],
      ] as const
    ).map(([typed, meant]): [string, ContentFiles, RegExp] => [
      `a time that is written ${typed}, and nothing that follows from it`,
      withChange('firm.yaml', /opens: '13:30'/, `opens: '${typed}'`),
      new RegExp(`opens: found "${typed}", must be a 24-hour time in quotes, such as "${meant}"?$`),
    ]),
    [
      'a time without quotes, which is read as a number',
      withChange('firm.yaml', /opens: '13:30'/, 'opens: 13.30'),
      /opens: found "13\.30", must be a 24-hour time in quotes, such as "13:30"$/,
    ],
    [
      'a firm that closes at midnight',
      withChange('firm.yaml', /closes: '17:45'/, "closes: '00:00'"),
      /closes: found "00:00", must be later than 13:30.* Did you mean 23:59\?$/,
    ],
    ...['47°22′N', '47.4 N', 'W 8.5', '47º'].map((typed): [string, ContentFiles, RegExp] => [
      `degrees that are written ${typed}`,
      withChange('firm.yaml', /latitude: .*/, `latitude: ${typed}`),
      /latitude: found ".*", must be a number: degrees as a decimal, such as/,
    ]),
    [
      'times that overlap',
      withChange('firm.yaml', /opens: '13:30'/, "opens: '11:59'"),
      /firm\.yaml:\d+ {2}openingHours\.times\[2\]\.opens: .*is on the same day as an entry above, and their times overlap/,
    ],
    [
      'a code of a country that was left from another address',
      withChange('firm.yaml', /countryCode: .*/, 'countryCode: HN'),
      /headOffice\.countryCode: found "HN", is the code of another country: that of .+ is [A-Z]{2}$/,
    ],
    ...['UK', 'Trinidad and Tobago'].map((country): [string, ContentFiles, RegExp] => [
      `a code that is not that of ${country}`,
      withAddress(
        ['Schanzengraben 71', 'Town', country],
        `  locality: Town\n  country: ${country}\n  countryCode: CH\n`,
      ),
      /headOffice\.countryCode: found "CH", is the code of another country: that of .+ is (?:GB|TT)$/,
    ]),
    [
      'a time zone that does not exist',
      withChange('firm.yaml', /timeZone: .*/, 'timeZone: Europe/Zuerich'),
      /openingHours\.timeZone: found "Europe\/Zuerich", must be a time zone such as Europe\/Zurich/,
    ],
    ...(
      [
        ['Etc/GMT+6', /found "Etc\/GMT\+6", must be a time zone/],
        ['EST', /found "EST", must be a time zone/],
        ['UTC', /found "UTC", must be a time zone/],
        ['europe/zurich', /Did you mean Europe\/Zurich\?/],
        ['New York', /Did you mean America\/New_York\?/],
        ['São Paulo', /Did you mean America\/Sao_Paulo\?/],
      ] as const
    ).map(([zone, message]): [string, ContentFiles, RegExp] => [
      `a time zone that is none of a place: ${zone}`,
      withChange('firm.yaml', /timeZone: .*/, `timeZone: ${zone}`),
      message,
    ]),
    ...(
      [
        ['UK', / Did you mean GB\?/],
        ['ch', / Did you mean CH\?/],
        ['XX', /must be the two capital letters of a country, such as HN$/],
        ['EU', /must be the two capital letters of a country, such as HN$/],
      ] as const
    ).map(([code, message]): [string, ContentFiles, RegExp] => [
      `a code of no country: ${code}`,
      withChange('firm.yaml', /countryCode: .*/, `countryCode: ${code}`),
      message,
    ]),
    ...(
      [
        ['jp', /must be the short name of a language/],
        ['xx', /must be the short name of a language/],
        ['en-XX', /must be the short name of a language/],
        ['English', /must be the short name of a language/],
        ['en-UK', / Did you mean en-GB\?/],
        ['zh-hans', / Did you mean zh-Hans\?/],
        ['es_MX', / Did you mean es-MX\?/],
      ] as const
    ).map(([code, message]): [string, ContentFiles, RegExp] => [
      `a code of no language: ${code}`,
      withChange('firm.yaml', /^languages:\n(?: *- .*\n)+/m, `languages:\n  - ${code}\n`),
      message,
    ]),
    [
      'a year with a comma',
      withChange('firm.yaml', /^founded:.*$/m, 'founded: 2,022'),
      /founded: found "2,022", must be a whole number: write 2022$/,
    ],
    [
      'the point of a picture in fractions',
      withChange('brand/brand.yaml', /left: 70\n( +)top: 45/, 'left: 0.3\n$1top: 0.25'),
      /home\.focus: .*must be percent, from 0 to 100/,
    ],
    ...['&nbsp Law', 'A &amp Law', '[TBC]', 'By [insert company name]', '[Your firm]'].map(
      (words): [string, ContentFiles, RegExp] => [
        `a leftover of a form: ${words}`,
        withChange(aMember, /bio: >-\n {2}/, `bio: >-\n  ${words} `),
        /bio: found ".*", is a (?:sign of HTML|gap of a form)/,
      ],
    ),
    [
      'a time zone that knows no summer',
      withChange('firm.yaml', /timeZone: .*/, 'timeZone: "+01:00"'),
      /openingHours\.timeZone: found "\+01:00", must be a time zone/,
    ],
    [
      'a clock that there is not',
      withChange('firm.yaml', /^ {2}clock: 24/m, '  clock: 13'),
      /openingHours\.clock: found "13", must be 12 or 24/,
    ],
    ...['2025–2019', '2025–2025'].map((years): [string, ContentFiles, RegExp] => [
      `years of copyright of which the last is not the later: ${years}`,
      withChange('firm.yaml', /copyrightYear: .*/, `copyrightYear: ${years}`),
      /copyrightYear: found ".*", must be a year such as 2025, or the first and the last/,
    ]),
    [
      'SEO-06 a short name that home screens would cut',
      withChange('firm.yaml', /^/, 'shortName: Meridian Advisory\n'),
      /shortName: found "Meridian Advisory", is too long: 17 characters, 5 too many \(at most 12\)/,
    ],
    ...['Smith &', 'Núñez y', 'Law for', 'Bank “Foo', 'Smith –', 'Smith,'].map(
      (name): [string, ContentFiles, RegExp] => [
        `SEO-06 a short name that ends in a joining word or sign: ${name}`,
        withChange('firm.yaml', /^/, `shortName: ${name}\n`),
        /firm\.yaml:1 {2}shortName: found ".*", must not end in a joining word, a sign or an open quote/,
      ],
    ),
    ...['footer.copyright', 'footer.terms', 'openingHours.morning'].map(
      (line): [string, ContentFiles, RegExp] => [
        `a placeholder that another line of the interface has to itself: ${line}`,
        withChange(
          'interface.yaml',
          new RegExp(`^( +${line.split('.')[1] ?? ''}: ).*`, 'm'),
          '$1"A {first}"',
        ),
        new RegExp(
          `interface\\.yaml:\\d+ {2}${line}: found "\\{first\\}", is not a known placeholder`,
        ),
      ],
    ),
    ...(
      [
        ['TODO the harbour', /found "TODO", is a leftover/],
        ['The harbour of {place}', /found "\{place\}", is not a known placeholder/],
        ['The <br>harbour', /found "<br>", is HTML/],
      ] as const
    ).map(([words, message]): [string, ContentFiles, RegExp] => [
      `words on a picture: ${words}`,
      withPicture(words),
      message,
    ]),
    [
      'a value of the wrong kind',
      withChange('firm.yaml', /^founded:.*$/m, 'founded: soon'),
      /firm\.yaml:\d+ {2}founded: found "soon", must be a whole number, in digits$/,
    ],
    [
      'an icon that does not exist',
      withChange('services.yaml', 'icon: vault', 'icon: vaults'),
      /services\.yaml:\d+ {2}“.+” icon: found "vaults", must be one of: award, /,
    ],
    [
      'a duplicate id',
      withChange('services.yaml', 'id: cross-border-taxation', 'id: foundations-and-trusts'),
      /services\.yaml:\d+ {2}id: found "foundations-and-trusts", stands twice/,
    ],
    ...(
      [
        [
          'services.yaml',
          /^ {2}title: .*$/gm,
          /title: found "Same", stands twice, already on line/,
        ],
        ['values.yaml', /^ {2}title: .*$/gm, /title: found "Same", stands twice, already on line/],
        ['firm.yaml', /^ {4}label: .*$/gm, /offices label: found "Same", stands twice, already on/],
        ['interface.yaml', /^ {2}(?:team|about): .*$/gm, /pages: found "Same", stands twice/],
      ] as const
    ).map(([file, pattern, message]): [string, ContentFiles, RegExp] => [
      `a label that stands twice, in capitals or not: ${file}`,
      twice(file, pattern),
      message,
    ]),
    [
      'two studies of one title',
      {
        ...files,
        ...Object.fromEntries(
          Object.keys(files)
            .filter((file) => file.startsWith('case-studies/'))
            .slice(0, 2)
            .map((file) => [file, (files[file] ?? '').replace(/^title: .*$/m, 'title: Same')]),
        ),
      },
      /case-studies\/.*:\d+ {2}title: found "Same", stands also in content\/case-studies\/.*:\d/,
    ],
    [
      'one member twice',
      { ...files, 'team/once-more.yaml': (files[aMember] ?? '').replace('order: 5', 'order: 99') },
      /team\/once-more\.yaml:2 {2}name and role: .*, stands also in content\/team\/sorin-dragomir\.yaml:2/,
    ],
    [
      'a number in words that is left out',
      withChange('interface.yaml', /^ {2}- three\n/m, ''),
      /interface\.yaml:\d+ {2}numbers\[3\]: found "four", stands in the place of 3, whose word is three/,
    ],
    [
      'a number in words that stands twice, in any language',
      withChange(
        'interface.yaml',
        /^language: .*/m,
        'language: de',
        withChange('interface.yaml', /^numbers:\n( {2}- .*\n)+/m, 'numbers: [eins, zwei, zwei]\n'),
      ),
      /interface\.yaml:\d+ {2}numbers\[3\]: found "zwei", stands twice, already for 2/,
    ],
    [
      'a duplicate place in the order',
      withChange(aMember, 'order: 5', 'order: 6'),
      /content\/team\/vreni-abderhalden\.yaml:\d+ {2}order: found "6", stands also in content\/team\/sorin-dragomir\.yaml/,
    ],
    [
      'a wrong number of steps',
      withChange('services.yaml', /\n {6}- title: Accompany[\s\S]*?(?=\n {4}benefits:)/, ''),
      /services\.yaml:\d+ {2}“.+” practice\.process: .*needs exactly four steps/,
    ],
    [
      'a placeholder that names no fact',
      withChange('pages.yaml', '{founded}', '{foundedIn}'),
      /pages\.yaml:\d+ {2}[\w.-]+: found "\{foundedIn\}", is not a known placeholder\. Did you mean \{founded\}\?$/,
    ],
    [
      'a placeholder in the policy that names no fact, with its line',
      withChange('privacy-policy.md', '{legalName}', '{firm}'),
      /privacy-policy\.md:\d+ {2}text: found "\{firm\}", is not a known placeholder/,
    ],
    [
      'a policy that does not say what the browser stores',
      withChange('privacy-policy.md', '{storedInBrowser}', ''),
      /privacy-policy\.md {2}text: must contain \{storedInBrowser\}/,
    ],
    [
      'a date that does not exist',
      withChange('privacy-policy.md', /updated: .*/, 'updated: 2025-13-02'),
      /privacy-policy\.md:\d+ {2}updated: found "2025-13-02", must be a date/,
    ],
    [
      'a leftover',
      withChange(aMember, /bio: >-\n {2}/, 'bio: >-\n  Lorem ipsum. '),
      /sorin-dragomir\.yaml:\d+ {2}bio: found "Lorem ipsum", is a leftover: write the real text/,
    ],
    [
      'a leftover in the facts',
      withChange('firm.yaml', /^tagline:.*$/m, 'tagline: TODO write one'),
      /firm\.yaml:\d+ {2}tagline: found "TODO", is a leftover/,
    ],
    [
      'a leftover in the policy, with its line',
      withChange('privacy-policy.md', /\n## /, '\n## TBD '),
      /privacy-policy\.md:\d+ {2}text: found "TBD", is a leftover/,
    ],
    [
      'a placeholder that nobody filled',
      withChange('values.yaml', 'We would rather', 'Write to {email}. We would rather'),
      /values\.yaml:\d+ {2}“.+” description: found "\{email\}", is not a known placeholder/,
    ],
    [
      'a placeholder in the facts themselves',
      withChange('firm.yaml', /^tagline:.*$/m, 'tagline: "{name} at sea"'),
      /firm\.yaml:\d+ {2}tagline: found "\{name\}", is not a known placeholder/,
    ],
    [
      'a mail address outside the facts',
      withChange('pages.yaml', 'Ring, write', 'Write to jane@firm.com. Ring, write'),
      /pages\.yaml:\d+ {2}contact\.lead: found "jane@firm\.com", is a mail address, which stands in firm\.yaml alone/,
    ],
    [
      'a link to a page that does not exist',
      withChange('privacy-policy.md', /\n## /, '\n[Us](/abuot)\n\n## '),
      /privacy-policy\.md:\d+ {2}text: found "\/abuot", leads to a page that does not exist\. Did you mean \/about\?/,
    ],
    [
      'a link to a section that does not exist',
      withChange('privacy-policy.md', /\n## /, '\n[Us](/services#cross-border-taxaton)\n\n## '),
      /found "\/services#cross-border-taxaton", leads to a section that does not exist\. Did you mean \/services#cross-border-taxation\?/,
    ],
    [
      'a link that leads nowhere',
      withChange('privacy-policy.md', /\n## /, '\n[Us](www.firm.com)\n\n## '),
      /found "www\.firm\.com", must begin with https:\/\/ .*, \/ .* or #/,
    ],
    [
      'a mention of a member who does not exist',
      withChange('pages.yaml', 'Ring, write', 'Ask {member:beatriz-nunes}. Ring, write'),
      /contact\.lead: found "\{member:beatriz-nunes\}", names a member that does not exist\. Did you mean \{member:beatriz-nunez\}\?/,
    ],
    [
      'a mention of an office that does not exist',
      withChange('team/wei-lin-goh.yaml', '{office:singapore}', '{office:havana}'),
      /bio: found "\{office:havana\}", names an office that does not exist\. Allowed: office:zurich, /,
    ],
    [
      'a region that the head office does not have',
      withChange('pages.yaml', 'Ring, write', 'Ring in {headOffice:region}, write'),
      /contact\.lead: found "\{headOffice:region\}", needs this line of headOffice in firm\.yaml\. Allowed: headOffice:place, /,
    ],
    [
      'a line that may be left out, with nothing after its colon',
      withChange('firm.yaml', /$/, '\nsamples:\n'),
      /firm\.yaml:\d+ {2}samples: is empty: write something there, or delete the line/,
    ],
    [
      'half a character, which no page can show',
      withChange('pages.yaml', /requestSubject: .*/, 'requestSubject: "Password \ud800"'),
      /pages\.yaml:\d+ {2}case-studies\.requestSubject: .*holds a character that cannot be shown/,
    ],
    [
      'a text without a letter',
      withChange(aMember, /^name:.*$/m, 'name: "— — —"'),
      /sorin-dragomir\.yaml:\d+ {2}name: found "— — —", must hold letters or figures/,
    ],
    [
      'an id that the pages have for parts of their own',
      withChange('services.yaml', 'id: foundations-and-trusts', 'id: main'),
      /services\.yaml:\d+ {2}“.+” id: found "main", must be another name: closing, /,
    ],
    [
      'a placeholder that every object of the language answers to',
      withChange('pages.yaml', '{responseHours}', '{constructor}'),
      /pages\.yaml:\d+ {2}[\w.-]+: found "\{constructor\}", is not a known placeholder/,
    ],
    [
      'a character in the policy that no page can show, with its line',
      withChange('privacy-policy.md', '## Your rights', '## Your\0 rights'),
      /privacy-policy\.md:\d+ {2}text: holds a character that cannot be shown/,
    ],
    [
      'no head office',
      withChange('firm.yaml', /^.*headOffice: true\n/m, ''),
      /firm\.yaml {2}offices: needs headOffice: true on exactly one office, found 0/,
    ],
  ])('%s', (_, changed, message) => {
    const messages = messagesOf(changed);
    expect(messages).toEqual([expect.stringMatching(message)]);
  });

  test('a file whose name is no name for an address', () => {
    const rest = Object.entries(files).filter(([name]) => name !== aMember);
    const renamed = ['team/Sorin Dragomir.yaml', files[aMember] ?? ''] as const;
    expect(messagesOf(Object.fromEntries([...rest, renamed]))).toEqual([
      '  content/team/Sorin Dragomir.yaml  found "Sorin Dragomir", is the name of this file, and must be words of the letters a to z in lower case and digits, joined by hyphens: sorin-dragomir',
    ]);
  });

  test('a missing file', () => {
    const rest = Object.fromEntries(
      Object.entries(files).filter(([name]) => name !== 'values.yaml'),
    );
    expect(messagesOf(rest)).toEqual([
      '  content/values.yaml  is missing: the site needs this file',
    ]);
  });

  test('a portrait that is not there', () => {
    const [first = '', ...others] = [...pictures].filter((name) => name.includes('imogen'));
    expect(others).toEqual([]);
    const remaining = new Set([...pictures].filter((name) => name !== first));
    expect(messagesOf(files, remaining)).toEqual([
      expect.stringMatching(
        /team\/imogen-achterberg\.yaml:\d+ {2}portrait: found ".*jpg", does not exist/,
      ),
    ]);
  });

  test('a picture that no record uses', () => {
    expect(messagesOf(files, new Set([...pictures, 'team/old.png']))).toEqual([
      '  content/team/old.png  is used by no record: name it after portrait: in a member’s file, or delete it',
    ]);
  });

  test('a folder without a published record', () => {
    const team = Object.keys(files).filter((file) => file.startsWith('team/'));
    const drafts = team.map((file): [string, string] => [
      file,
      `draft: true\n${files[file] ?? ''}`,
    ]);
    expect(messagesOf({ ...files, ...Object.fromEntries(drafts) })).toContain(
      '  content/team  holds no record that is published: at least one is needed',
    );
  });

  test('services without a published core practice', () => {
    const services = files['services.yaml'] ?? '';
    const changed = services.replace(/^( {2})(?=practice:$)/gm, '  draft: true\n$1');
    expect(changed).not.toBe(services);
    expect(messagesOf({ ...files, 'services.yaml': changed })).toContainEqual(
      expect.stringMatching(/services\.yaml {2}holds no core practice that is published/),
    );
  });

  test('the same mistake twice in the policy, each with its line', () => {
    const policy = files['privacy-policy.md'] ?? '';
    const lines = policy.trimEnd().split('\n').length;
    const changed = { ...files, 'privacy-policy.md': `${policy.trimEnd()}\n\n{firm}\n\n{firm}\n` };
    expect(messagesOf(changed).map((message) => message.split('  ')[1])).toEqual([
      `content/privacy-policy.md:${lines + 2}`,
      `content/privacy-policy.md:${lines + 4}`,
    ]);
  });

  test('all mistakes at once', () => {
    const changed = {
      ...withChange('firm.yaml', /^tagline:/m, 'taglin:'),
      [aMember]: 'order: 5\n',
    };
    const messages = messagesOf(changed).join('\n');
    for (const part of [
      'taglin: is not a known field',
      'name: is missing',
      'role: is missing',
      'bio: is missing',
    ]) {
      expect(messages).toContain(part);
    }
  });
});
