/**
 * What the files in content/ may hold. The types of the whole site are inferred from here, and the
 * descriptions are the help that editors show. Free of Astro, so that tests and scripts load it.
 */
import { z } from 'zod';
import { ICON_NAMES } from '#lib/icon-names.ts';

const text = (min: number, max: number, help: string) =>
  z
    .string()
    .trim()
    .min(min, `is too short: at least ${min} characters`)
    .max(max, `is too long: at most ${max} characters`)
    .describe(help);

const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as due-diligence',
  )
  .describe('Name in addresses and references: lower-case words joined by hyphens.');

const icon = z
  .enum(ICON_NAMES, `must be one of: ${ICON_NAMES.join(', ')}`)
  .describe('The drawing beside the title.');

const order = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .describe('Place in the list, from 1.');

const email = z.email('must be an e-mail address, such as info@cayomeridian.example');

const httpsUrl = z
  .url({ protocol: /^https$/, error: 'must be a web address that begins with https://' })
  .describe('Full address, beginning with https://');

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time in quotes, such as "09:00"');

const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

const outwardLink = z.strictObject({ name: text(2, 80, 'Words of the link.'), url: httpsUrl });

const office = z.strictObject({
  id,
  label: text(3, 40, 'As printed in lists, such as Miami, FL.'),
  country: text(2, 40, 'Country in words.'),
  latitude: z.number().min(-90).max(90).describe('Degrees north, for the map.'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .describe('Degrees east, for the map (west is negative).'),
  mapLabel: z
    .enum(['right', 'left', 'above', 'below'], 'must be right, left, above or below')
    .default('right')
    .describe('Side of the dot on which the name stands on the map.'),
  headOffice: z.literal(true).optional().describe('Set on exactly one office.'),
});

export const firmSchema = z.strictObject({
  name: text(2, 60, 'Name of the firm as it is spoken.'),
  legalName: text(2, 80, 'Registered name, for the copyright line and the privacy policy.'),
  tagline: text(5, 80, 'Under the title of the home page.'),
  founded: z.int().min(1900).max(2100).describe('Year of founding.'),
  copyrightYear: z.int().min(1900).max(2100).describe('Year in the copyright line.'),
  experts: text(1, 8, 'Figure of the tile on the team page, such as 7+.'),
  email: z.strictObject({ general: email, legal: email }),
  headOffice: z.strictObject({
    street: text(3, 80, 'Building and road.'),
    locality: text(2, 40, 'Town.'),
    island: text(2, 40, 'Island.'),
    region: text(2, 40, 'Department.'),
    postalCode: z.string().regex(/^\d{5}$/, 'must be five digits in quotes, such as "34101"'),
    country: text(2, 40, 'Country in words.'),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as HN'),
  }),
  offices: z.array(office).min(1, 'needs at least one office'),
  openingHours: z.strictObject({
    days: z
      .string()
      .regex(
        new RegExp(`^(${DAY})( to (${DAY}))?$`),
        'must be a day or two days with “to” between, such as Monday to Saturday',
      )
      .describe('A day, or the first and the last: Monday to Saturday.'),
    opens: time,
    closes: time,
  }),
  securityContactExpires: z.iso
    .date('must be a date such as 2027-11-15')
    .describe('Until when /.well-known/security.txt may be trusted: at most a year ahead.'),
  responseHours: z
    .int()
    .min(1)
    .max(240)
    .describe('Inquiries are typically answered within so many hours.'),
  breachNoticeDays: z
    .int()
    .min(1)
    .max(60)
    .describe('Business days for the notice of a data breach.'),
  outwardLinks: z.strictObject({
    hostingProvider: outwardLink,
    dataProtectionAuthority: outwardLink,
  }),
});

const head = {
  title: text(10, 65, 'Browser tab and search results.'),
  description: text(70, 160, 'Summary in search results.'),
  eyebrow: text(2, 40, 'Small line over the heading.'),
  heading: text(3, 60, 'The one large heading of the page.'),
};
const lead = text(20, 180, 'Sentence under the heading.');
const titled = (heading: number, body: number) =>
  z.strictObject({
    heading: text(3, heading, 'Heading.'),
    text: text(10, body, 'Text under it.'),
  });
const paragraphs = (min: number, max: number) =>
  z.array(text(min, max, 'One paragraph.')).min(1, 'needs at least one paragraph');

export const pagesSchema = z.strictObject({
  home: z.strictObject({
    ...head,
    contactCard: titled(50, 60),
    about: z.strictObject({ heading: text(3, 70, 'Heading.'), paragraphs: paragraphs(60, 360) }),
    services: z.strictObject({ heading: text(3, 60, 'Heading.'), lead: text(20, 160, 'Lead.') }),
    closing: titled(60, 160),
  }),
  about: z.strictObject({
    ...head,
    lead,
    story: z.strictObject({ paragraphs: paragraphs(60, 460) }),
    values: z.strictObject({ lead: text(20, 160, 'Lead.') }),
    headquarters: z.strictObject({ paragraphs: paragraphs(60, 340) }),
  }),
  services: z.strictObject({ ...head, lead, closing: titled(60, 160) }),
  team: z.strictObject({ ...head, lead, invitation: titled(40, 140) }),
  'case-studies': z.strictObject({
    ...head,
    lead,
    door: z.strictObject({ heading: text(3, 40, 'Heading.'), paragraphs: paragraphs(20, 260) }),
    requestSubject: text(3, 60, 'Subject of the mail that asks for the password.'),
    notice: text(20, 220, 'Notice that past results do not predict future ones.'),
    closing: titled(60, 160),
  }),
  contact: z.strictObject({
    ...head,
    lead,
    email: z.strictObject({
      text: text(20, 200, 'Beside the mail button.'),
      subject: text(3, 60, 'Subject of the mail.'),
    }),
    offices: z.strictObject({ lead: text(10, 140, 'Over the list of offices.') }),
    practices: z.strictObject({ lead: text(10, 140, 'Over the list of practices.') }),
  }),
  'privacy-policy': z.strictObject({ ...head, lead }),
  'not-found': z.strictObject({ ...head, lead }),
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
    .length(4, 'needs exactly four steps'),
  benefits: z.array(text(15, 100, 'One benefit.')).length(3, 'needs exactly three benefits'),
  trackRecord: text(40, 190, 'One sentence with figures.'),
});

export const servicesSchema = z.array(
  z.strictObject({
    id,
    icon,
    title: text(3, 50, 'Name of the service.'),
    description: text(40, 140, 'Text of the card on the home page.'),
    practice: practice
      .optional()
      .describe('Only for the core practices: their block on /services.'),
  }),
);

export const valuesSchema = z.array(
  z.strictObject({
    id,
    icon,
    title: text(3, 30, 'The value.'),
    description: text(60, 200, 'What it means.'),
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
      /^[\w-]+\.(png|jpe?g|webp|avif|tiff?)$/i,
      'must be the name of a picture beside this file',
    )
    .optional()
    .describe('Name of a picture beside this file; without it a drawn placeholder is shown.'),
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
});

export const privacySchema = z.strictObject({
  updated: z.iso.date('must be a date such as 2025-06-02'),
  storedInBrowser: z.strictObject({
    courtesy: text(60, 900, 'What the browser stores at the strength courtesy.'),
    sealed: text(60, 900, 'What the browser stores at the strength sealed.'),
  }),
});

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
