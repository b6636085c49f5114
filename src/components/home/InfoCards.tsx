import { Fragment } from 'react';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import type { Firm, Pages } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import type { PrintedHours } from '#lib/opening-days.ts';
import { ROUTES } from '#lib/paths.ts';
import styles from './InfoCards.module.css';

interface Props {
  offices: Firm['offices'];
  hours: readonly PrintedHours[];
  /** The name of the time in which they are meant. */
  timeZone: string;
  contactCard: Pages['home']['contactCard'];
  words: Words['home'];
}

/** The row of three cards that overlaps the hero's lower edge. */
export function InfoCards({ offices, hours, timeZone, contactCard, words }: Props) {
  return (
    <ul className={styles.cards}>
      <li className={styles.card}>
        <Eyebrow as="h2">{words.locations}</Eyebrow>
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.id}>{office.label}</li>
          ))}
        </ul>
      </li>
      <li className={styles.card}>
        <Eyebrow as="h2">{words.contactCard}</Eyebrow>
        <p className={styles.large}>
          <a className={styles.link} href={ROUTES.contact.path}>
            {contactCard.heading}
          </a>
        </p>
        <p className={styles.small}>{contactCard.text}</p>
      </li>
      <li className={styles.card}>
        <Eyebrow as="h2">{words.openingHours}</Eyebrow>
        {hours.map(({ days, times }) => (
          <div key={days} className={styles.hours}>
            <p className={styles.large}>
              {times.map((range) => (
                <Fragment key={range}>
                  <span className={styles.range}>{range}</span>{' '}
                </Fragment>
              ))}
            </p>
            <p className={styles.small}>{days}</p>
          </div>
        ))}
        <p className={styles.small}>{timeZone}</p>
      </li>
    </ul>
  );
}
