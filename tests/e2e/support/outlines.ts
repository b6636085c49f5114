/**
 * What each page is to a screen reader: its landmarks, headings, lists, links and controls, by role,
 * name and state, in their order. Written in the language of Playwright's aria snapshots, but made
 * from the content instead of kept in files: the names have to be those that the firm wrote, and
 * when it writes others nothing here has to be renewed.
 */
import { stringify } from 'yaml';
import { HEADER_ROUTES, QUICK_ROUTES, type PageId, type RouteId } from '../../../src/lib/paths.ts';
import {
  caseStudies,
  firm,
  pages,
  practices,
  privacyPolicy,
  services,
  team,
  values,
  words,
} from './content.ts';

export type Outline = (string | { [node: string]: Outline | string })[];

const named = (role: string, name: string) => `${role} ${JSON.stringify(name)}`;
const heading = (level: number, name: string) => `${named('heading', name)} [level=${level}]`;
const link = (name: string) => named('link', name);

/** These and no others. */
const only = (...children: Outline): Outline => [{ '/children': 'equal' }, ...children];

/** Of items that hold other parts, or just words. */
const list = (...items: readonly (Outline | string)[]) => ({
  list: only(...items.map((item) => ({ listitem: item }))),
});
const linkList = (names: readonly string[]) => list(...names.map((name) => [link(name)]));

/** A part of the page that is known by its heading. */
const region = (name: string, ...children: Outline) => ({
  [named('region', name)]: [heading(2, name), ...children],
});

const labels = (routes: readonly RouteId[]) => routes.map((route) => words.pages[route]);

const skipLink = { [link(words.skipLink)]: [{ '/url': '#main' }] };
const brand = link(words.header.home);
const mainMenu = {
  [named('navigation', words.header.navigation)]: only(linkList(labels(HEADER_ROUTES))),
};

const footer = {
  contentinfo: [
    { paragraph: firm.name },
    { paragraph: [link(firm.email.general)] },
    heading(2, words.footer.services),
    list(...services.slice(0, 5).map(({ title }) => title)),
    heading(2, words.footer.offices),
    list(...firm.offices.map(({ label }) => label)),
    {
      [named('navigation', words.footer.quickLinks)]: only(
        heading(2, words.footer.quickLinks),
        linkList(labels(QUICK_ROUTES)),
      ),
    },
    { paragraph: words.footer.copyright },
    list([link(words.pages['privacy-policy'])], words.footer.terms),
  ],
} satisfies Outline[number];

const { home, about } = pages;
const studies = pages['case-studies'];

const closing = ({ heading: name }: { heading: string }, action: string) =>
  region(name, link(action));

/** What the field says of itself, before and after a wrong entry. */
const door = (isWrong: boolean): Outline => [
  isWrong
    ? `${named('textbox', words.door.password)} [invalid]`
    : named('textbox', words.door.password),
  ...(isWrong ? [{ paragraph: words.door.wrong }] : []),
  named('button', words.door.open),
  heading(2, studies.door.heading),
  { paragraph: [link(firm.email.general)] },
];

const MAIN: Readonly<Record<PageId, Outline>> = {
  home: [
    link(words.home.exploreServices),
    link(words.home.contact),
    list(
      [heading(2, words.home.locations), list(...firm.offices.map(({ label }) => label))],
      [heading(2, words.home.contactCard), { paragraph: [link(home.contactCard.heading)] }],
      [heading(2, words.home.openingHours)],
    ),
    region(home.about.heading, link(`${words.home.readMore} ${words.home.readMoreOf}`)),
    region(
      home.services.heading,
      list(
        ...services.map(({ title, practice }) =>
          practice ? [{ [heading(3, title)]: [link(title)] }] : [heading(3, title)],
        ),
      ),
    ),
    closing(home.closing, words.home.closing),
  ],
  about: [
    region(words.about.story, ...about.story.paragraphs.map(() => 'paragraph')),
    region(
      words.about.values,
      list(...values.map(({ title }) => [heading(3, title), 'paragraph'])),
    ),
    region(words.about.headquarters, heading(3, words.about.headOffice)),
  ],
  services: [
    ...practices.map(({ title, practice }) =>
      region(
        title,
        heading(3, words.services.process),
        list(...practice.process.map((step) => [heading(4, step.title), 'paragraph'])),
        heading(3, words.services.benefits),
        list(...practice.benefits),
        heading(3, words.services.trackRecord),
      ),
    ),
    closing(pages.services.closing, words.services.closing),
  ],
  team: [
    ...[words.team.founded, words.team.experts, words.team.practices].flatMap((term) => [
      { term },
      'definition',
    ]),
    region(
      words.team.members,
      list(
        ...team.map(({ name, portrait }) => [
          ...(portrait === undefined
            ? []
            : [named('img', words.team.portrait.replace('{member}', name))]),
          heading(3, name),
          'paragraph',
          'paragraph',
        ]),
      ),
      'paragraph',
      'paragraph',
      link(words.team.write),
    ),
  ],
  'case-studies': door(false),
  contact: [
    region(
      words.contact.byEmail,
      { paragraph: [link(words.contact.write)] },
      { paragraph: firm.email.general },
      named('button', words.contact.copyAddress),
      heading(3, words.contact.headOffice),
    ),
    heading(2, words.contact.locations),
    list(
      ...firm.offices.map(
        ({ label, headOffice }) => label + (headOffice ? ` ${words.contact.isHeadOffice}` : ''),
      ),
    ),
    heading(2, words.contact.practices),
    linkList(practices.map(({ title }) => title)),
  ],
  'privacy-policy': [
    {
      [named('navigation', words.privacyPolicy.contents)]: [
        heading(2, words.privacyPolicy.contents),
        linkList(privacyPolicy.sections.map((section) => section.heading)),
      ],
    },
    { paragraph: ['time'] },
    // Headings and no landmarks: there would be one for each of them.
    ...privacyPolicy.sections.map((section) => heading(2, section.heading)),
  ],
  'not-found': [region(words.notFound.waysBack, linkList(labels(HEADER_ROUTES)))],
};

const withHead = (page: PageId, main: Outline) => ({
  main: [{ paragraph: pages[page].eyebrow }, heading(1, pages[page].heading), ...main],
});

/** The outline of a whole page on a wide screen. */
export const pageOutline = (page: PageId): string =>
  stringify(only(skipLink, { banner: only(brand, mainMenu) }, withHead(page, MAIN[page]), footer));

/** The header on a narrow screen. */
export const narrowHeaderOutline = (isOpen: boolean): string =>
  stringify([
    {
      banner: isOpen
        ? only(brand, `${named('button', words.header.menu)} [expanded]`, mainMenu)
        : only(brand, named('button', words.header.menu)),
    },
  ]);

export const wrongPasswordOutline = (): string => stringify([withHead('case-studies', door(true))]);

export const openStudiesOutline = (): string =>
  stringify([
    withHead('case-studies', [
      {
        [named('navigation', words.studies.list)]: only(
          linkList(caseStudies.map(({ title }) => title)),
        ),
      },
      ...caseStudies.map(({ title, client, figure }) => ({
        [named('article', title)]: only(
          heading(2, title),
          { term: words.studies.client },
          { definition: client },
          ...[words.studies.challenge, words.studies.solution, words.studies.results].flatMap(
            (term) => [{ term }, 'definition'],
          ),
          ...(figure ? [{ paragraph: `${figure.value} ${figure.label}` }] : []),
        ),
      })),
      { paragraph: studies.notice },
      closing(studies.closing, words.studies.closing),
    ]),
  ]);

export const toastOutline = (message: string): string =>
  stringify([
    {
      [named('region', words.contact.messages)]: [
        { [named('dialog', message)]: [{ paragraph: message }] },
      ],
    },
  ]);
