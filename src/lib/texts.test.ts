import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBinder } from './bind-words.ts';
import { clockTime } from './clock-time.ts';
import { mailLink } from './mail-link.ts';
import { DAYS, daysOf } from './opening-days.ts';
import { normalizePassword } from './password.ts';
import { canonicalUrl, ROUTES, routeUrl, type RouteId } from './paths.ts';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';
import { SHORT_NAME_LENGTH, shortName } from './short-name.ts';

describe('MAIL-01 mailLink', () => {
  test('writes spaces as %20 and keeps reserved characters inside the subject', () => {
    expect(mailLink('info@firm.example', 'Law & finance? 50 % más\nNow')).toBe(
      'mailto:info@firm.example?subject=Law%20%26%20finance%3F%2050%20%25%20m%C3%A1s%0D%0ANow',
    );
  });

  test('leaves the subject out where there is none', () => {
    expect(mailLink('info@firm.example')).toBe('mailto:info@firm.example');
  });

  test('gives back any subject to a reader that follows RFC 6068', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (subject) => {
        const link = mailLink('a.b+c@firm.example', subject);
        const [address = '', query = ''] = link.slice('mailto:'.length).split('?');
        expect(decodeURIComponent(address)).toBe('a.b+c@firm.example');
        expect(query).not.toMatch(/[+ &]/);
        const read = decodeURIComponent(query.slice('subject='.length));
        expect(read.replaceAll('\r\n', '\n')).toBe(subject.replaceAll('\r\n', '\n'));
      }),
    );
  });
});

test.each([
  ['09:00', '9:00 AM'],
  ['19:30', '7:30 PM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
])('clockTime prints %s as %s', (time, printed) => {
  expect(clockTime(time, { morning: 'AM', afternoon: 'PM' })).toBe(printed);
  expect(clockTime(time)).toBe(time);
});

test.each<[string, number[]]>([
  ['Tuesday', [1]],
  ['Monday to Saturday', [0, 1, 2, 3, 4, 5]],
  ['Saturday to Monday', [5, 6, 0]],
  ['Monday, Wednesday and Friday', [0, 2, 4]],
  ['Monday to Thursday and Saturday', [0, 1, 2, 3, 5]],
  ['Monday to Wednesday, Tuesday to Thursday', [0, 1, 2, 3]],
])('daysOf knows the days of “%s”', (days, expected) => {
  expect(daysOf(days)).toEqual(expected.map((index) => DAYS[index]));
});

test.each([
  ['Núñez & Asociados', 'Núñez'],
  ['Smith and Partners', 'Smith'],
  ['Weber, Kälin & Co.', 'Weber, Kälin'],
  ['Abogados de la Costa', 'Abogados'],
  ['Firm', 'Firm'],
  ['The Unternehmensberatung', 'The Unterneh'],
  ['Rechtsanwaltskanzlei', 'Rechtsanwalt'],
  ['A + B – Counsel', 'A + B'],
  ['Kovács és Társa', 'Kovács'],
  ['Иванов и Партнеры', 'Иванов'],
  ['Yılmaz ve Ortakları', 'Yılmaz'],
  ['Nowak oraz Wspólnicy', 'Nowak'],
  ['Ionescu și Asociații', 'Ionescu'],
  ['Virtanen ja Kumppanit', 'Virtanen'],
  ['Kanzlei für Steuerrecht', 'Kanzlei'],
  ['Avocats pour Entreprises', 'Avocats'],
  ['Advice by Smith', 'Advice'],
  ['Smith et al. Lawyers', 'Smith'],
  ['Müller u. Partner', 'Müller'],
  ['Gómez S. de R.L.', 'Gómez'],
  ['Bank “Foo Barrister”', 'Bank Foo'],
  ['“Foo” Barristers', 'Foo'],
  ['Café del mar', 'Café del mar'],
  ['smith advisors', 'smith'],
  ['Plan Y', 'Plan Y'],
])('SEO-06 the short name of “%s” is “%s”', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('SEO-06 a short name is never empty, never too long, and ends in no sign', () => {
  const word = fc.oneof(
    fc.constantFrom('&', 'and', 'y', '–', '|', 'Núñez', 'Łukasz', 'of', 'Co.', '王'),
    fc.stringMatching(/^[A-Za-zÀ-ž]{1,20}[,.]?$/),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const name = `Firm ${words.join(' ')}`;
      const short = shortName(name);
      expect(Array.from(short).length).toBeLessThanOrEqual(SHORT_NAME_LENGTH);
      expect(short).toMatch(/[\p{L}\p{N}]$/u);
      expect(short).not.toMatch(/\s(?:&|and|y|of)$/);
    }),
  );
});

describe('wordBinder', () => {
  const bindWords = (text: string, names: readonly string[] = []) => wordBinder('en', names)(text);

  test('keeps figures with their units, the parts of a date and the numbers of rules together', () => {
    expect(
      bindWords(
        'On May 3, 2025 it took US$4 million, 20 percent, on day 57, by Rule 5(b) and Form D. In 3 weeks, not three weeks, May I distribute?',
      ),
    ).toBe(
      'On May\u00a03,\u00a02025 it took US$4\u00a0million, 20\u00a0percent, on day\u00a057, by Rule\u00a05(b) and Form\u00a0D. In 3\u00a0weeks, not three weeks, May I distribute?',
    );
  });

  /** As it is meant to be: _ is a space that does not end a line. */
  test.each([
    ['en', 'By 3_May_2025 or May_2025: 12_months, 5_trillion, not 5 Months.'],
    ['es', 'El 3_de_mayo_de_2025 y en marzo_de_2024: 30_días, 2_mil_millones.'],
    ['de', 'Am 3._Mai_2025 und im März_2024: 1_Tag, 2_Milliarden.'],
    ['es', 'Marzo_de_2025, el 1.º_de_mayo: el artículo_5, núm._3, art._4, N.º_2.'],
    ['de', 'Binnen 30_Tagen, in 2_Monaten, nach 5_Jahren.'],
    ['fr', 'Janvier_2025, le 1er_janvier_2025.'],
    ['en', 'In 2019 120 firms, 1998 OUR FIRM, in 2024 US law.'],
    ['en', 'Of our article The Trust, and no 5.'],
    ['en', 'Form_D, Form_ADV, Form We, Article_5(2), Section_4a, Regulation_S, day_57.'],
    // A language that the platform does not know.
    ['qaa', 'In 12_days.'],
    ['fr', 'Le 3_mai_2025\u202f: 30_jours, 4_millions, l’article_5, 2 maisons.'],
    ['pl', '3_maja_2025: 5_dni, 2_miesiące, 5_miesięcy.'],
    ['en', '50_% of 10_EUR, CHF_12, €_5, 1_000_000, §_5, Art._5, n.º_8.'],
    ['ja', '2025年5月3日に 5 件 5 2025 x'],
  ])('in %s: %s', (language, meant) => {
    expect(wordBinder(language)(meant.replaceAll('_', ' '))).toBe(meant.replaceAll('_', '\u00a0'));
  });

  test('keeps a name together, and of a long one the form of the company', () => {
    const names = ['Ana Ruiz Paz', 'Harbour & Sons Advisory, S. de R.L.'];
    expect(bindWords(`${names.join(' of ')} signed.`, names)).toBe(
      'Ana\u00a0Ruiz\u00a0Paz of Harbour & Sons Advisory, S.\u00a0de\u00a0R.L. signed.',
    );
    const plain = 'Kontor für Vermögensfragen AG';
    expect(bindWords(`By ${plain}.`, [plain])).toBe('By Kontor für Vermögensfragen\u00a0AG.');
  });

  test('keeps the last word of a paragraph from standing alone, where it is short', () => {
    const sentence =
      'Whoever drafts a clause and whoever models it work from one document and sign';
    expect(bindWords(`${sentence} on it.`)).toBe(`${sentence} on\u00a0it.`);
    expect(bindWords(`${sentence} on distributions.`)).toBe(`${sentence} on distributions.`);
    expect(bindWords('To sign on it.')).toBe('To sign on it.');
  });

  test('leaves a text that is a name as it is, and changes nothing but spaces', () => {
    expect(bindWords('Ana Ruiz', ['Ana Ruiz'])).toBe('Ana Ruiz');
    expect(bindWords('Of A $& B.', ['A $& B'])).toBe('Of A\u00a0$&\u00a0B.');
    fc.assert(
      fc.property(fc.lorem(), fc.array(fc.lorem({ maxCount: 3 })), (text, names) => {
        expect(bindWords(text, names).replaceAll('\u00a0', ' ')).toBe(text);
      }),
    );
  });
});

test('GATE-12 GATE-13 normalizePassword trims what is not seen around it, keeps inner spaces and composes letters', () => {
  expect(normalizePassword('\u00a0 Cafe\u0301 del mar \n')).toBe('Café del mar');
  // As copied from a chat, a mail or a word processor.
  for (const unseen of ['\u200b', '\u200e', '\u2060', '\u2068', '\u2069', '\u00ad', '\ufeff']) {
    expect(normalizePassword(`${unseen} De\u00a0l Mar${unseen}`)).toBe('De l Mar');
  }
  // No other normal form is applied: digits of full width are other characters.
  expect(normalizePassword('De l  Mar １')).toBe('De l  Mar １');
});

describe('placeholders', () => {
  const anyFacts = fc.dictionary(fc.stringMatching(/^[A-Za-z]{1,8}$/), fc.string());

  test('give each fact back as it is, and leave every other name alone', () => {
    const anyName = fc.oneof(
      fc.stringMatching(/^[A-Za-z]{1,8}$/),
      fc.constantFrom('constructor', 'toString', 'valueOf'),
    );
    fc.assert(
      fc.property(anyFacts, fc.array(anyName), (facts, names) => {
        const text = names.map((name) => `{${name}}`).join(' and ');
        const filled = names.map((name) =>
          Object.hasOwn(facts, name) ? facts[name] : `{${name}}`,
        );
        expect(placeholdersIn(text).map(({ name }) => name)).toEqual(names);
        expect(fillPlaceholders(text, facts)).toBe(filled.join(' and '));
      }),
    );
  });

  const facts = { 'count:offices': 'three', 'Count:offices': 'Three', 'figure:offices': '3' };

  test.each([
    ['{count:offices|office|offices}', 'three offices'],
    ['{Count:offices|house|houses}', 'Three houses'],
    ['{figure:offices|office|offices}', '3 offices'],
    ['{count:offices|office}', '{count:offices|office}'],
    ['{count:offices|a|b|c}', '{count:offices|a|b|c}'],
    ['{count:members|member|members}', '{count:members|member|members}'],
  ])('a number takes the word that goes with it: %s', (text, filled) => {
    expect(fillPlaceholders(text, facts)).toBe(filled);
  });

  test('one of a kind is one', () => {
    const one = { 'count:offices': 'one', 'figure:offices': '1' };
    expect(fillPlaceholders('{count:offices|office|offices}', one)).toBe('one office');
  });

  test('are found and filled', () => {
    const text = '{name} was founded in {founded}; {name} { not } {unknown}';
    expect(placeholdersIn(text)).toEqual([
      { name: 'name', index: 0 },
      { name: 'founded', index: 22 },
      { name: 'name', index: 33 },
      { name: ' not ', index: 40 },
      { name: 'unknown', index: 48 },
    ]);
    expect(fillPlaceholders(text, { name: 'Firm', founded: '2022' })).toBe(
      'Firm was founded in 2022; Firm { not } {unknown}',
    );
  });
});

test('canonicalUrl is absolute, without a trailing slash, and absent for the not-found page', () => {
  expect(canonicalUrl('https://firm.example', 'about')).toBe('https://firm.example/about');
  expect(canonicalUrl('https://firm.example', 'home')).toBe('https://firm.example/');
  expect(canonicalUrl('https://firm.example', 'not-found')).toBeUndefined();
});

test('on any site every route has an address of its own there', () => {
  fc.assert(
    fc.property(fc.webAuthority(), (authority) => {
      const site = new URL(`https://${authority}`).origin;
      const routes = Object.keys(ROUTES) as RouteId[];
      const addresses = routes.map((route) => routeUrl(site, route));
      expect(new Set(addresses).size).toBe(routes.length);
      for (const [i, address] of addresses.entries()) {
        expect(address).toBe(site + ROUTES[routes[i] ?? 'home'].path);
        expect(new URL(address).href).toBe(address);
      }
    }),
  );
});
