/**
 * What each page is to a screen reader: its landmarks, headings, lists, links and controls, by role,
 * name and state, where the links lead, and the firm's words and facts, in their order. Written in the
 * language of Playwright's aria snapshots, but made from the content instead of kept in files: the names
 * have to be those that the firm wrote, and when it writes others nothing here has to be renewed.
 */
import { stringify } from 'yaml';
import { printedHours, printedTimeZone } from '../../../src/content/opening-hours.ts';
import { mailLink } from '../../../src/lib/mail-link.ts';
import {
  HEADER_ROUTES,
  practicePath,
  QUICK_ROUTES,
  ROUTES,
  type PageId,
  type RouteId,
} from '../../../src/lib/paths.ts';
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

const write = (outline: Outline) => stringify(outline, { aliasDuplicateObjects: false });

const named = (role: string, name: string) => `${role} ${JSON.stringify(name)}`;
const heading = (level: number, name: string) => `${named('heading', name)} [level=${level}]`;
const link = (name: string, url: string) => ({ [named('link', name)]: [{ '/url': url }] });
const linkTo = (name: string, route: RouteId) => link(name, ROUTES[route].path);
const text = (words: string) => ({ paragraph: words.trim() });

/** These and no others. */
const only = (...children: Outline): Outline => [{ '/children': 'equal' }, ...children];

/** Of items that hold other parts, or just words. */
const list = (...items: readonly (Outline | string)[]) => ({
  list: only(...items.map((item) => ({ listitem: item }))),
});
const linkList = (links: readonly (readonly [name: string, url: string])[]) =>
  list(...links.map((it) => [link(...it)]));
const routeList = (routes: readonly RouteId[]) =>
  linkList(routes.map((route) => [words.pages[route], ROUTES[route].path]));

/** A part of the page that is known by its heading. */
const region = (name: string, ...children: Outline) => ({
  [named('region', name)]: [heading(2, name), ...children],
});

const skipLink = link(words.skipLink, '#main');
const brand = linkTo(words.header.home, 'home');
const mainMenu = {
  [named('navigation', words.header.navigation)]: only(routeList(HEADER_ROUTES)),
};
const generalMail = link(firm.email.general, mailLink(firm.email.general));
const address = { text: firm.headOffice.lines.join(' ') };
const officeList = list(...firm.offices.map(({ label }) => label));

const footer = {
  contentinfo: only(
    text(firm.name),
    address,
    { paragraph: [generalMail] },
    heading(2, words.footer.services),
    list(...services.slice(0, 5).map(({ title }) => title)),
    heading(2, words.footer.offices),
    officeList,
    {
      [named('navigation', words.footer.quickLinks)]: only(
        heading(2, words.footer.quickLinks),
        routeList(QUICK_ROUTES),
      ),
    },
    ...(firm.professionalNotice ? [text(firm.professionalNotice)] : []),
    text(words.footer.copyright),
    list([linkTo(words.pages['privacy-policy'], 'privacy-policy')], words.footer.terms),
  ),
} satisfies Outline[number];

const { home, about, contact } = pages;
const studies = pages['case-studies'];

const closing = (band: { heading: string; text: string }, action: string) =>
  region(band.heading, text(band.text), linkTo(action, 'contact'));

/** What the field says of itself, before and after a wrong entry. */
const door = (isWrong: boolean): Outline => [
  isWrong
    ? `${named('textbox', words.door.password)} [invalid]`
    : named('textbox', words.door.password),
  ...(isWrong ? [text(words.door.wrong)] : []),
  named('button', words.door.open),
  text(words.door.remembers),
  heading(2, studies.door.heading),
  { paragraph: [link(firm.email.general, mailLink(firm.email.general, studies.requestSubject))] },
];

const printedDate = new Intl.DateTimeFormat(words.language, {
  dateStyle: 'long',
  timeZone: 'UTC',
}).format(new Date(privacyPolicy.updated));

const MAIN: Readonly<Record<PageId, Outline>> = {
  home: [
    text(firm.tagline),
    linkTo(words.home.exploreServices, 'services'),
    linkTo(words.home.contact, 'contact'),
    list(
      [heading(2, words.home.locations), officeList],
      [
        heading(2, words.home.contactCard),
        { paragraph: [linkTo(home.contactCard.heading, 'contact')] },
      ],
      [
        heading(2, words.home.openingHours),
        ...printedHours(firm.openingHours, words).flatMap(({ days, times }) => [
          text(times.join(' ')),
          text(days),
        ]),
        text(printedTimeZone(firm.openingHours, words)),
      ],
    ),
    region(home.about.heading, linkTo(`${words.home.readMore} ${words.home.readMoreOf}`, 'about')),
    region(
      home.services.heading,
      list(
        ...services.map(({ id, title, description, practice }) => [
          practice ? { [heading(3, title)]: [link(title, practicePath(id))] } : heading(3, title),
          text(description),
        ]),
      ),
    ),
    closing(home.closing, words.home.closing),
  ],
  about: [
    region(words.about.story, ...about.story.paragraphs.map(text)),
    region(
      words.about.values,
      list(...values.map(({ title, description }) => [heading(3, title), text(description)])),
    ),
    region(words.about.headquarters, heading(3, words.about.headOffice), address),
  ],
  services: [
    ...practices.map(({ title, practice }) =>
      region(
        title,
        text(practice.description),
        heading(3, words.services.process),
        list(...practice.process.map((step) => [heading(4, step.title), text(step.description)])),
        heading(3, words.services.benefits),
        list(...practice.benefits),
        heading(3, words.services.trackRecord),
        text(practice.trackRecord),
      ),
    ),
    closing(pages.services.closing, words.services.closing),
  ],
  team: [
    ...[
      [words.team.founded, firm.founded],
      [words.team.experts, firm.experts],
      [words.team.practices, practices.length],
    ].flatMap(([term, figure]) => [{ term: `${term}` }, { definition: `${figure}` }]),
    region(
      words.team.members,
      list(
        ...team.map(({ name, role, bio, portrait }) =>
          only(
            ...(portrait === undefined
              ? []
              : [named('img', words.team.portrait.replace('{member}', name))]),
            heading(3, name),
            text(role),
            text(bio),
          ),
        ),
      ),
      text(pages.team.invitation.heading),
      text(pages.team.invitation.text),
      linkTo(words.team.write, 'contact'),
    ),
  ],
  'case-studies': door(false),
  contact: [
    region(
      words.contact.byEmail,
      text(contact.email.text),
      {
        paragraph: [link(words.contact.write, mailLink(firm.email.general, contact.email.subject))],
      },
      text(firm.email.general),
      named('button', words.contact.copyAddress),
      heading(3, words.contact.headOffice),
      address,
    ),
    heading(2, words.contact.locations),
    list(
      ...firm.offices.map(
        ({ label, headOffice }) => label + (headOffice ? ` ${words.contact.isHeadOffice}` : ''),
      ),
    ),
    heading(2, words.contact.practices),
    linkList(practices.map(({ id, title }) => [title, practicePath(id)])),
  ],
  'privacy-policy': [
    {
      [named('navigation', words.privacyPolicy.contents)]: [
        heading(2, words.privacyPolicy.contents),
        linkList(privacyPolicy.sections.map((section) => [section.heading, `#${section.id}`])),
      ],
    },
    { paragraph: [{ time: printedDate }] },
    // Headings and no landmarks: there would be one for each of them.
    ...privacyPolicy.sections.map((section) => heading(2, section.heading)),
  ],
  'not-found': [region(words.notFound.waysBack, routeList(HEADER_ROUTES))],
};

const withHead = (page: PageId, main: Outline) => {
  const head: { eyebrow: string; heading: string; lead?: string } = pages[page];
  const lead = head.lead === undefined ? [] : [text(head.lead)];
  return { main: [text(head.eyebrow), heading(1, head.heading), ...lead, ...main] };
};

/** The outline of a whole page on a wide screen. */
export const pageOutline = (page: PageId): string =>
  write(only(skipLink, { banner: only(brand, mainMenu) }, withHead(page, MAIN[page]), footer));

/** The header on a narrow screen. */
export const narrowHeaderOutline = (isOpen: boolean): string =>
  write([
    {
      banner: isOpen
        ? only(brand, `${named('button', words.header.menu)} [expanded]`, mainMenu)
        : only(brand, named('button', words.header.menu)),
    },
  ]);

export const wrongPasswordOutline = (): string => write([withHead('case-studies', door(true))]);

export const openStudiesOutline = (): string =>
  write([
    withHead('case-studies', [
      {
        [named('navigation', words.studies.list)]: only(
          linkList(caseStudies.map(({ id, title }) => [title, `#${id}`])),
        ),
      },
      ...caseStudies.map(({ title, figure, ...study }) => ({
        [named('article', title)]: only(
          heading(2, title),
          ...(['client', 'challenge', 'solution', 'results'] as const).flatMap((part) => [
            { term: words.studies[part] },
            { definition: study[part] },
          ]),
          ...(figure ? [text(`${figure.value} ${figure.label}`)] : []),
        ),
      })),
      text(studies.notice),
      closing(studies.closing, words.studies.closing),
    ]),
  ]);

export const toastOutline = (message: string): string =>
  write([
    {
      [named('region', words.contact.messages)]: [
        { [named('dialog', message)]: [{ paragraph: message }] },
      ],
    },
  ]);
