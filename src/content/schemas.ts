/**
 * What the files in content/ may hold. The types of the whole site are inferred from here, and the
 * descriptions are the help that editors show. Free of Astro, so that tests and scripts load it.
 */
import { z } from 'zod';
import { hasLooseEnd, SHORT_NAME_LENGTH } from '#lib/short-name.ts';
import { addressSchema } from './address-schema.ts';
import { openingHoursSchema } from './hours-schema.ts';
import {
  email,
  figure,
  focalPoint,
  httpsUrl,
  icon,
  idSchema,
  language,
  marks,
  order,
  pictureName,
  text,
  wholeFigure,
} from './schema-fields.ts';

const { sample } = marks;

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
  headOffice: addressSchema,
  offices: z
    .array(office)
    .min(1, 'needs at least one office')
    .describe('The offices, in the order in which they are listed.'),
  openingHours: openingHoursSchema,
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

export type Firm = z.infer<typeof firmSchema>;
export type Office = Firm['offices'][number];
export type Pages = z.infer<typeof pagesSchema>;
export type Service = z.infer<typeof servicesSchema>[number];
export type Practice = z.infer<typeof practice>;
export type PracticeService = Service & { practice: Practice };
export type Value = z.infer<typeof valuesSchema>[number];
export type TeamMember = z.infer<typeof memberSchema> & { id: string };
export type CaseStudy = z.infer<typeof caseStudySchema> & { id: string };
