import type { Transect } from '#lib/transect.ts';
import { ButtonLink } from './Button.tsx';
import styles from './ClosingBand.module.css';
import { SeaFloor } from './SeaFloor.tsx';
import { Section } from './Section.tsx';

interface Props {
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** The sea floor beside its words. */
  transect?: Transect | undefined;
}

/** The one call to act at the end of a page. */
export function ClosingBand({ heading, text, action, transect }: Props) {
  return (
    <Section ground="water" labelledBy="closing">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id="closing">{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        {transect && (
          <div className={styles.sea}>
            <SeaFloor transect={transect} />
          </div>
        )}
      </div>
    </Section>
  );
}
