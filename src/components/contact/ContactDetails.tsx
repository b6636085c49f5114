import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Firm, Pages, PracticeService } from '#content/schemas.ts';
import { mailLink } from '#lib/mail-link.ts';
import styles from './ContactDetails.module.css';

interface Props {
  email: string;
  page: Pages['contact'];
  addressLines: readonly string[];
  offices: Firm['offices'];
  practices: readonly PracticeService[];
  /** The copy control, beside the address that it copies. */
  children: ReactNode;
}

export function ContactDetails({ email, page, addressLines, offices, practices, children }: Props) {
  return (
    <Section>
      <div className={styles.split}>
        <div className={styles.mail}>
          <h2>Write to the firm</h2>
          <p>{page.email.text}</p>
          <p className={styles.action}>
            <ButtonLink href={mailLink(email, page.email.subject)}>Email the firm</ButtonLink>
          </p>
          <div className={styles.addressRow}>
            <p className={styles.address} translate="no" dir="ltr">
              {email}
            </p>
            {children}
          </div>
        </div>
        <div className={styles.places}>
          <div>
            <Eyebrow as="h2">Head office</Eyebrow>
            <address className={styles.office}>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <div>
            <Eyebrow as="h2">Offices</Eyebrow>
            <p className={styles.lead}>{page.offices.lead}</p>
            <ul className={styles.list}>
              {offices.map((office) => (
                <li key={office.id}>{office.label}</li>
              ))}
            </ul>
          </div>
          <div>
            <Eyebrow as="h2">Practice areas</Eyebrow>
            <p className={styles.lead}>{page.practices.lead}</p>
            <ul className={styles.list}>
              {practices.map((practice) => (
                <li key={practice.id}>
                  <a className={styles.link} href={`/services#${practice.id}`}>
                    {practice.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
