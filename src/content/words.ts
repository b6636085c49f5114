/**
 * The shape of `content/interface.yaml`: every word of the site that belongs to no record and to no
 * text of a page.
 */
import { z } from 'zod';
import { ROUTES, type RouteId } from '#lib/paths.ts';
import { joinPath, type Path } from './path.ts';
import { language, text } from './schema-fields.ts';

/** Said with a line whose words the specification of the site gives. */
const FIXED = 'Fixed: the specification of the site gives these words to the letter.';

const label = (help: string) => text(1, 40, help);
const fixed = (help: string, max = 40) => text(1, max, `${help} ${FIXED}`);
const message = (help: string) => text(5, 240, help);

/**
 * What lines of this file name besides the facts, each its own: it stays until the page is put together,
 * which alone knows it.
 */
const OWN_PLACEHOLDERS = {
  'openingHours.span': ['first', 'last'],
  'team.portrait': ['member'],
  'privacyPolicy.updated': ['date'],
  'privacyPolicy.backToNote': ['number'],
} as const;

export const ownPlaceholders = (path: Path): readonly string[] =>
  Object.entries(OWN_PLACEHOLDERS).find(([line]) => line === joinPath(path))?.[1] ?? [];

/** Words around something that only the page knows. */
const around = (line: keyof typeof OWN_PLACEHOLDERS, help: string) => {
  const names = OWN_PLACEHOLDERS[line].map((name) => `{${name}}`);
  return text(1, 60, help)
    .refine((value) => names.every((name) => value.includes(name)), {
      error: `must hold ${names.join(' and ')}, which the site fills in`,
    })
    .describe(help);
};

const pageNames = Object.fromEntries(
  Object.keys(ROUTES).map((route) => [route, fixed(`Name of the page ${route} in the menu.`, 24)]),
) as Record<RouteId, ReturnType<typeof fixed>>;

/** As they have to stand, one below the other, where the language is English. */
const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** What is wrong with the word for a number: one that is left out moves all below it by one. */
const numberFault = (
  word: string,
  index: number,
  all: readonly string[],
  language: string,
): string | undefined => {
  const above = all.indexOf(word);
  if (above < index)
    return `stands twice, already for ${above + 1}: each is the word of one number`;
  const right = ENGLISH[index];
  return /^en(?:-|$)/.test(language) && word !== right
    ? `stands in the place of ${index + 1}, whose word is ${right ?? ''}: the list begins with one and leaves none out`
    : undefined;
};

const shape = z.strictObject({
  language: language('Language of all texts in this folder, such as en, en-GB or es.'),
  numbers: z
    .array(text(1, 20, 'A number in words.'))
    .min(1, 'needs at least one number in words')
    .max(20, 'has too many numbers: at most 20')
    .describe('The numbers from one upwards that {count:…} writes as words.'),
  draft: label('Before the title of a draft, in the preview only.'),
  skipLink: label('The link that leads past the menu.'),
  pages: z.strictObject(pageNames).describe('Names of the pages.'),
  header: z
    .strictObject({
      home: text(1, 80, 'What screen readers say of the name at the top, which leads home.'),
      menu: label('What screen readers say of the button of the menu.'),
      navigation: label('What screen readers say of the menu.'),
    })
    .describe('The bar at the top.'),
  footer: z
    .strictObject({
      services: label('Over the services.'),
      offices: label('Over the offices.'),
      quickLinks: fixed('Over the links.'),
      terms: fixed('A label, no link.'),
      copyright: text(1, 80, 'The line of the copyright.'),
    })
    .describe('The end of every page.'),
  openingHours: z
    .strictObject({
      span: around('openingHours.span', 'Several days on end.'),
      morning: text(1, 12, 'After a time before noon, on the 12-hour clock.'),
      afternoon: text(1, 12, 'After a time from noon, on the 12-hour clock.'),
    })
    .describe('How days and times are written.'),
  home: z
    .strictObject({
      exploreServices: fixed('The first button.'),
      contact: fixed('The second button.'),
      locations: fixed('Over the offices.'),
      contactCard: fixed('Over the card that asks to write.'),
      openingHours: fixed('Over the opening hours.'),
      about: fixed('Over the words on the firm.'),
      readMore: fixed('The link to the page About.'),
      readMoreOf: label('What screen readers say after the words of that link.'),
      services: fixed('Over the services.'),
      closing: fixed('The button at the end.'),
    })
    .describe('The first page.'),
  about: z
    .strictObject({
      story: fixed('Over the story.'),
      values: fixed('Over the values.'),
      headquarters: fixed('Over the words on the head office.'),
      headOffice: label('Over the address.'),
    })
    .describe('The page About.'),
  services: z
    .strictObject({
      process: label('Over the four steps.'),
      benefits: label('Over the three benefits.'),
      trackRecord: label('Over the sentence with figures.'),
      closing: fixed('The button at the end.'),
    })
    .describe('The page Services.'),
  team: z
    .strictObject({
      founded: label('Under the founding year.'),
      experts: label('Under the number of experts.'),
      practices: label('Under the number of practices.'),
      members: label('Over the members; only screen readers read it.'),
      portrait: around('team.portrait', 'For a portrait that is not seen.'),
      write: label('The link after the last member.'),
    })
    .describe('The page Team.'),
  door: z
    .strictObject({
      password: label('Over the field.'),
      placeholder: fixed('In the empty field.'),
      open: label('The button.'),
      checking: label('The button while the password is checked.'),
      wrong: text(1, 80, `The message for a wrong password. ${FIXED}`),
      insecure: message('Where the page came without a secure connection.'),
      unavailable: message('Where the case studies could not be loaded.'),
      incapable: message('Where this browser lacks what opening the case studies takes.'),
      retry: label('The button that tries again.'),
      loading: message('Where the password is sent before the page is ready.'),
      remembers: message('What the browser keeps.'),
      noScript: message('Where the browser runs no scripts.'),
      opening: message('To visitors who were let in before, while the page opens.'),
    })
    .describe('The door before the case studies.'),
  studies: z
    .strictObject({
      list: label('What screen readers say of the list of the studies.'),
      client: fixed('Over the client.'),
      challenge: fixed('Over the challenge.'),
      solution: fixed('Over the solution.'),
      results: fixed('Over the results.'),
      closing: fixed('The button at the end.'),
    })
    .describe('The open case studies.'),
  contact: z
    .strictObject({
      byEmail: label('Over the words on writing.'),
      write: label('The button that opens a mail.'),
      headOffice: label('Over the address.'),
      locations: label('Over the offices.'),
      isHeadOffice: label('After the head office in the list of offices.'),
      practices: label('Over the practices.'),
      copy: label('The button beside the mail address.'),
      copyAddress: label('What screen readers say of that button.'),
      copied: text(1, 80, 'The message when the address was copied.'),
      copyRefused: message('The message where the browser did not allow it.'),
      messages: label('What screen readers say of the place where messages appear.'),
      dismiss: label('What screen readers say of the cross that takes a message away.'),
    })
    .describe('The page Contact.'),
  privacyPolicy: z
    .strictObject({
      contents: label('Over the list of the sections.'),
      updated: around('privacyPolicy.updated', 'The date of the last change.'),
      notes: label('What screen readers say before the notes.'),
      backToNote: around(
        'privacyPolicy.backToNote',
        'The arrow that leads from a note back to the text.',
      ),
    })
    .describe('The privacy policy.'),
  notFound: z
    .strictObject({ waysBack: label('Over the links.') })
    .describe('The page for an address that does not exist.'),
});

export const wordsSchema = shape.superRefine(({ language, numbers }, context) => {
  const [first] = numbers.flatMap((word, index) => {
    const message = numberFault(word, index, numbers, language);
    return message === undefined ? [] : [{ path: ['numbers', index], message }];
  });
  if (first) context.addIssue({ code: 'custom', ...first });
});

export type Words = z.infer<typeof wordsSchema>;
