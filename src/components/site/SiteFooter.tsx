import { AddressLines } from '#components/ui/AddressLines.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import type { Firm, Service } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { mailLink } from '#lib/mail-link.ts';
import type { Mark as MarkData } from '#lib/mark.ts';
import { QUICK_ROUTES, ROUTES } from '#lib/paths.ts';
import { Mark } from './Mark.tsx';
import styles from './SiteFooter.module.css';

/** The footer names only the first services; the full list stands on the home page. */
const SERVICES_SHOWN = 5;

interface Props {
  firm: Firm;
  mark: MarkData;
  services: readonly Service[];
  words: Pick<Words, 'footer' | 'pages'>;
}

export function SiteFooter({ firm, mark, services, words }: Props) {
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={styles.columns}>
        <div>
          <div className={styles.mark}>
            <Mark mark={mark} place="footer" height={64} />
          </div>
          <p className={styles.name}>{firm.name}</p>
          <div className={styles.address}>
            <AddressLines lines={firm.headOffice.lines} />
          </div>
          <p>
            <a className={styles.link} href={mailLink(firm.email.general)}>
              {firm.email.general}
            </a>
          </p>
        </div>
        <div>
          <Eyebrow as="h2">{words.footer.services}</Eyebrow>
          <ul className={styles.list}>
            {services.slice(0, SERVICES_SHOWN).map((service) => (
              <li key={service.id}>{service.title}</li>
            ))}
          </ul>
        </div>
        <div>
          <Eyebrow as="h2">{words.footer.offices}</Eyebrow>
          <ul className={styles.list}>
            {firm.offices.map((office) => (
              <li key={office.id}>{office.label}</li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <Eyebrow as="h2" id="footer-links">
            {words.footer.quickLinks}
          </Eyebrow>
          <ul className={styles.links}>
            {QUICK_ROUTES.map((route) => (
              <li key={route}>
                <a className={styles.link} href={ROUTES[route].path}>
                  {words.pages[route]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {firm.professionalNotice && <p className={styles.notice}>{firm.professionalNotice}</p>}
      <div className={styles.legal}>
        <p>{words.footer.copyright}</p>
        <ul className={styles.legalLinks}>
          <li>
            <a className={styles.link} href={ROUTES['privacy-policy'].path}>
              {words.pages['privacy-policy']}
            </a>
          </li>
          <li>{words.footer.terms}</li>
        </ul>
      </div>
    </footer>
  );
}
