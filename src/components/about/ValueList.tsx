import { Icon } from '#components/ui/Icon.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Value } from '#content/schemas.ts';
import type { Words } from '#content/words.ts';
import styles from './ValueList.module.css';

interface Props {
  lead: string;
  values: readonly Value[];
  words: Words['about'];
}

export function ValueList({ lead, values, words }: Props) {
  return (
    <Section ground="card" labelledBy="our-values">
      <div className={styles.title}>
        <h2 id="our-values">{words.values}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.grid}>
        {values.map((value) => (
          <li key={value.id} className={styles.value}>
            <Icon name={value.icon} />
            <h3>{value.title}</h3>
            <p className={styles.description}>{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
