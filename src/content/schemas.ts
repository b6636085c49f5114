/**
 * What the files in content/ may hold. The types of the whole site are inferred from here, and the
 * descriptions are the help that editors show. Free of Astro, so that tests and scripts load it.
 */
import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { ICON_NAMES } from '#lib/icon-names.ts';
import { DAYS, daysOf } from '#lib/opening-days.ts';
import { mailAddressFault, normalizeMailAddress } from '#lib/mail-address.ts';
import { shownLength } from '#lib/placeholders.ts';
import { findUnprintable } from '#lib/printable.ts';
import { readWebAddress } from '#lib/web-address.ts';
import { closest } from './closest.ts';
import { countryFault, LANGUAGE, languageFault } from './locale-codes.ts';
import { PICTURE_NAME } from './picture-name.ts';
import { slugOf } from './slug.ts';
import { hasLooseEnd, SHORT_NAME_LENGTH } from '#lib/short-name.ts';

export const UNPRINTABLE =
  'holds a character that cannot be shown: delete it or type that place anew';

/** Nothing at all is told as too short. */
const EMPTY_OR_WORDS = /^$|[\p{L}\p{N}]/u;

/** Scripts that say in one letter what others say in three, and more. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Least lengths are counted in letters of alphabets. */
export const LETTERS_IN_ONE = 3;

/** The least length of a text, in letters of its own script. */
const leastOf = (value: string, min: number): number =>
  value.replaceAll(DENSE, '').length * 2 < value.length ? Math.ceil(min / LETTERS_IN_ONE) : min;

/**
 * One line of text: wrapping in the file is for whoever edits it. A name may be as short as names are:
 * a least length is for sentences alone.
 */
export const text = (min: number, max: number, help: string) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1, 'is empty')
    .check(({ value, issues }) => {
      const minimum = leastOf(value, min);
      if (value === '' || value.length >= minimum) return;
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
    })
    .check(({ value, issues }) => {
      if (shownLength(value) <= max) return;
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        inclusive: true,
        input: value,
      });
    })
    .refine((value) => findUnprintable(value) < 0, UNPRINTABLE)
    .refine((value) => EMPTY_OR_WORDS.test(value), 'must hold letters or figures')
    .meta({ minLength: min, maxLength: max })
    .describe(help);

/** Taken by parts of the pages: no record and no section of the policy can have them. */
export const RESERVED_IDS = [
  'closing',
  'contents',
  'door-error',
  'footer-links',
  'footnote-label',
  'main',
  'opening',
  'password',
  'site-menu',
];

/** The nearest that may stand in an address, “nuria-ferrer” of “Núria Ferrer”, or an example. */
const idFor = (text: string): string => slugOf(text) || 'for example due-diligence';

export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: ({ input }) =>
      `must be words of the letters a to z in lower case and digits, joined by hyphens: ${idFor(String(input))}`,
  })
  .refine(
    (value) => !RESERVED_IDS.includes(value),
    `must be another name: ${RESERVED_IDS.join(', ')} are parts of the pages themselves`,
  )
  .describe(
    'Name in addresses and references: lower-case words without accents, joined by hyphens.',
  );

const icon = z
  .enum(ICON_NAMES, `must be one of: ${ICON_NAMES.join(', ')}`)
  .describe('The drawing beside the title.');

const order = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .describe('Place in the list, from 1.');

/** Marks that any record may bear. */
const marks = {
  draft: z
    .boolean('must be true or false')
    .optional()
    .describe('On (true), it keeps the record out of a release; the preview shows it, marked.'),
  sample: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'On (true), it says that this is sample content. Take it off once you have replaced that.',
    ),
};
const { sample } = marks;

/** A text that is brought to the form that it is meant in; what cannot be is told by itself. */
const reformed = (
  format: string,
  reform: (value: string) => string,
  fault: (value: string) => string | undefined,
) =>
  z
    .string()
    .overwrite(reform)
    .check((context) => {
      const message = fault(context.value);
      if (message !== undefined) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    })
    .meta({ format });

const email = (help: string) =>
  reformed('email', normalizeMailAddress, mailAddressFault).describe(help);

const httpsUrl = reformed(
  'uri',
  (value) => readWebAddress(value).url?.href ?? value,
  (value) => readWebAddress(value).fault,
).describe('Full address, beginning with https://');

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * “9:00”, “9.30”, “0900”, “17h”, “17 Uhr”, “5 pm”, “5:00 p. m.” as the check wants them; midnight as the last
 * minute of its day.
 */
const meantTime = (typed: string): string | undefined => {
  const plain = typed.replaceAll(/[\s“”„"]/g, '');
  if (/^24[:.h]?(?:00)?$/i.test(plain)) return '23:59';
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?(\d\d))?(?::\d\d)?(?:([ap])\.?(?:m\.?)?|h(?:rs?|ours|oras)?\.?|uhr)?$/i.exec(
      plain,
    ) ?? [];
  const isAfternoon = half.toLowerCase() === 'p';
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const meant = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hours !== '' && TIME.test(meant) ? meant : undefined;
};

const TIME_HELP = 'must be a 24-hour time in quotes, such as';

const time = (help: string) =>
  z
    .string()
    .regex(TIME, {
      error: ({ input }) => {
        const meant = meantTime(String(input));
        return meant === undefined
          ? `${TIME_HELP} "09:00" or "17:30"; a day that is closed is left out`
          : `${TIME_HELP} "${meant}"`;
      },
    })
    .describe(help);

export const language = (help: string) =>
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, {
      error: ({ input }) => languageFault(String(input)) ?? LANGUAGE,
      abort: true,
    })
    .refine((code) => languageFault(code) === undefined, {
      error: ({ input }) => languageFault(String(input)) ?? LANGUAGE,
    })
    .describe(help);

/** Whether it is right, who knows the pictures of its folder judges: forms and editors ask its pattern. */
export const pictureName = (help: string) =>
  z
    .string()
    .trim()
    .refine((name) => name !== '', 'is empty: name a picture, or delete the line')
    .meta({ pattern: PICTURE_NAME.source })
    .describe(help);

const figure = (min: number, max: number, help: string) => {
  const message = `must be between ${min} and ${max}`;
  return z.number().min(min, message).max(max, message).describe(help);
};

const wholeFigure = (min: number, max: number, help: string) => {
  const message = `must be between ${min} and ${max}`;
  return z.int('must be a whole number').min(min, message).max(max, message).describe(help);
};

/** A place in a picture; in percent, though some programs count from 0 to 1. */
export const focalPoint = (left: string, top: string) => {
  const message =
    'must be percent, from 0 to 100, and both are fractions of one: write 30 in place of 0.3';
  return z
    .strictObject({ left: figure(0, 100, left), top: figure(0, 100, top) })
    .refine((at) => Math.max(at.left, at.top) >= 1 || at.left + at.top === 0, message);
};

const outwardLink = z.strictObject({ name: text(1, 80, 'Words of the link.'), url: httpsUrl });

const office = z.strictObject({
  id: idSchema,
  label: text(1, 40, 'As printed in lists, such as Miami, FL.'),
  country: text(1, 40, 'Country as it stands in a sentence, such as the United States.'),
  latitude: figure(-90, 90, 'Degrees north, for the map.'),
  longitude: figure(-180, 180, 'Degrees east, for the map (west is negative).'),
  headOffice: z
    .literal(true, 'must be true, or left out')
    .optional()
    .describe('Set on exactly one office.'),
  ...marks,
});

const NAMED_IN_ADDRESS = ['locality', 'region', 'postalCode', 'country'] as const;

/** In capitals, as post offices want them; in Turkish ones, i keeps its dot. */
const holds = (line: string, part: string): boolean =>
  ['en', 'tr'].some((language) =>
    line.toLocaleUpperCase(language).includes(part.toLocaleUpperCase(language)),
  );

/**
 * Which of an address's lines is that of the town: the last that names it, for a street or a house may be
 * called after a town. Where a country has the name of its town, its line counts only if no other does.
 */
const lineOfTown = ({
  lines,
  locality,
  country,
}: {
  lines: readonly string[];
  locality: string;
  country: string;
}): number => {
  const naming = (line: string) => holds(line, locality);
  const apart = lines.findLastIndex((line) => naming(line) && !holds(country, line));
  return apart < 0 ? lines.findLastIndex(naming) : apart;
};

/** The lines of an address that hold street and house: above the town, or below it where that comes first. */
export const linesOfStreet = (address: {
  lines: readonly string[];
  locality: string;
  country: string;
  region?: string | undefined;
  postalCode?: string | undefined;
}): readonly string[] => {
  const town = lineOfTown(address);
  if (town > 0) return address.lines.slice(0, town);
  const { country, region = '', postalCode = '' } = address;
  return address.lines
    .slice(1)
    .filter((line) => ![country, region, postalCode].some((part) => holds(part, line)));
};

/** Written as on an envelope, since every country has an order of its own; the rest says which is which. */
const headOffice = z
  .strictObject({
    lines: z
      .array(text(1, 60, 'One line, as on an envelope.'))
      .min(2, 'needs at least two lines, each after a hyphen')
      .max(7, 'has too many lines: at most 7')
      .describe('The address as it is printed, line by line, in the order of your country.'),
    locality: text(1, 60, 'Town, as it stands in the lines.'),
    region: text(1, 40, 'State, canton or department as it stands in the lines.').optional(),
    postalCode: text(1, 12, 'Postal code in quotes, as it stands in the lines.').optional(),
    country: text(1, 40, 'Country in words, as it stands in the lines.'),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, {
        error: ({ input }) => countryFault(String(input)) ?? '',
        abort: true,
      })
      .refine((code) => countryFault(code) === undefined, {
        error: ({ input }) => countryFault(String(input)) ?? '',
      })
      .describe('Two capital letters, such as HN.'),
  })
  .superRefine((address, context) => {
    for (const field of NAMED_IN_ADDRESS) {
      const value = address[field];
      if (value === undefined || address.lines.some((line) => holds(line, value))) continue;
      const message = 'does not stand in the lines of the address: write it the same in both';
      context.addIssue({ code: 'custom', path: [field], message });
    }
    if (linesOfStreet(address).length === 0) {
      const message = 'stands in the first line, and no line is left for the street: give it one';
      context.addIssue({ code: 'custom', path: ['locality'], message });
    }
  })
  .describe('The postal address.');

const DAY = DAYS.join('|');
const SPAN = `(${DAY})( to (${DAY}))?`;

/** Twelve hours later, where that makes a closing time of a time before noon: 19:30 of 07:30. */
const afterNoon = (time: string): string | undefined => {
  const [hours = 0, minutes = ''] = time.split(':');
  return Number(hours) < 12 ? `${Number(hours) + 12}:${minutes}` : undefined;
};

/** Before this no firm opens: whoever writes an earlier time counts the hours from noon. */
const EARLIEST = '05:00';

/** Others are told as such, and nothing follows from them. */
const areTimes = (...times: readonly string[]): boolean => times.every((it) => TIME.test(it));

const isInNight = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  opens < EARLIEST && !(opens === '00:00' && closes >= '23:00');

/** Days as the check wants them: “monday – friday”, “Monday, Wednesday, and Friday”. */
const meantDays = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\u00a0|\u202f/g, ' ')
    .replaceAll(/,? (?:and|&) /gi, ' and ')
    .replaceAll(/ ?[–—-] ?| to /gi, ' to ')
    .replaceAll(
      /\p{L}+/gu,
      (word) => DAYS.find((day) => day.toLowerCase() === word.toLowerCase()) ?? word,
    );

const openingTimes = z
  .strictObject({
    days: z
      .string()
      .overwrite(meantDays)
      .regex(
        new RegExp(`^${SPAN}((, | and )${SPAN})*$`),
        'must be days in English, such as Monday to Saturday, or Monday, Wednesday and Friday',
      )
      .describe('A day, several, or the first and the last: Monday to Saturday.'),
    opens: time('From when, on the 24-hour clock.'),
    closes: time('Until when, on the 24-hour clock.'),
  })
  .superRefine(({ opens, closes }, context) => {
    if (!areTimes(opens, closes)) return;
    if (isInNight({ opens, closes })) {
      const message = `is in the night, for the day has 24 hours here. Did you mean ${afterNoon(opens) ?? ''}?`;
      context.addIssue({ code: 'custom', path: ['opens'], message });
      return;
    }
    if (closes > opens) return;
    const meant = closes === '00:00' ? '23:59' : afterNoon(closes);
    const help = meant && meant > opens ? ` Did you mean ${meant}?` : '';
    const message = `must be later than ${opens}, when the firm opens.${help}`;
    context.addIssue({ code: 'custom', path: ['closes'], message });
  });

type OpeningTimes = z.infer<typeof openingTimes>;

/** Of two times on one day the later stands below, and begins after the earlier has ended. */
const describeDisorder = (own: OpeningTimes, above: OpeningTimes): string | undefined => {
  const days = daysOf(above.days);
  const isApart = own.opens >= above.closes || !daysOf(own.days).some((day) => days.includes(day));
  // Told by itself.
  const isTold = !areTimes(own.opens, own.closes, above.opens, above.closes) || isInNight(own);
  if (isApart || isTold) return undefined;
  if (own.closes > above.opens) {
    return 'is on the same day as an entry above, and their times overlap';
  }
  const meant = afterNoon(own.opens);
  return meant && meant >= above.closes && own.opens < '08:00'
    ? `is earlier than an entry above for the same day (${above.opens}). Did you mean ${meant}? If not, put this entry above that one`
    : `is earlier than an entry above for the same day (${above.opens}): put this entry above that one`;
};

const TIME_ZONES = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'));

/** Continent and city: plain differences such as +01:00, EST or Etc/GMT+6 know no summer time. */
const isTimeZone = (name: string): boolean => {
  if (TIME_ZONES.includes(name)) return true;
  // Other names of the same zones, which the list does not have.
  const isOther =
    /^[A-Z][A-Za-z]+(?:\/[A-Z]\w*(?:[-_]\w+)*)+$/.test(name) && !/^(?:Etc|SystemV)\//.test(name);
  if (!isOther || TIME_ZONES.some((zone) => zone.toLowerCase() === name.toLowerCase()))
    return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const describeTimeZone = (typed: string): string => {
  const plain = typed.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  const name = plain.trim().replaceAll(' ', '_').toLowerCase();
  const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1);
  const lower = TIME_ZONES.map((zone) => zone.toLowerCase());
  const meant = lower.find((zone) => cityOf(zone) === name) ?? closest(name, lower);
  const zone = TIME_ZONES.find((it) => it.toLowerCase() === meant);
  const help = zone ? `. Did you mean ${zone}?` : '';
  return `must be a time zone such as Europe/Zurich or America/New_York${help}`;
};

const openingHours = z
  .strictObject({
    clock: z
      .literal([12, 24], 'must be 12 or 24')
      .describe('How the site prints times: 12 for 7:30 PM, 24 for 19:30.'),
    timeZone: z
      .string()
      .refine(isTimeZone, { error: ({ input }) => describeTimeZone(String(input)) })
      .describe('Continent and city, as in Europe/Zurich: for search engines.'),
    times: z
      .array(openingTimes)
      .min(1, 'needs at least one entry')
      .superRefine((all, context) => {
        for (const [index, own] of all.entries()) {
          const [message] = all
            .slice(0, index)
            .flatMap((above) => describeDisorder(own, above) ?? []);
          if (message !== undefined) {
            context.addIssue({ code: 'custom', path: [index, 'opens'], message });
          }
        }
      })
      .describe('One entry for each stretch of time: two for days with a lunch break.'),
  })
  .describe('When the firm can be reached.');

const OLDEST = 1700;
const LATEST = 2100;

const YEARS = 'must be a year such as 2025, or the first and the last, such as 2019–2025';

/** One year, or the first and the last. */
const copyrightYear = z
  .union(
    [
      z.int(YEARS).min(OLDEST, YEARS).max(LATEST, YEARS),
      z
        .string()
        .regex(/^(1[7-9]|20)\d\d( ?[-–] ?(1[7-9]|20)\d\d)?$/, YEARS)
        .overwrite((years) => years.replace(/ ?[-–] ?/, '–'))
        .refine((years) => years.length === 4 || years.slice(0, 4) < years.slice(-4), YEARS),
    ],
    YEARS,
  )
  .describe('Year in the copyright line, or the first and the last: 2019–2025.');

const facts = z.strictObject({
  name: text(1, 60, 'Name of the firm as it is spoken.'),
  shortName: text(
    1,
    SHORT_NAME_LENGTH,
    'Name under the icon on a home screen; without it the site shortens the name itself.',
  )
    .refine(
      (name) => !hasLooseEnd(name),
      'must not end in a joining word, a sign or an open quote: take it out, or leave out the line, and the site shortens the name itself',
    )
    .optional(),
  legalName: text(1, 100, 'Registered name, for the copyright line and the privacy policy.'),
  tagline: text(5, 80, 'Under the title of the home page.'),
  founded: wholeFigure(OLDEST, LATEST, 'Year of founding.'),
  copyrightYear,
  professionalNotice: text(
    5,
    200,
    'What the rules of the profession require on every page, such as “Attorney Advertising”: footer. Leave it out where nothing is.',
  ).optional(),
  experts: text(1, 8, 'Figure of the tile on the team page, such as 7+.'),
  email: z
    .strictObject({
      general: email('Everywhere but in the privacy policy.'),
      legal: email('In the privacy policy.'),
    })
    .describe('The two mail addresses.'),
  languages: z
    .array(language('One language.'))
    .min(1, 'needs at least one language')
    .describe('Languages in which a report of a security fault is read, best first.'),
  headOffice,
  offices: z
    .array(office)
    .min(1, 'needs at least one office')
    .describe('The offices, in the order in which they are listed.'),
  openingHours,
  securityContactExpires: z.iso
    .date('must be a date such as 2027-11-15')
    .describe('Until when /.well-known/security.txt may be trusted: at most a year ahead.'),
  responseHours: wholeFigure(1, 240, 'Inquiries are typically answered within so many hours.'),
  breachNoticeDays: wholeFigure(1, 60, 'Business days for the notice of a data breach.'),
  outwardLinks: z
    .strictObject({
      hostingProvider: outwardLink.describe('The company that hosts the site.'),
      dataProtectionAuthority: outwardLink.describe('To which European visitors can complain.'),
    })
    .describe('The only links to other websites.'),
});

export const firmSchema = facts.extend({
  portraits: z
    .enum(['engraved', 'toned', 'colour'], 'must be engraved, toned or colour')
    .default('engraved')
    .describe(
      'How the portraits are printed: engraved in lines, toned in the colours of the site, or in colour as they are.',
    ),
  samples: z
    .array(z.enum(facts.keyof().options, 'must be the name of a line in this file'))
    .default([])
    .describe('The lines of this file that are still samples. Take out what you have replaced.'),
});

const head = {
  sample,
  title: text(10, 65, 'Browser tab and search results.'),
  description: text(70, 160, 'Summary in search results.'),
  eyebrow: text(1, 40, 'Small line over the heading.'),
  heading: text(1, 60, 'The one large heading of the page.'),
};
const lead = text(20, 180, 'Sentence under the heading.');
const titled = (heading: number, body: number, help: string) =>
  z
    .strictObject({
      heading: text(1, heading, 'Heading.'),
      text: text(10, body, 'Text under it.'),
    })
    .describe(help);
const paragraphs = (min: number, max: number) =>
  z
    .array(text(min, max, 'One paragraph.'))
    .min(1, 'needs at least one paragraph')
    .describe('The paragraphs, each after a hyphen.');

const closing = titled(60, 160, 'The dark band over the footer.');

export const pagesSchema = z.strictObject({
  home: z
    .strictObject({
      ...head,
      contactCard: titled(50, 60, 'The card over the chart that asks to write.'),
      about: z
        .strictObject({ heading: text(1, 70, 'Heading.'), paragraphs: paragraphs(60, 360) })
        .describe('The words on the firm.'),
      services: z
        .strictObject({ heading: text(1, 60, 'Heading.'), lead: text(20, 160, 'Lead.') })
        .describe('Over the cards of the services.'),
      closing,
    })
    .describe('The first page.'),
  about: z
    .strictObject({
      ...head,
      lead,
      story: z.strictObject({ paragraphs: paragraphs(60, 460) }).describe('Our Story.'),
      values: z.strictObject({ lead: text(20, 160, 'Lead.') }).describe('Over the values.'),
      headquarters: z
        .strictObject({ paragraphs: paragraphs(60, 340) })
        .describe('Our Headquarters.'),
    })
    .describe('The page /about.'),
  services: z.strictObject({ ...head, lead, closing }).describe('The page /services.'),
  team: z
    .strictObject({
      ...head,
      lead,
      invitation: titled(40, 140, 'The place after the last member.'),
    })
    .describe('The page /team.'),
  'case-studies': z
    .strictObject({
      ...head,
      lead,
      door: z
        .strictObject({ heading: text(1, 40, 'Heading.'), paragraphs: paragraphs(20, 260) })
        .describe('What stands beside the field for the password.'),
      requestSubject: text(1, 60, 'Subject of the mail that asks for the password.'),
      notice: text(20, 220, 'Notice that past results do not predict future ones.'),
      closing,
    })
    .describe('The page /case-studies. Nothing here may tell what the studies say.'),
  contact: z
    .strictObject({
      ...head,
      lead,
      email: z
        .strictObject({
          text: text(20, 200, 'Beside the mail button.'),
          subject: text(1, 60, 'Subject of the mail.'),
        })
        .describe('The button that writes a mail.'),
      offices: z
        .strictObject({ lead: text(10, 140, 'Over the list of offices.') })
        .describe('The offices.'),
      practices: z
        .strictObject({ lead: text(10, 140, 'Over the list of practices.') })
        .describe('The core practices.'),
    })
    .describe('The page /contact.'),
  'privacy-policy': z
    .strictObject({ ...head, lead })
    .describe('Over the privacy policy, which has a file of its own.'),
  'not-found': z
    .strictObject({ ...head, lead })
    .describe('Shown for an address that does not exist.'),
});

const practice = z.strictObject({
  description: text(120, 460, 'What the practice does.'),
  process: z
    .array(
      z.strictObject({
        title: text(1, 24, 'Name of the step.'),
        description: text(20, 120, 'What happens in it.'),
      }),
    )
    .length(4, 'needs exactly four steps')
    .describe('The four steps.'),
  benefits: z
    .array(text(15, 100, 'One benefit.'))
    .length(3, 'needs exactly three benefits')
    .describe('The three benefits.'),
  trackRecord: text(40, 190, 'One sentence with figures.'),
});

export const servicesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      icon,
      title: text(1, 50, 'Name of the service.'),
      description: text(40, 140, 'Text of the card on the home page.'),
      practice: practice
        .optional()
        .describe('Only for the core practices: their block on /services.'),
      ...marks,
    }),
  )
  .describe('The services, in their order: home shows all, the footer five. Core practices first.');

export const valuesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      icon,
      title: text(1, 30, 'The value.'),
      description: text(60, 200, 'What it means.'),
      ...marks,
    }),
  )
  .describe('The values on the About page, in their order.');

export const memberSchema = z.strictObject({
  order,
  name: text(1, 60, 'Full name.'),
  role: text(1, 48, 'Role in the firm.'),
  bio: text(80, 260, 'Two or three sentences.'),
  portrait: pictureName(
    'A picture beside this file; without it a drawn placeholder is shown.',
  ).optional(),
  portraitFocus: focalPoint('From the left edge.', 'From the upper edge.')
    .optional()
    .describe('Where the eyes are when the picture is cut to 4:5, in percent.'),
  ...marks,
});

export const caseStudySchema = z.strictObject({
  order,
  icon,
  title: text(1, 60, 'What happened, in a few words.'),
  client: text(5, 90, 'Who the client is, without a name.'),
  challenge: text(120, 460, 'What stood in the way.'),
  solution: text(120, 520, 'What the firm did.'),
  results: text(80, 360, 'What came of it, in figures.'),
  figure: z
    .strictObject({
      value: text(1, 16, 'The figure with its unit.'),
      label: text(1, 60, 'What it counts.'),
    })
    .optional()
    .describe('One figure that the study itself states, set large beside it.'),
  ...marks,
});

export const privacySchema = z.strictObject({
  sample,
  updated: z.iso
    .date('must be a date such as 2025-06-02')
    .describe('The date shown with the policy. Change it whenever you change the text.'),
  storedInBrowser: z
    .strictObject({
      courtesy: text(60, 900, 'What the browser stores at the strength courtesy.'),
      sealed: text(60, 900, 'What the browser stores at the strength sealed.'),
    })
    .describe('One of these stands in place of {storedInBrowser}. Both must stay true.'),
});

export type Marks = Partial<Record<keyof typeof marks, boolean | undefined>>;
export type Firm = z.infer<typeof firmSchema>;
export type Office = Firm['offices'][number];
export type Pages = z.infer<typeof pagesSchema>;
export type Service = z.infer<typeof servicesSchema>[number];
export type Practice = z.infer<typeof practice>;
export type PracticeService = Service & { practice: Practice };
export type Value = z.infer<typeof valuesSchema>[number];
export type TeamMember = z.infer<typeof memberSchema> & { id: string };
export type CaseStudy = z.infer<typeof caseStudySchema> & { id: string };
