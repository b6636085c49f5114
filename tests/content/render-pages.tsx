import { renderToStaticMarkup } from 'react-dom/server';
import { Headquarters } from '#components/about/Headquarters.tsx';
import { Story } from '#components/about/Story.tsx';
import { ValueList } from '#components/about/ValueList.tsx';
import { StudyList } from '#components/case-studies/StudyList.tsx';
import { ContactDetails } from '#components/contact/ContactDetails.tsx';
import { AboutTeaser } from '#components/home/AboutTeaser.tsx';
import { HomeHero } from '#components/home/HomeHero.tsx';
import { InfoCards } from '#components/home/InfoCards.tsx';
import { ServiceGrid } from '#components/home/ServiceGrid.tsx';
import { PolicyDocument } from '#components/legal/PolicyDocument.tsx';
import { PracticeBlock } from '#components/services/PracticeBlock.tsx';
import { PageHero } from '#components/site/PageHero.tsx';
import { SiteFooter } from '#components/site/SiteFooter.tsx';
import { SiteHeader } from '#components/site/SiteHeader.tsx';
import { WaysBack } from '#components/site/WaysBack.tsx';
import { TeamSection } from '#components/team/TeamSection.tsx';
import { ClosingBand } from '#components/ui/ClosingBand.tsx';
import { CaseStudiesGate } from '#islands/CaseStudiesGate.tsx';
import { CopyAddress } from '#islands/CopyAddress.tsx';
import { ROUTES, type PageId } from '#lib/paths.ts';
import { fillPolicy } from '../../src/content/policy-tree.ts';
import { mapWords } from '../../src/content/office-map.ts';
import { printedHours, printedTimeZone } from '../../src/content/opening-hours.ts';
import type { Content } from '../../src/content/read.ts';

const TRANSECT = [100, 200];
const picture = {
  sources: [],
  src: '/picture.jpg',
  width: 4,
  height: 3,
  sizes: '100vw',
  alt: '',
  manner: 'drawn' as const,
};

/** What stands in `main` on each page; the studies both behind their door and before it. */
const mains = (content: Content) => {
  const { firm, pages, services, practices, values, team, caseStudies, privacyPolicy, words } =
    content;
  const email = firm.email.general;
  const action = { label: words.home.closing, href: ROUTES.contact.path };
  const { tree, sections, updated, storedInBrowser } = privacyPolicy;
  return {
    home: (
      <>
        <HomeHero {...pages.home} tagline={firm.tagline} words={words.home} picture={picture} />
        <InfoCards
          offices={firm.offices}
          hours={printedHours(firm.openingHours, words)}
          timeZone={printedTimeZone(firm.openingHours, words)}
          contactCard={pages.home.contactCard}
          words={words.home}
        />
        <AboutTeaser about={pages.home.about} words={words.home} />
        <ServiceGrid intro={pages.home.services} services={services} words={words.home} />
        <ClosingBand {...pages.home.closing} action={action} transect={TRANSECT} />
      </>
    ),
    about: (
      <>
        <PageHero {...pages.about} picture={picture} />
        <Story {...pages.about.story} words={words.about} />
        <ValueList {...pages.about.values} values={values} words={words.about} />
        <Headquarters
          {...pages.about.headquarters}
          addressLines={firm.headOffice.lines}
          words={words.about}
          picture={picture}
        />
      </>
    ),
    services: (
      <>
        <PageHero {...pages.services} picture={picture} />
        {practices.map((service) => (
          <PracticeBlock
            key={service.id}
            service={service}
            ground="paper"
            transect={TRANSECT}
            words={words.services}
          />
        ))}
        <ClosingBand {...pages.services.closing} action={action} transect={TRANSECT} />
      </>
    ),
    team: (
      <>
        <PageHero {...pages.team} picture={picture} />
        <TeamSection
          stats={[{ label: words.team.experts, figure: firm.experts }]}
          members={team.map((member) => ({ member, picture }))}
          invitation={pages.team.invitation}
          words={words.team}
        />
      </>
    ),
    'case-studies': (
      <>
        <PageHero {...pages['case-studies']} picture={picture} />
        <CaseStudiesGate
          page={pages['case-studies']}
          email={email}
          words={words}
          transect={TRANSECT}
        />
        <StudyList
          studies={caseStudies}
          notice={pages['case-studies'].notice}
          words={words.studies}
          takesFocus={false}
          transect={TRANSECT}
        />
        <ClosingBand {...pages['case-studies'].closing} action={action} transect={TRANSECT} />
      </>
    ),
    contact: (
      <>
        <PageHero {...pages.contact} picture={picture} />
        <ContactDetails
          page={pages.contact}
          words={words.contact}
          email={email}
          addressLines={firm.headOffice.lines}
          offices={firm.offices}
          practices={practices}
          map={{ picture, words: mapWords(firm.offices, words.language) }}
        >
          <CopyAddress address={email} words={words.contact} />
        </ContactDetails>
      </>
    ),
    'privacy-policy': (
      <>
        <PageHero {...pages['privacy-policy']} picture={picture} />
        <PolicyDocument
          tree={fillPolicy(tree, { storedInBrowser: storedInBrowser.sealed })}
          sections={sections}
          updated={updated}
          words={words}
        />
      </>
    ),
    'not-found': (
      <>
        <PageHero {...pages['not-found']} picture={picture} />
        <WaysBack words={words} />
      </>
    ),
  } satisfies Record<PageId, React.ReactNode>;
};

/** The body of every page, put together as the documents in `src/pages` and the layout do. */
export const renderPages = (content: Content): { page: PageId; html: string }[] => {
  const { firm, mark, services, words } = content;
  return Object.entries(mains(content)).map(([name, main]) => {
    const page = name as PageId;
    const html = renderToStaticMarkup(
      <body>
        <SiteHeader firmName={firm.name} mark={mark} currentPage={page} words={words} />
        <main id="main">{main}</main>
        <SiteFooter firm={firm} mark={mark} services={services} words={words} />
      </body>,
    );
    return { page, html };
  });
};
