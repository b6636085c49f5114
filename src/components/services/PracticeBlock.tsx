import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { PracticeService } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import styles from './PracticeBlock.module.css';

interface Props {
  service: PracticeService;
  ground: 'paper' | 'card';
  words: Words['services'];
}

/** One core practice: what it is, the four steps as soundings on a line, benefits, record. */
export function PracticeBlock({ service, ground, words }: Props) {
  const { id, icon, title, practice } = service;
  return (
    <Section id={id} labelledBy={`${id}.title`} ground={ground}>
      <div className={styles.block}>
        <div className={styles.title}>
          <Icon name={icon} />
          <h2 id={`${id}.title`}>{title}</h2>
        </div>
        <p className={styles.description}>{practice.description}</p>
        <div className={styles.process}>
          <Eyebrow as="h3">{words.process}</Eyebrow>
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
