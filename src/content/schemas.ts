/**
 * What the files in content/ may hold. The types of the whole site are inferred from here, and the
 * descriptions are the help that editors show. Free of Astro, so that tests and scripts load it.
 */
import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import { ICON_NAMES } from '#lib/icon-names.ts';
import { findUnprintable } from '#lib/printable.ts';

export const UNPRINTABLE =
  'holds a character that cannot be shown: delete it or type that place anew';

/** Nothing at all is told as too short. */
const EMPTY_OR_WORDS = /^$|[\p{L}\p{N}]/u;

/** One line of text: wrapping in the file is for whoever edits it. */
const text = (min: number, max: number, help: string) =>
  z
    .string()
    .overwrite(cleanText)
    .min(min, `is too short: at least ${min} characters`)
    .max(max, `is too long: at most ${max} characters`)
    .refine((value) => findUnprintable(value) < 0, UNPRINTABLE)
    .refine((value) => EMPTY_OR_WORDS.test(value), 'must hold letters or figures')
    .describe(help);

/** Taken by parts of the pages that services and case studies stand on. */
const RESERVED_IDS = [
  'closing',
  'door-error',
  'footer-links',
  'footer-offices',
  'footer-services',
  'main',
  'menu',
  'password',
];

export const idSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as due-diligence',
  )
  .refine(
    (value) => !RESERVED_IDS.includes(value),
    `must be another name: ${RESERVED_IDS.join(', ')} are parts of the pages themselves`,
  )
  .describe('Name in addresses and references: lower-case words joined by hyphens.');

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
    .describe('true keeps the record out of a release; the preview shows it, marked.'),
  sample: z
    .boolean('must be true or false')
    .optional()
    .describe('true says that this is sample content. Remove the line once you have replaced it.'),
};
const { sample } = marks;

const email = (help: string) =>
  z.email('must be an e-mail address, such as info@cayomeridian.example').describe(help);

const httpsUrl = z
  .url({
    protocol: /^https$/,
    // As browsers understand it: without spaces and the like, which would end the link early.
    normalize: true,
    error: 'must be a web address that begins with https://',
  })
  .describe('Full address, beginning with https://');

const time = (help: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time in quotes, such as "09:00"')
    .describe(help);

const figure = (min: number, max: number, help: string) => {
  const message = `must be between ${min} and ${max}`;
  return z.number().min(min, message).max(max, message).describe(help);
};

const wholeFigure = (min: number, max: number, help: string) =>
  figure(min, max, help).int('must be a whole number');

const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

const outwardLink = z.strictObject({ name: text(2, 80, 'Words of the link.'), url: httpsUrl });

const office = z.strictObject({
  id: idSchema,
  label: text(3, 40, 'As printed in lists, such as Miami, FL.'),
  country: text(2, 40, 'Country in words.'),
  latitude: figure(-90, 90, 'Degrees north, for the map.'),
  longitude: figure(-180, 180, 'Degrees east, for the map (west is negative).'),
  mapLabel: z
    .enum(['right', 'left', 'above', 'below'], 'must be right, left, above or below')
    .default('right')
    .describe('Side of the dot on which the name stands on the map.'),
  headOffice: z
    .literal(true, 'must be true, or left out')
    .optional()
    .describe('Set on exactly one office.'),
  ...marks,
});

const facts = z.strictObject({
  name: text(2, 60, 'Name of the firm as it is spoken.'),
  legalName: text(2, 80, 'Registered name, for the copyright line and the privacy policy.'),
  tagline: text(5, 80, 'Under the title of the home page.'),
  founded: wholeFigure(1900, 2100, 'Year of founding.'),
  copyrightYear: wholeFigure(1900, 2100, 'Year in the copyright line.'),
  experts: text(1, 8, 'Figure of the tile on the team page, such as 7+.'),
  email: z
    .strictObject({
      general: email('Everywhere but in the privacy policy.'),
      legal: email('In the privacy policy.'),
    })
    .describe('The two mail addresses.'),
  headOffice: z
    .strictObject({
      street: text(3, 80, 'Building and road.'),
      locality: text(2, 40, 'Town.'),
      island: text(2, 40, 'Island.'),
      region: text(2, 40, 'Department.'),
      postalCode: z
        .string()
        .regex(/^\d{5}$/, 'must be five digits in quotes, such as "34101"')
        .describe('Five digits in quotes.'),
      country: text(2, 40, 'Country in words.'),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as HN')
        .describe('Two capital letters, such as HN.'),
    })
    .describe('The postal address.'),
  offices: z
    .array(office)
    .min(1, 'needs at least one office')
    .describe('The offices, in the order in which they are listed.'),
  openingHours: z
    .strictObject({
      days: z
        .string()
        .regex(
          new RegExp(`^(${DAY})( to (${DAY}))?$`),
          'must be a day or two days with “to” between, such as Monday to Saturday',
        )
        .describe('A day, or the first and the last: Monday to Saturday.'),
      opens: time('From when, on the 24-hour clock.'),
      closes: time('Until when, on the 24-hour clock.'),
    })
    .describe('When the firm can be reached.'),
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
  samples: z
    .array(z.enum(facts.keyof().options, 'must be the name of a line in this file'))
    .default([])
    .describe('The lines of this file that are still samples. Take out what you have replaced.'),
});

const head = {
  sample,
  title: text(10, 65, 'Browser tab and search results.'),
  description: text(70, 160, 'Summary in search results.'),
  eyebrow: text(2, 40, 'Small line over the heading.'),
  heading: text(3, 60, 'The one large heading of the page.'),
};
const lead = text(20, 180, 'Sentence under the heading.');
const titled = (heading: number, body: number, help: string) =>
  z
    .strictObject({
      heading: text(3, heading, 'Heading.'),
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
        .strictObject({ heading: text(3, 70, 'Heading.'), paragraphs: paragraphs(60, 360) })
        .describe('The words on the firm.'),
      services: z
        .strictObject({ heading: text(3, 60, 'Heading.'), lead: text(20, 160, 'Lead.') })
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
        .strictObject({ heading: text(3, 40, 'Heading.'), paragraphs: paragraphs(20, 260) })
        .describe('What stands beside the field for the password.'),
      requestSubject: text(3, 60, 'Subject of the mail that asks for the password.'),
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
          subject: text(3, 60, 'Subject of the mail.'),
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
        title: text(2, 24, 'Name of the step.'),
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

export const servicesSchema = z.array(
  z.strictObject({
    id: idSchema,
    icon,
    title: text(3, 50, 'Name of the service.'),
    description: text(40, 140, 'Text of the card on the home page.'),
    practice: practice
      .optional()
      .describe('Only for the core practices: their block on /services.'),
    ...marks,
  }),
);

export const valuesSchema = z.array(
  z.strictObject({
    id: idSchema,
    icon,
    title: text(3, 30, 'The value.'),
    description: text(60, 200, 'What it means.'),
    ...marks,
  }),
);

export const memberSchema = z.strictObject({
  order,
  name: text(3, 40, 'Full name.'),
  role: text(3, 48, 'Role in the firm.'),
  bio: text(80, 260, 'Two or three sentences.'),
  portrait: z
    .string()
    .regex(
      /^[\w-]+\.(png|jpe?g|webp|avif|PNG|JPE?G|WEBP|AVIF)$/,
      'must be the name of a PNG, JPEG, WebP or AVIF picture beside this file, in letters, digits and hyphens',
    )
    .optional()
    .describe('Name of a picture beside this file; without it a drawn placeholder is shown.'),
  portraitFocus: z
    .strictObject({
      left: figure(0, 100, 'From the left edge.'),
      top: figure(0, 100, 'From the upper edge.'),
    })
    .optional()
    .describe('The point that stays in the frame when the picture is cut to 4:5, in percent.'),
  ...marks,
});

export const caseStudySchema = z.strictObject({
  order,
  icon,
  title: text(3, 60, 'What happened, in a few words.'),
  client: text(5, 90, 'Who the client is, without a name.'),
  challenge: text(120, 460, 'What stood in the way.'),
  solution: text(120, 520, 'What the firm did.'),
  results: text(80, 360, 'What came of it, in figures.'),
  figure: z
    .strictObject({
      value: text(1, 16, 'The figure with its unit.'),
      label: text(5, 60, 'What it counts.'),
    })
    .optional()
    .describe('One figure that the study itself states, set large beside it.'),
  ...marks,
});

export const privacySchema = z.strictObject({
  sample,
  updated: z.iso.date('must be a date such as 2025-06-02'),
  storedInBrowser: z.strictObject({
    courtesy: text(60, 900, 'What the browser stores at the strength courtesy.'),
    sealed: text(60, 900, 'What the browser stores at the strength sealed.'),
  }),
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
export type PrivacyPolicy = z.infer<typeof privacySchema> & { body: string };
