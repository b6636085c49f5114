import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Seal } from '#components/ui/Seal.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Pages, Service } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import { balancedRows } from '#lib/balanced-rows.ts';
import { practicePath } from '#lib/paths.ts';
import styles from './ServiceGrid.module.css';

interface Props {
  intro: Pages['home']['services'];
  services: readonly Service[];
  words: Words['home'];
}

/** Full rows of services between rules, however many there are; those that lead on bear a seal. */
export function ServiceGrid({ intro, services, words }: Props) {
  // For each card, how many share its row.
  const rowOf = balancedRows(services.length, 4).flatMap((size) => Array<number>(size).fill(size));
  return (
    <Section ground="card" labelledBy="our-services">
      <div className={styles.title}>
        <Eyebrow>{words.services}</Eyebrow>
        <h2 id="our-services">{intro.heading}</h2>
        <p className={styles.lead}>{intro.lead}</p>
      </div>
      <ul className={styles.grid}>
        {services.map((service, i) => (
          <li key={service.id} className={styles.card} data-row-of={rowOf[i]}>
            {service.practice ? (
              <Seal icon={service.icon} place={i} />
            ) : (
              <Icon name={service.icon} />
            )}
            <h3 className={styles.name}>
              {service.practice ? (
                <a className={styles.link} href={practicePath(service.id)}>
                  {service.title}
                </a>
              ) : (
                service.title
              )}
            </h3>
            <p className={styles.description}>{service.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
