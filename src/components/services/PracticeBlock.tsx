import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { SeaFloor } from '#components/ui/SeaFloor.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { PracticeService } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import type { Transect } from '#lib/transect.ts';
import styles from './PracticeBlock.module.css';

interface Props {
  service: PracticeService;
  ground: 'paper' | 'card' | 'water';
  /** The sea floor beneath its steps. */
  transect?: Transect | undefined;
  words: Words['services'];
}

/** One core practice: what it is, the four steps as soundings of a sea floor, benefits, record. */
export function PracticeBlock({ service, ground, transect, words }: Props) {
  const { id, icon, title, practice } = service;
  return (
    <Section id={id} labelledBy={`${id}.title`} ground={ground}>
      <div className={`${styles.block} ${ground === 'paper' ? '' : styles.turned}`}>
        <h2 id={`${id}.title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{practice.description}</p>
        <div className={styles.process}>
          <div className={styles.label}>
            <Icon name={icon} />
            <Eyebrow as="h3">{words.process}</Eyebrow>
          </div>
          {transect && <SeaFloor transect={transect} leads={practice.process.length} />}
          <ol className={styles.steps}>
            {practice.process.map((step) => (
              <li key={step.title} className={styles.step}>
                <h4>{step.title}</h4>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <Eyebrow as="h3">{words.benefits}</Eyebrow>
          <ul className={styles.benefits}>
            {practice.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
        <div className={styles.record}>
          <Eyebrow as="h3">{words.trackRecord}</Eyebrow>
          <p>{practice.trackRecord}</p>
        </div>
      </div>
    </Section>
  );
}
