import type { ReactNode } from 'react';
import { AddressLines } from '#components/ui/AddressLines.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Office, Pages, PracticeService } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { mailLink } from '#lib/mail-link.ts';
import { practicePath } from '#lib/paths.ts';
import styles from './ContactDetails.module.css';
import { OfficeMap, type OfficeMapData } from './OfficeMap.tsx';

interface Props {
  email: string;
  page: Pages['contact'];
  words: Words['contact'];
  addressLines: readonly string[];
  offices: readonly Office[];
  practices: readonly PracticeService[];
  /** The map of the offices; without it the address of the head office takes its place. */
  map?: OfficeMapData | undefined;
  /** The copy control, beside the address that it copies. */
  children: ReactNode;
}

export function ContactDetails(props: Props) {
  const { email, page, words, addressLines, offices, practices, map, children } = props;
  const office = (
    <>
      <Eyebrow as="h3">{words.headOffice}</Eyebrow>
      <AddressLines lines={addressLines} isLarge />
    </>
  );
  return (
    <>
      <Section labelledBy="write">
        <div className={styles.split}>
          <div className={styles.mail}>
            <h2 id="write">{words.byEmail}</h2>
            <p>{page.email.text}</p>
            <p className={styles.action}>
              <ButtonLink href={mailLink(email, page.email.subject)}>{words.write}</ButtonLink>
            </p>
            <div className={styles.addressRow}>
              <p className={styles.address} translate="no" dir="ltr">
                {email}
              </p>
              {children}
            </div>
            {map && <div className={styles.office}>{office}</div>}
          </div>
          {map ? <OfficeMap {...map} /> : <div>{office}</div>}
        </div>
      </Section>
      <Section ground="card">
        <div className={styles.lists}>
          <div>
            <h2 className={styles.title}>{words.locations}</h2>
            <p className={styles.lead}>{page.offices.lead}</p>
            <ul className={styles.list}>
              {offices.map((office) => (
                <li key={office.id}>
                  <span>{office.label}</span>
                  {office.headOffice && (
                    <span className={styles.head}>{` ${words.isHeadOffice}`}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className={styles.title}>{words.practices}</h2>
            <p className={styles.lead}>{page.practices.lead}</p>
            <ul className={styles.list}>
              {practices.map((practice) => (
                <li key={practice.id}>
                  <a className={styles.link} href={practicePath(practice.id)}>
                    {practice.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
    </>
  );
}
