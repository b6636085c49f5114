/**
 * What each page is to a screen reader: its landmarks, headings, lists, links and controls, by role,
 * name and state, in their order. Written in the language of Playwright's aria snapshots, but made
 * from the content instead of kept in files: the names have to be those that the firm wrote, and
 * when it writes others nothing here has to be renewed.
 */
import { stringify } from 'yaml';
import { HEADER_ROUTES, QUICK_ROUTES, type PageId, type RouteId } from '../../../src/lib/paths.ts';
import { splitSections } from '../../../src/lib/sections.ts';
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

const skipLink = { [link('Skip to the content')]: [{ '/url': '#main' }] };
const brand = link(`${firm.name}, home`);
const mainMenu = { [named('navigation', 'Main')]: only(linkList(labels(HEADER_ROUTES))) };

const footer = {
  contentinfo: [
    { paragraph: firm.name },
    { paragraph: [link(firm.email.general)] },
    region('Services', list(...services.slice(0, 5).map(({ title }) => title))),
    region('Offices', list(...firm.offices.map(({ label }) => label))),
    {
      [named('navigation', 'Quick Links')]: only(
        heading(2, 'Quick Links'),
        linkList(labels(QUICK_ROUTES)),
      ),
    },
    { paragraph: `© ${firm.copyrightYear} ${firm.legalName}` },
    list([link('Privacy Policy')], 'Terms of Service'),
  ],
} satisfies Outline[number];

const { home, about } = pages;
const studies = pages['case-studies'];

const closing = ({ heading: name }: { heading: string }, action: string) =>
  region(name, link(action));

/** What the field says of itself, before and after a wrong entry. */
const door = (isWrong: boolean): Outline => [
  isWrong ? `${named('textbox', 'Password')} [invalid]` : named('textbox', 'Password'),
  ...(isWrong ? [{ alert: 'Incorrect password. Please try again.' }] : []),
  named('button', 'Open the case studies'),
  heading(2, studies.door.heading),
  { paragraph: [link(firm.email.general)] },
];

const MAIN: Readonly<Record<PageId, Outline>> = {
  home: [
    link('Explore Our Services'),
    link('Contact Us'),
    list(
      [heading(2, 'Locations'), list(...firm.offices.map(({ label }) => label))],
      [heading(2, 'Contact Us'), { paragraph: [link(home.contactCard.heading)] }],
      [heading(2, 'Opening Hours')],
    ),
    region(home.about.heading, link('Read More about the firm')),
    region(
      home.services.heading,
      list(
        ...services.map(({ title, practice }) =>
          practice ? [{ [heading(3, title)]: [link(title)] }] : [heading(3, title)],
        ),
      ),
    ),
    closing(home.closing, 'Contact Us'),
  ],
  about: [
    region('Our Story', ...about.story.paragraphs.map(() => 'paragraph')),
    region('Our Values', list(...values.map(({ title }) => [heading(3, title), 'paragraph']))),
    region('Our Headquarters', heading(3, 'Head office')),
  ],
  services: [
    ...practices.map(({ title, practice }) =>
      region(
        title,
        heading(3, 'Process'),
        list(...practice.process.map((step) => [heading(4, step.title), 'paragraph'])),
        heading(3, 'Key benefits'),
        list(...practice.benefits),
        heading(3, 'Track record'),
      ),
    ),
    closing(pages.services.closing, 'Get In Touch'),
  ],
  team: [
    {
      [named('region', 'Members of the firm')]: [
        ...['Founded', 'Experts', 'Practice areas'].flatMap((term) => [{ term }, 'definition']),
        heading(2, 'Members of the firm'),
        list(
          ...team.map(({ name, portrait }) => [
            ...(portrait === undefined ? [] : [named('img', `Portrait of ${name}`)]),
            heading(3, name),
            'paragraph',
            'paragraph',
          ]),
          [link('Write to us')],
        ),
      ],
    },
  ],
  'case-studies': door(false),
  contact: [
    region(
      'By email',
      { paragraph: [link('Email the firm')] },
      { paragraph: firm.email.general },
      named('button', 'Copy the email address'),
      // Empty, and there before any toast is: only then is a toast announced.
      { [named('region', 'Notifications')]: only() },
      heading(3, 'Head office'),
    ),
    heading(2, 'Locations'),
    list(
      ...firm.offices.map(({ label, headOffice }) => label + (headOffice ? ' (head office)' : '')),
    ),
    heading(2, 'Practice areas'),
    linkList(practices.map(({ title }) => title)),
  ],
  'privacy-policy': [
    {
      [named('navigation', 'Contents')]: [
        heading(2, 'Contents'),
        linkList(splitSections(privacyPolicy.body).sections.map((section) => section.heading)),
      ],
    },
    { paragraph: ['time'] },
    ...splitSections(privacyPolicy.body).sections.map((section) => region(section.heading)),
  ],
  'not-found': [region('Back to charted water', linkList(labels(HEADER_ROUTES)))],
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
        ? only(brand, `${named('button', 'Menu')} [expanded]`, mainMenu)
        : only(brand, named('button', 'Menu')),
    },
  ]);

export const wrongPasswordOutline = (): string => stringify([withHead('case-studies', door(true))]);

export const openStudiesOutline = (): string =>
  stringify([
    withHead('case-studies', [
      {
        [named('navigation', 'Case studies')]: only(
          linkList(caseStudies.map(({ title }) => title)),
        ),
      },
      ...caseStudies.map(({ title, client, figure }) => ({
        [named('article', title)]: only(
          heading(2, title),
          { term: 'Client' },
          { definition: client },
          ...(figure ? [{ paragraph: `${figure.value} ${figure.label}` }] : []),
          ...['Challenge', 'Solution provided', 'Results'].flatMap((term) => [
            { term },
            'definition',
          ]),
        ),
      })),
      { paragraph: studies.notice },
      closing(studies.closing, 'Get in Touch'),
    ]),
  ]);

export const toastOutline = (message: string): string =>
  stringify([
    {
      [named('region', 'Notifications')]: [
        { [named('dialog', message)]: [{ paragraph: message }] },
      ],
    },
  ]);
